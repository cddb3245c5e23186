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
    /// The outlines of each layer that lie in no larger one.
    private(set) var outers: [MagicOutline] = []
    /// The painted layers with an extent that are neither slash nor badge.
    private(set) var drawing: [Int] = []
    /// The box of the drawing.
    private(set) var drawingBox: Rect?

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
        outers = indices.map { part($0) { !$0 } }
        findSlash()
        findBadge()
        findEnclosure()
        drawing = painted([.base, .enclosure])
        drawingBox = box(of: drawing)
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

    /// Whether some outlines of a layer lie in larger ones.
    func hasHoles(_ layer: Int) -> Bool {
        outers[layer].path.subpaths.count < outlines[layer].path.subpaths.count
    }

    /// Whether a layer is the only painted one that is neither slash nor badge.
    func isAll(_ layer: Int) -> Bool { drawing == [layer] }

    /// Whether a layer is at least half as large as the drawing.
    func isLarge(_ layer: Int) -> Bool {
        guard let bounds = outlines[layer].bounds, let box = drawingBox else { return false }
        return max(bounds.width, bounds.height) >= 0.5 * max(box.width, box.height)
    }

    /// Whether a layer has no bays, like dots, bars and rings, so that its shape says little.
    func isPlain(_ layer: Int) -> Bool {
        guard let hull = ConvexHull(outlines[layer].points) else { return true }
        return hull.path.signedArea() <= 1.05 * outers[layer].area
    }

    /// The largest of the painted layers that are neither slash nor badge.
    var mainLayer: Int? {
        func size(_ layer: Int) -> Double { outlines[layer].bounds.map { $0.width * $0.height } ?? 0 }
        return drawing.max { size($0) < size($1) }
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
