internal import SymbolGeometry
internal import SymbolModel

/// The groups of layers that move as one, in the order in which they move.
///
/// Layers are grouped by their motion group numbers, from 0; layers without a number follow from back to front, each in
/// a group of its own. An eraser without a number belongs to the layer around which it clears a gap, which is the next
/// painted layer above it or else below; a slash without a number belongs to the layer that it crosses; and a layer
/// that another layer's pen draws belongs to that layer.
struct MotionGroups: Hashable, Sendable {
    /// The indices of the layers of each group, in the order in which the groups move.
    let members: [[Int]]
    /// The position of each layer's group in the order.
    let order: [Int]

    init(_ subject: MotionSubject, _ scope: EffectScope) {
        let layers = subject.layers
        guard scope != .wholeSymbol, !layers.isEmpty else {
            self.init(members: layers.isEmpty ? [] : [Array(layers.indices)], of: layers.count)
            return
        }
        var groups: [Key: [Int]] = [:]
        for layer in layers.indices { groups[Self.key(of: layer, layers), default: []].append(layer) }
        self.init(members: groups.sorted { $0.key < $1.key }.map(\.value), of: layers.count)
    }

    private init(members: [[Int]], of count: Int) {
        self.members = members
        var order = Array(repeating: 0, count: count)
        for (number, layers) in members.enumerated() { for layer in layers { order[layer] = number } }
        self.order = order
    }

    /// Returns the groups that can move without tearing connected layers apart: groups with connected layers are merged
    /// at the position of the first of them.
    ///
    /// Groups inside an enclosure are merged too: the drawing has been made smaller but not its strokes, so that its
    /// parts are too close together to move independently.
    static func bodies(of subject: MotionSubject, _ scope: EffectScope) -> MotionGroups {
        let enclosed = subject.layers.enclosed
        let groups = MotionGroups(subject, scope).members
        var merged = DisjointSets(groups.count)
        var first: [Int: Int] = [:]
        for (number, group) in groups.enumerated() {
            let own = group.map { subject.layers[$0].body ?? $0 }
            for body in enclosed.isDisjoint(with: group) ? own : own + [enclosed.min() ?? 0] {
                merged.join(first[body, default: number], number)
                first[body] = first[body] ?? number
            }
        }
        return MotionGroups(
            members: merged.groups.map { $0.flatMap { groups[$0] } }, of: subject.layers.count)
    }

    /// Returns the groups that come or go one after another.
    ///
    /// A slash comes with the first and goes with the last of what it crosses: its gap would otherwise be closed while
    /// the rest is visible.
    static func transition(_ transition: EffectTransition, of subject: MotionSubject, _ scope: EffectScope) -> Self {
        let layers = subject.layers
        var members = MotionGroups(subject, scope).members
        guard let slash = members.firstIndex(where: { $0.contains { layers[$0].isSlash } }) else {
            return MotionGroups(members: members, of: layers.count)
        }
        let crossed = members.indices.filter { group in
            group != slash && members[group].contains { layers.isCrossed($0, byAnyOf: members[slash]) }
        }
        if let group = transition == .insertion ? crossed.first : crossed.last {
            members[group] += members[slash]
            members.remove(at: slash)
        }
        return MotionGroups(members: members, of: layers.count)
    }

    var count: Int { members.count }

    private enum Key: Hashable, Comparable {
        case numbered(Int)
        case own(Int)
    }

    private static func key(of layer: Int, _ layers: [MotionLayer]) -> Key {
        if let number = layers[layer].traits.motionGroup { return .numbered(number) }
        guard let moved = layers.owner(of: layer) else { return .own(layer) }
        let owner = layers[moved].leader ?? moved
        if let number = layers[owner].traits.motionGroup { return .numbered(number) }
        guard layers[owner].isSlash, let crossed = layers.crossed(by: owner) else { return .own(owner) }
        return layers[crossed].traits.motionGroup.map { .numbered($0) } ?? .own(crossed)
    }
}

extension [MotionLayer] {
    /// Returns the painted layer that a slash crosses or, of several, the one that shares the largest area with its
    /// box.
    fileprivate func crossed(by slash: Int) -> Int? {
        func overlap(_ layer: Int) -> Double {
            guard let bounds = self[layer].bounds, let box = self[slash].bounds?.intersection(bounds) else { return 0 }
            return box.width * box.height
        }
        let candidates = indices.filter { self[$0].paints && !self[$0].isSlash }
        return candidates.max { overlap($0) < overlap($1) }
    }

    /// Whether a slash among some layers may cross out a painted layer.
    fileprivate func isCrossed(_ layer: Int, byAnyOf others: [Int]) -> Bool {
        guard self[layer].paints, !self[layer].isSlash, !self[layer].isEnclosure, let bounds = self[layer].bounds else {
            return false
        }
        return others.contains { other in
            self[other].isSlash && other > layer && self[other].bounds?.intersection(bounds) != nil
        }
    }

    /// The layers inside an enclosure that the file tags as one; a frame that is drawn as part of the symbol does not
    /// count.
    fileprivate var enclosed: Set<Int> {
        guard let frame = first(where: { $0.isEnclosure && $0.paints && $0.isTagged(.enclosure) })?.bounds else {
            return []
        }
        return Set(
            indices.filter { layer in
                !self[layer].isEnclosure && self[layer].bounds?.corners.allSatisfy(frame.contains) == true
            })
    }

    /// Whether an eraser is connected to a layer that it clears: it is for a slash, and for what is cut out of anything
    /// but an enclosure.
    package func joins(_ eraser: Int, _ cleared: Int) -> Bool {
        if self[eraser].isSlash { return true }
        return owner(of: eraser).map { $0 < eraser } ?? true && !self[cleared].isEnclosure
    }

    /// Returns the painted layer around which an eraser clears a gap, or out of which it cuts; for a painted layer,
    /// itself.
    ///
    /// It is the next painted layer above or else below, within the motion group of the eraser, or among all layers if
    /// it has none. The result is `nil` for an eraser that moves on its own.
    func owner(of layer: Int) -> Int? {
        if self[layer].paints { return layer }
        let group = self[layer].traits.motionGroup
        let candidates = indices.filter { self[$0].paints && (group == nil || self[$0].traits.motionGroup == group) }
        return candidates.first { $0 > layer } ?? candidates.last { $0 < layer }
    }
}
