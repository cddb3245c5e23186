internal import SymbolModel

extension [Layer] {
    /// What a variable value reaches one after the other where the file has no numbers for its mode, by the layers'
    /// places.
    ///
    /// Thresholds of the other mode tell the order and which layers take part. Without any, all painted layers do: by
    /// their motion groups, and those in none from the back to the front, each by itself.
    var variableSteps: [[Int]] {
        let painted = indices.filter { self[$0].opacity > 0 }
        let byThreshold = Dictionary(grouping: painted.filter { self[$0].traits.variableThreshold != nil }) {
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
