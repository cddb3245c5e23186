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
        if isFilled, !isEnclosed { artwork = try TemplateFill(artwork).artwork }
        for component in components {
            switch component {
            case .fill: continue
            case .slash: add(Skeleton(name: "", layers: []).slashed(across: liveInk))
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

    /// At the lower right of the grid, or of what is larger.
    private func badge(_ badge: Badge) -> Skeleton {
        let ink = liveInk
        let step = Point(
            max(0, ink.maxX - Skeleton.liveArea / 2), max(0, ink.maxY - Skeleton.liveArea / 2))
        return Skeleton(name: "", layers: []).badged(badge).transformed(
            by: .translation(x: step.x, y: step.y))
    }

    /// What the regular weight paints, in grid units about the grid's middle.
    private var liveInk: Rect {
        guard let variant = artwork.variant(weight: .regular, scale: .small)?.variant,
            let ink = artwork.paintedInk(of: variant)
        else { return Rect(.zero) }
        let toGrid =
            AffineTransform.scale(1 / (variant.scale.factor * TemplateDrawing.gridUnit))
            * .translation(x: -variant.advance / 2, y: Variant.capHeight / 2)
        return ink.transformed(by: toGrid)
    }
}

extension Skeleton {
    /// Moved or stretched, in strokes of the same widths.
    fileprivate func transformed(by transform: AffineTransform) -> Skeleton {
        var skeleton = self
        for layer in skeleton.layers.indices {
            skeleton.layers[layer].strokes = skeleton.layers[layer].strokes.map {
                $0.transformed(by: transform, width: 1, blackPart: 1)
            }
        }
        return skeleton
    }
}
