internal import SymbolFiles
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate
internal import SymbolText

/// A template with components added to everything that it draws and declares.
///
/// The components are skeletons. Their grid is centred between the template's margins and on half the cap height, as in
/// templates made from skeletons.
struct TemplateComposition {
    private(set) var artwork: TemplateArtwork
    private(set) var diagnostics: [Diagnostic] = []

    /// Composes a template with components.
    ///
    /// - Throws: `ValueError` when nothing is painted, there is nothing to fill, or the cells differ in their number of
    ///   paths.
    init(_ source: TemplateArtwork, _ components: [Component]) throws(ValueError) {
        try Self.checkPathCounts(of: source)
        artwork = source.withLayersInAllModes
        guard artwork.variants.values.contains(where: { !artwork.paintedShapes(of: $0).isEmpty }) else {
            throw ValueError("found nothing to draw; expected filled outlines")
        }
        let isFilled = components.contains(.fill)
        let isEnclosed = components.contains { if case .enclosure = $0 { true } else { false } }
        if isFilled {
            do throws(ValueError) {
                try fill()
            } catch {
                // A drawing that cannot be filled is cut out of the enclosure as it is.
                guard isEnclosed else { throw error }
            }
        }
        for component in components {
            switch component {
            case .fill: continue
            case .slash: add(Skeleton(name: "", layers: []).slashed(across: regularInkBounds ?? Rect(.zero)))
            case .badge(let badge): add(self.badge(badge))
            case .enclosure(let enclosure): enclose(in: enclosure, isFilled: isFilled)
            }
        }
        if source.hasDrawGuides, !artwork.hasDrawGuides {
            note("filled outlines cannot have draw guides, which are left out")
        }
    }

    /// Checks that all cells have the same number of paths, because layers refer to paths by index and components are
    /// appended.
    private static func checkPathCounts(of source: TemplateArtwork) throws(ValueError) {
        let variants = source.cells.compactMap { source.variants[$0] }
        guard let first = variants.first, let other = variants.first(where: { $0.shapes.count != first.shapes.count })
        else { return }
        throw ValueError(
            "\(first.name) and \(other.name) have \(first.shapes.count) and \(other.shapes.count) paths; "
                + "expected the same number in each")
    }

    private mutating func fill() throws(ValueError) {
        let filled = try TemplateFill(artwork)
        artwork = filled.artwork
        if filled.fillsInk { note("what runs from an outline into it is filled with it, since it is one path with it") }
    }

    private mutating func note(_ message: String) { diagnostics.append(Diagnostic(.conversion, message)) }

    /// Adds a component whose first shape clears its gap.
    private mutating func add(_ skeleton: Skeleton) {
        let gap = artwork.cells.first.flatMap { artwork.variants[$0]?.shapes.count } ?? 0
        artwork = artwork.adding(TemplateDrawing(skeleton, .centered).artwork).clearingCrumbs(
            ofGap: gap, StrokeWidths())
    }

    private mutating func enclose(in enclosure: Enclosure, isFilled: Bool) {
        let enclosed = TemplateEnclosure(enclosure, around: artwork)
        if !enclosed.keepsWeight {
            note("the drawing has one weight, so its strokes are thinner inside than the enclosure's")
        }
        if enclosed.raisesLevels { note("tertiary layers become secondary, since the enclosure is tertiary") }
        artwork = isFilled ? enclosed.filled : enclosed.outlined
    }

    private func badge(_ badge: Badge) -> Skeleton {
        let position = BadgePosition(over: regularPaths, inkBounds: regularInkBounds)
        return Skeleton(name: "", layers: []).badged(badge, at: position.center)
    }

    private var regularInkBounds: Rect? { regularPaths.compactMap(\.bounds).union }

    /// The paths that the Regular weight paints, in grid units.
    private var regularPaths: [Path] {
        guard let variant = artwork.variant(weight: .regular, scale: .small)?.variant else { return [] }
        let toGrid =
            AffineTransform.translation(x: Skeleton.grid / 2, y: Skeleton.grid / 2)
            * .scale(1 / (variant.scale.factor * TemplateDrawing.gridUnit))
            * .translation(x: -variant.advance / 2, y: Variant.capHeight / 2)
        return artwork.paintedShapes(of: variant).map { $0.path.transformed(by: toGrid) }
    }
}
