internal import SymbolEffects
package import SymbolGeometry
package import SymbolModel
package import SymbolRendering

/// The placement of a symbol's layers in right-to-left layout.
///
/// A symbol is mirrored as a whole about a vertical axis, except for groups of layers that keep their orientation:
/// check marks, clocks, digits, letters and slashes mean the same in every reading direction. Such a group moves to the
/// other side without being mirrored.
struct Mirroring {
    /// The transform of each layer.
    private(set) var placements: [AffineTransform]

    /// Returns the reflection of a whole symbol between its margins.
    static func mirror(in box: Rect) -> AffineTransform {
        AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: box.minX + box.maxX, ty: 0)
    }

    init(_ symbol: ResolvedSymbol, in box: Rect) {
        let mirror = Self.mirror(in: box)
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

extension Symbol {
    /// Whether the layout direction of some options mirrors the symbol.
    package func isMirrored(_ options: RenderOptions) -> Bool {
        mirrorsInRightToLeft && options.effectiveDirection == .rightToLeft
    }
}

extension ResolvedSymbol {
    /// Resolves a variant of a template in the layout direction of some options, which can mirror it between its
    /// margins.
    package init(
        _ artwork: TemplateArtwork, of symbol: Symbol, variant: Variant, _ options: RenderOptions, moves: Bool = false,
        draws: Bool = false, like other: ResolvedSymbol? = nil
    ) {
        let resolved = ResolvedSymbol(
            artwork, variant: variant, style: options.style, moves: moves, draws: draws, like: other,
            placing: symbol.isMirrored(options) ? { Mirroring($0, in: $1).placements } : nil)
        self = options.effectiveDirection == .rightToLeft ? resolved.sweptFromRight() : resolved
    }

    /// Returns an icon in the layout direction of some options, which can mirror it between the margins of its box.
    package func laidOut(as symbol: Symbol, _ options: RenderOptions, in box: Rect) -> ResolvedSymbol {
        guard options.effectiveDirection == .rightToLeft else { return self }
        let placed = symbol.isMirrored(options) ? placed(Mirroring(self, in: box).placements) : self
        return placed.sweptFromRight()
    }

    /// Returns for each layer the group that keeps its orientation: as given by the file, or else the slash and the
    /// badge, which are recognized by their tags or form.
    fileprivate func unmirroredGroups(in box: Rect) -> [String?] {
        let declared = layers.map(\.traits.unmirroredGroup)
        guard declared.allSatisfy({ $0 == nil }) else { return declared.map { $0 == Layer.Traits.mirrored ? nil : $0 } }
        let subject = MotionSubject(
            layers: layers.map { MotionLayer(traits: $0.traits, paints: $0.paints, bounds: $0.bounds) }, guideBox: box)
        return subject.components(in: layers.map(\.outline))
    }
}
