internal import SymbolGeometry
internal import SymbolModel

/// One of two symbols, with the roles of its layers.
struct MagicSide: Hashable, Sendable {
    let name: String
    let layers: [MotionLayer]
    let em: Double
    let outlines: [MagicOutline]
    /// The keys that are equal for layers with the same paint; empty where that is not known.
    let looks: [String]
    /// The opacities and drawn parts that a variable value leaves of the layers.
    let variations: [LayerState]
    /// For an eraser, the painted layer around which it clears a gap or out of which it cuts; for a painted layer,
    /// itself.
    ///
    /// The value is `nil` for an eraser that moves on its own.
    let owners: [Int?]
    private(set) var roles: [MagicRole]

    typealias Table = MotionTable.Magic

    init(_ side: ReplaceSide) {
        name = side.name
        layers = side.subject.layers
        em = side.subject.em
        outlines = layers.indices.map { [em] in
            MagicOutline($0 < side.outlines.count ? side.outlines[$0] : Path(), em: em)
        }
        looks = layers.indices.map { $0 < side.looks.count ? side.looks[$0] : "" }
        variations = layers.indices.map(side.variation)
        owners = layers.indices.map { [layers] in layers.owner(of: $0) }
        roles = layers.map { _ in .base }
        findSlash()
        findBadge()
        findEnclosure()
    }

    var indices: Range<Int> { layers.indices }

    /// Returns the erasers below a painted layer that clear a gap around it, from back to front.
    func knockouts(for owner: Int) -> [Int] {
        indices.filter { $0 < owner && !layers[$0].paints && owners[$0] == owner }
    }

    /// Whether a layer is matched by itself: it is painted, or is an eraser that is not the knockout of another layer.
    func standsAlone(_ layer: Int) -> Bool {
        guard !layers[layer].paints, let owner = owners[layer] else { return true }
        return owner < layer
    }

    /// Returns the layers that move with a layer: the whole slash or badge, or otherwise a layer and its knockout.
    func unit(of layer: Int) -> [Int] {
        switch roles[layer] {
        case .slash, .badge: return indices.filter { roles[$0] == roles[layer] }
        case .base, .enclosure:
            let owner = standsAlone(layer) ? layer : owners[layer] ?? layer
            return knockouts(for: owner) + [owner]
        }
    }

    /// Returns the painted layers with certain roles that have an extent.
    func painted(_ parts: Set<MagicRole>) -> [Int] {
        indices.filter { layers[$0].paints && outlines[$0].bounds != nil && parts.contains(roles[$0]) }
    }

    /// Whether a layer is the only painted one that is neither slash nor badge.
    func isAll(_ layer: Int) -> Bool { painted([.base, .enclosure]) == [layer] }

    /// The largest of the painted layers that are neither slash nor badge.
    var mainLayer: Int? {
        func size(_ layer: Int) -> Double { outlines[layer].bounds.map { $0.width * $0.height } ?? 0 }
        return painted([.base, .enclosure]).max { size($0) < size($1) }
    }

    func box(of layers: [Int]) -> Rect? {
        layers.compactMap { outlines[$0].bounds }.union
    }

    /// Assigns a role to layers and their knockouts.
    mutating func assign(_ role: MagicRole, to layers: [Int]) {
        let all = Set(layers + layers.flatMap(knockouts))
        for layer in indices where roles[layer] == .base && all.contains(layer) { roles[layer] = role }
    }

    /// Whether a painted layer remains besides some layers.
    func leavesBase(_ layers: [Int]) -> Bool {
        !painted([.base]).allSatisfy(layers.contains)
    }
}
