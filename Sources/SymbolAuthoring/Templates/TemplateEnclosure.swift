internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate

/// A template scaled down inside an enclosure.
///
/// Strokes shrink with the outlines, so a bolder weight is used to make them as wide inside as a skeleton's are.
struct TemplateEnclosure {
    private let enclosure: Enclosure
    private let artwork: TemplateArtwork
    private let scale: Double
    /// The offset from the centre of the Regular drawing's box to the point that lies at the enclosure's centre.
    private let offset: Point

    init(_ enclosure: Enclosure, around artwork: TemplateArtwork) {
        (self.enclosure, self.artwork) = (enclosure, artwork)
        offset = enclosure.offset(of: artwork)
        scale = enclosure.scale(for: artwork, offset)
    }

    /// Whether there are bolder weights to use.
    var keepsWeight: Bool { Set(artwork.cells.map(\.weight)).count > 1 }

    /// The outlined variant, with the enclosure in front, so that gaps within the symbol do not cut into it.
    var outlined: TemplateArtwork { shrunk.adding(frame { $0 }) }

    /// The filled variant: the symbol is cut out of the enclosure, and painted over it in the modes with several
    /// colours.
    var filled: TemplateArtwork {
        var (frame, inner) = (frame(\.fillingEnclosure), shrunk)
        let colors = Set((inner.layers[.multicolor] ?? []).filter { $0.opacity > 0 }.map(\.role))
        if colors.count == 1, let color = colors.first { frame.layers[.multicolor]?[0].role = color }
        let background = frame.layers.mapValues { $0[0].role }
        for (mode, layers) in inner.layers {
            inner.layers[mode] = layers.map { $0.knockedOut(of: background[mode] ?? .plain, in: mode) }
        }
        return inner.adding(frame, behind: true)
    }

    /// Returns the enclosure on a level below everything inside, which would not stand out on the enclosure's own
    /// level.
    private func frame(_ change: (Skeleton) -> Skeleton) -> TemplateArtwork {
        var frame = change(Skeleton(name: "", layers: []).enclosed(in: enclosure))
        let levels = (artwork.layers[.hierarchical] ?? []).filter { $0.opacity > 0 }.map(\.role)
        let isPlain = levels.allSatisfy { $0 == .level(.primary) }
        for layer in frame.layers.indices { frame.layers[layer].level = isPlain ? .secondary : .tertiary }
        return TemplateDrawing(frame, .centered).artwork
    }

    /// Whether a layer inside has the lowest level and is raised by one.
    var raisesLevels: Bool { (artwork.layers[.hierarchical] ?? []).contains { $0.role == .level(.tertiary) } }

    /// The symbol scaled down, with margins for the enclosure.
    private var shrunk: TemplateArtwork {
        let frame = TemplateDrawing(Skeleton(name: "", layers: []).enclosed(in: enclosure), .centered).artwork
        var raised = artwork
        raised.layers[.hierarchical] = artwork.layers[.hierarchical]?.map { layer in
            var layer = layer
            if layer.role == .level(.tertiary) { layer.role = .level(.secondary) }
            return layer
        }
        return raised.redrawn(
            artwork.variants.compactMapValues { variant in
                let cell = (weight: variant.weight, scale: variant.scale)
                let bolder = artwork.variant(weight: innerWeight(cell.weight), scale: cell.scale)?.variant ?? variant
                guard let inkBounds = artwork.paintedBounds(of: bolder),
                    let around = frame.variant(weight: cell.weight, scale: cell.scale)?.variant
                else { return nil }
                let advance = around.inkBounds.width + 2 * Self.bearing(cell.weight) * cell.scale.factor
                // A drawing that comes from another scale is resized to the cell's scale.
                let size = scale * cell.scale.factor / bolder.scale.factor
                let shrink =
                    AffineTransform.translation(x: advance / 2, y: -Variant.capHeight / 2) * .scale(size)
                    * .translation(
                        x: -inkBounds.midX - offset.x * bolder.scale.factor,
                        y: -inkBounds.midY - offset.y * bolder.scale.factor)
                return variant.redrawn(bolder.shapes.map { $0.transformed(by: shrink) }, advance: advance)
            })
    }

