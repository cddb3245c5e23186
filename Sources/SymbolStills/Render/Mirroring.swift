internal import SymbolEffects
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolRendering

/// The placement of a symbol's layers in right-to-left layout.
///
/// A symbol is mirrored as a whole about a vertical axis, except for groups of layers that keep their orientation:
/// check marks, clocks, digits, letters and slashes mean the same in every reading direction. Such a group moves to the
/// other side without being mirrored.
struct Mirroring {
    /// The reflection of the whole symbol.
    let mirror: AffineTransform
    /// The transform of each layer.
    private(set) var placements: [AffineTransform]

    init(_ symbol: ResolvedSymbol, in box: Rect) {
        let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: box.minX + box.maxX, ty: 0)
        self.mirror = mirror
        placements = symbol.layers.map { _ in mirror }
        let groups = symbol.unmirroredGroups(in: box)
        for group in Set(groups.compactMap { $0 }) {
            let members = symbol.layers.indices.filter { groups[$0] == group }
            guard let bounds = members.compactMap({ symbol.layers[$0].bounds }).union else { continue }
            let shift = AffineTransform.translation(x: mirror(bounds.center).x - bounds.midX, y: 0)
            for layer in members { placements[layer] = shift }
        }
    }
}

extension ResolvedSymbol {
    /// Returns for each layer the group that keeps its orientation: as given by the file, or else the slash and the
    /// badge, which are recognized by their tags or form.
    fileprivate func unmirroredGroups(in box: Rect) -> [String?] {
        let declared = layers.map(\.traits.unmirroredGroup)
        guard declared.allSatisfy({ $0 == nil }) else { return declared }
        let subject = MotionSubject(
            layers: layers.map { MotionLayer(traits: $0.traits, paints: $0.paints, bounds: $0.bounds) }, guideBox: box)
        return subject.components(in: layers.map(\.outline))
    }
}
