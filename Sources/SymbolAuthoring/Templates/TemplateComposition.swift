internal import SymbolFiles
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate
internal import SymbolText

/// A template with components: all that it draws and says stays, and they join it.
///
/// The components are those of skeletons, whose grid is laid over the template with its middle between the margins and
/// halfway up the capitals, where templates made of skeletons have it.
struct TemplateComposition {
    private(set) var artwork: TemplateArtwork
    private(set) var diagnostics: [Diagnostic] = []

    /// - Throws: `ValueError` where there is nothing to fill, or the cells have not the same number of paths.
    init(_ source: TemplateArtwork, _ components: [Component]) throws(ValueError) {
        try Self.checkPathCounts(of: source)
        artwork = source.withLayersInAllModes
        let isFilled = components.contains(.fill)
        let isEnclosed = components.contains { if case .enclosure = $0 { true } else { false } }
        if isFilled {
            // What cannot be filled is cut out of the enclosure as it is.
            artwork = isEnclosed ? (try? TemplateFill(artwork).artwork) ?? artwork : try TemplateFill(artwork).artwork
        }
        for component in components {
            switch component {
            case .fill: continue
            case .slash: add(Skeleton(name: "", layers: []).slashed(across: regularInk ?? Rect(.zero)))
            case .badge(let badge): add(self.badge(badge))
            case .enclosure(let enclosure): enclose(in: enclosure, isFilled: isFilled)
            }
        }
        if source.hasDrawGuides, !artwork.hasDrawGuides {
            tell("filled outlines have no draw guides; they are left out")
        }
    }

    /// Layers name the paths of all cells by their places, behind which components are added.
    private static func checkPathCounts(of source: TemplateArtwork) throws(ValueError) {
        let variants = source.cells.compactMap { source.variants[$0] }
        guard let first = variants.first, let other = variants.first(where: { $0.shapes.count != first.shapes.count })
        else { return }
        throw ValueError(
            "\(first.name) and \(other.name) have \(first.shapes.count) and \(other.shapes.count) paths; components "
                + "need as many in each")
    }

    private mutating func tell(_ message: String) { diagnostics.append(Diagnostic(.conversion, message)) }

    /// Adds a component that begins with its gap.
    private mutating func add(_ skeleton: Skeleton) {
        let gap = artwork.cells.first.flatMap { artwork.variants[$0]?.shapes.count } ?? 0
        artwork = artwork.adding(TemplateDrawing(skeleton, .centred).artwork).clearingCrumbs(
            ofGap: gap, StrokeWidths())
    }

    private mutating func enclose(in enclosure: Enclosure, isFilled: Bool) {
        let room = TemplateEnclosure(enclosure, around: artwork)
        if !room.keepsWeight {
            tell("the drawing has one weight, so its strokes are thinner inside than the enclosure's")
        }
        if room.raisesLevels { tell("tertiary layers become secondary, since the enclosure is tertiary") }
        artwork = isFilled ? room.filled : room.outlined
    }

    private func badge(_ badge: Badge) -> Skeleton {
        let place = BadgePlace(over: regularPaths, ink: regularInk)
        return Skeleton(name: "", layers: []).badged(badge, at: place.center)
    }

    private var regularInk: Rect? { regularPaths.compactMap(\.bounds).union }

    /// What the regular weight paints, in grid units.
    private var regularPaths: [Path] {
        guard let variant = artwork.variant(weight: .regular, scale: .small)?.variant else { return [] }
        let toGrid =
            AffineTransform.translation(x: Skeleton.grid / 2, y: Skeleton.grid / 2)
            * .scale(1 / (variant.scale.factor * TemplateDrawing.gridUnit))
            * .translation(x: -variant.advance / 2, y: Variant.capHeight / 2)
        return artwork.paintedShapes(of: variant).map { $0.path.transformed(by: toGrid) }
    }
}
