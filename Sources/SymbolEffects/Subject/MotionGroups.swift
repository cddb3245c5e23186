internal import SymbolGeometry
internal import SymbolModel

/// Which layers move as one, and in which order the groups do.
///
/// By number, 0 first; layers without one follow from the back to the front, each by itself. An eraser without a
/// number belongs to the layer that it makes room for, the next painted one above it (or else below), a slash without
/// one to the layer that it crosses, and what another layer's pen draws to that layer.
struct MotionGroups: Hashable, Sendable {
    /// Layers' places, in the order in which the groups move.
    let members: [[Int]]
    /// The order of each layer's group.
    let order: [Int]

    init(_ subject: MotionSubject, _ scope: EffectScope) {
        let layers = subject.layers
        guard scope != .wholeSymbol, !layers.isEmpty else {
            self.init(members: layers.isEmpty ? [] : [Array(layers.indices)], of: layers.count)
            return
        }
        var groups: [Key: [Int]] = [:]
        for place in layers.indices { groups[Self.key(of: place, layers), default: []].append(place) }
        self.init(members: groups.sorted { $0.key < $1.key }.map(\.value), of: layers.count)
    }

    private init(members: [[Int]], of count: Int) {
        self.members = members
        var order = Array(repeating: 0, count: count)
        for (number, places) in members.enumerated() { for place in places { order[place] = number } }
        self.order = order
    }

    /// The groups that can move without tearing anything apart: those of which layers hang together are one, in the
    /// place of the first.
    ///
    /// So are those of what an enclosure holds: it has been made smaller, but not its strokes, so that its parts are
    /// too close together to move by themselves.
    static func bodies(of subject: MotionSubject, _ scope: EffectScope) -> MotionGroups {
        let enclosed = subject.layers.enclosed
        func bodies(_ places: [Int]) -> Set<Int> {
            let own = places.map { subject.layers[$0].body ?? $0 }
            return Set(enclosed.isDisjoint(with: places) ? own : own + enclosed.sorted().prefix(1))
        }
        var merged: [[Int]] = []
        for group in MotionGroups(subject, scope).members {
            let own = bodies(group)
            let held = merged.indices.filter { !bodies(merged[$0]).isDisjoint(with: own) }
            guard let first = held.first else {
                merged.append(group)
                continue
            }
            merged[first] = held.flatMap { merged[$0] } + group
            for place in held.dropFirst().reversed() { merged.remove(at: place) }
        }
        return MotionGroups(members: merged, of: subject.layers.count)
    }

    var count: Int { members.count }

    private enum Key: Hashable, Comparable {
        case numbered(Int)
        case own(Int)
    }

    private static func key(of place: Int, _ layers: [MotionLayer]) -> Key {
        if let number = layers[place].traits.motionGroup { return .numbered(number) }
        guard let moved = layers.owner(of: place) else { return .own(place) }
        let owner = layers[moved].leader ?? moved
        if let number = layers[owner].traits.motionGroup { return .numbered(number) }
        guard layers[owner].isSlash, let crossed = layers.crossed(by: owner) else { return .own(owner) }
        return layers[crossed].traits.motionGroup.map { .numbered($0) } ?? .own(crossed)
    }
}

extension [MotionLayer] {
    /// The painted layer that a slash crosses: of several the one whose box it covers most of.
    fileprivate func crossed(by slash: Int) -> Int? {
        func overlap(_ place: Int) -> Double {
            guard let bounds = self[place].bounds, let box = self[slash].bounds?.intersection(bounds) else { return 0 }
            return box.width * box.height
        }
        let candidates = indices.filter { self[$0].paints && !self[$0].isSlash }
        return candidates.max { overlap($0) < overlap($1) }
    }

    /// The layers that lie in an enclosure that the file says is one: a frame that a symbol is drawn with is none.
    fileprivate var enclosed: Set<Int> {
        guard let frame = first(where: { $0.isEnclosure && $0.paints && $0.isTagged(.enclosure) })?.bounds else {
            return []
        }
        return Set(
            indices.filter { place in
                !self[place].isEnclosure && self[place].bounds?.corners.allSatisfy(frame.contains) == true
            })
    }

    /// Whether an eraser hangs together with a layer that it clears: a slash, or what is cut out of anything but an
    /// enclosure.
    package func holds(_ eraser: Int, _ cleared: Int) -> Bool {
        if self[eraser].isSlash { return true }
        return owner(of: eraser).map { $0 < eraser } ?? true && !self[cleared].isEnclosure
    }

    /// The painted layer that an eraser makes room for or cuts out of, the next one above in its motion group or else
    /// below, of all layers where it is in none; for a painted layer itself.
    ///
    /// Nil for an eraser that moves on its own.
    func owner(of place: Int) -> Int? {
        if self[place].paints { return place }
        let group = self[place].traits.motionGroup
        let candidates = indices.filter { self[$0].paints && (group == nil || self[$0].traits.motionGroup == group) }
        return candidates.first { $0 > place } ?? candidates.last { $0 < place }
    }
}