    private static func bearing(_ weight: Weight) -> Double {
        let bearings = Master.allCases.map { TemplateDrawing.bearings[$0] ?? 0 }
        return InterpolationWeights(weight: weight, scale: .small).blend(bearings[0], bearings[1], bearings[2])
    }

    /// Returns the weight whose strokes, once scaled down, are as wide as those inside should be at the given weight.
    private func innerWeight(_ weight: Weight) -> Weight {
        let standard = StrokeWidths()
        let inside = Master.allCases.map { master in
            standard[master] * Enclosure.innerWidth * (master == .black ? Enclosure.innerBlackPart(standard) : 1)
        }
        let target =
            InterpolationWeights(weight: weight, scale: .small).blend(inside[0], inside[1], inside[2]) / scale
        func width(_ weight: Weight) -> Double {
            InterpolationWeights(weight: weight, scale: .small).blend(
                standard.ultralight, standard.regular, standard.black)
        }
        // Widths grow with the weight: take the greatest whole-number weight that is not too wide.
        return stride(from: 900.0, through: weight.rawValue, by: -1).lazy.compactMap { Weight($0) }
            .first { width($0) <= target } ?? weight
    }
}

extension Enclosure {
    /// Returns the offset from the centre of the box to the optical centre, in Regular and with everything filled that
    /// can be, so that a symbol and its fill variant align.
    fileprivate func offset(of artwork: TemplateArtwork) -> Point {
        let filled = (try? TemplateFill(artwork).artwork) ?? artwork
        func paths(_ artwork: TemplateArtwork) -> [Path] {
            let variant = artwork.variant(weight: .regular, scale: .small)?.variant
            let unit = AffineTransform.scale(1 / (variant?.scale.factor ?? 1))
            return (variant.map(artwork.paintedShapes) ?? []).map { $0.path.transformed(by: unit) }
        }
        let drawn = paths(artwork)
        guard let box = drawn.compactMap(\.bounds).union else { return .zero }
        let points = drawn.flatMap { $0.roughEdges.map(\.start) }
        return opticalMiddle(of: box, around: points) { paths(filled).centerOfMass } - box.center
    }

    /// Returns the greatest scale up to `innerScale` at which the Black drawing keeps clear of the enclosure; the
    /// drawing's centre is `offset` from that of its box.
    fileprivate func scale(for artwork: TemplateArtwork, _ offset: Point) -> Double {
        guard let variant = artwork.variant(weight: .black, scale: .small)?.variant,
            let inkBounds = artwork.paintedBounds(of: variant)
        else { return innerScale }
        let unit = variant.scale.factor * TemplateDrawing.gridUnit
        let points = variant.shapes.filter(\.isPainted).flatMap(\.path.roughEdges)
            .map { ($0.start - inkBounds.center - offset * variant.scale.factor) / unit }
        let frame = path.flattened(tolerance: 0.05).subpaths.flatMap(\.outline)
        let inside = FlatPath(path)
        let middle = Point(Skeleton.grid / 2, Skeleton.grid / 2)
        let distance = StrokeWidths().black / 2 + Self.clearance
        func isClear(_ scale: Double) -> Bool {
            points.allSatisfy { point in
                let position = middle + point * scale
                return inside.windingNumber(about: position) != 0
                    && frame.allSatisfy { $0.distance(to: position) >= distance }
            }
        }
        let scales = stride(from: 1.0, to: 0.2, by: -0.02).map { $0 * innerScale }
        return scales.first(where: isClear) ?? innerScale * 0.2
    }
}

extension Layer {
    /// Returns the layer cut out of a background, or painted over it when the mode has another colour for that; what
    /// was erased now shows the background.
    ///
    /// A layer that is painted over its own colour, or that is opaque, clears nothing, because the page would shine
    /// through along its edges.
    fileprivate func knockedOut(of background: Role, in mode: LayerMode) -> Layer {
        var layer = self
        let isCut = mode == .monochrome || role == background
        layer.clearsBehind = mode == .hierarchical || (isCut && opacity > 0)
        if opacity == 0 {
            (layer.role, layer.opacity) = (background, 1)
        } else if isCut {
            layer.opacity = mode == .monochrome ? 0 : 1 - opacity
        }
        return layer
    }
}
