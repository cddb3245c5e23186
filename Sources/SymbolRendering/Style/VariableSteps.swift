internal import SymbolModel

extension [Layer] {
    /// The indices of the layers that a variable value reaches at each step, where the file has no numbers for its
    /// mode.
    ///
    /// Thresholds of the other mode determine the order and which layers take part, among them those that are cut out.
    /// Without any, all painted layers do: first the motion groups in order, and then each layer that is in no group,
    /// from back to front.
    var variableSteps: [[Int]] {
        let painted = indices.filter { self[$0].opacity > 0 }
        let parts = indices.filter { self[$0].opacity > 0 || self[$0].isEraser && !isKnockout($0) }
        let byThreshold = Dictionary(grouping: parts.filter { self[$0].traits.variableThreshold != nil }) {
            self[$0].traits.variableThreshold ?? 0
        }
        guard byThreshold.isEmpty else { return byThreshold.sorted { $0.key < $1.key }.map(\.value) }
        let byGroup = Dictionary(grouping: painted.filter { self[$0].traits.motionGroup != nil }) {
            self[$0].traits.motionGroup ?? 0
        }
        let others = painted.filter { self[$0].traits.motionGroup == nil }
        return byGroup.sorted { $0.key < $1.key }.map(\.value) + others.map { [$0] }
    }
}
