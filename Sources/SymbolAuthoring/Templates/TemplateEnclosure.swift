internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate

/// A template made smaller, inside a shape.
///
/// Outlines shrink with their strokes, so a bolder weight is taken: inside, strokes are as wide as a skeleton's are.
struct TemplateEnclosure {
    private let enclosure: Enclosure
    private let artwork: TemplateArtwork
    private let scale: Double
    /// From the middle of the regular drawing's box to the point that lies in the enclosure's.
    private let offset: Point

    init(_ enclosure: Enclosure, around artwork: TemplateArtwork) {
        (self.enclosure, self.artwork) = (enclosure, artwork)
        offset = enclosure.offset(of: artwork)
        scale = enclosure.scale(for: artwork, offset)
    }

    /// Whether there are bolder weights to take.
    var keepsWeight: Bool { Set(artwork.cells.map(\.weight)).count > 1 }

    /// The enclosure lies in front, so that gaps within the symbol leave it whole.
    var outlined: TemplateArtwork { shrunk.adding(frame { $0 }) }

    /// The symbol is cut out of the enclosure, and painted over it in the modes that have more than one colour.
    var filled: TemplateArtwork {
        var (frame, inner) = (frame(\.fillingEnclosure), shrunk)
        let colors = Set((inner.layers[.multicolor] ?? []).filter { $0.opacity > 0 }.map(\.role))
        if colors.count == 1, let color = colors.first { frame.layers[.multicolor]?[0].role = color }
        let ground = frame.layers.mapValues { $0[0].role }
        for (mode, layers) in inner.layers {
            inner.layers[mode] = layers.map { $0.knockedOut(of: ground[mode] ?? .plain, in: mode) }
        }
        return inner.adding(frame, behind: true)
    }

    /// One level below all that is inside: on a level of its own it would not be seen.
    private func frame(_ change: (Skeleton) -> Skeleton) -> TemplateArtwork {
        var frame = change(Skeleton(name: "", layers: []).enclosed(in: enclosure))
        let levels = (artwork.layers[.hierarchical] ?? []).filter { $0.opacity > 0 }.map(\.role)
        let isPlain = levels.allSatisfy { $0 == .level(.primary) }
        for layer in frame.layers.indices { frame.layers[layer].level = isPlain ? .secondary : .tertiary }
        return TemplateDrawing(frame, .centred).artwork
    }

    /// Whether something inside is on the lowest level, and goes up one.
    var raisesLevels: Bool { (artwork.layers[.hierarchical] ?? []).contains { $0.role == .level(.tertiary) } }

    /// The symbol inside, with margins for the enclosure.
    private var shrunk: TemplateArtwork {
        let frame = TemplateDrawing(Skeleton(name: "", layers: []).enclosed(in: enclosure), .centred).artwork
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
                guard let ink = artwork.paintedInk(of: bolder),
                    let around = frame.variant(weight: cell.weight, scale: cell.scale)?.variant
                else { return nil }
                let advance = around.ink.width + 2 * Self.bearing(cell.weight) * cell.scale.factor
                // What is drawn in another scale takes that of the cell.
                let size = scale * cell.scale.factor / bolder.scale.factor
                let shrink =
                    AffineTransform.translation(x: advance / 2, y: -Variant.capHeight / 2) * .scale(size)
                    * .translation(
                        x: -ink.midX - offset.x * bolder.scale.factor, y: -ink.midY - offset.y * bolder.scale.factor)
                return variant.redrawn(bolder.shapes.map { $0.transformed(by: shrink) }, advance: advance)
            })
    }

    private static func bearing(_ weight: Weight) -> Double {
        let bearings = Master.allCases.map { TemplateDrawing.bearings[$0] ?? 0 }
        return InterpolationWeights(weight: weight, scale: .small).blend(bearings[0], bearings[1], bearings[2])
    }

    /// The weight whose strokes, made smaller, are as wide as those inside at another weight.
    private func innerWeight(_ weight: Weight) -> Weight {
        let usual = StrokeWidths()
        let inside = Master.allCases.map { master in
            usual[master] * Enclosure.innerWidth * (master == .black ? Enclosure.innerBlackPart(usual) : 1)
        }
        let wanted =
            InterpolationWeights(weight: weight, scale: .small).blend(inside[0], inside[1], inside[2]) / scale
        func width(_ weight: Weight) -> Double {
            InterpolationWeights(weight: weight, scale: .small).blend(usual.ultralight, usual.regular, usual.black)
        }
        // Widths grow with the weight: of the whole numbers the last that is not too wide.
        return stride(from: 900.0, through: weight.rawValue, by: -1).lazy.compactMap { Weight($0) }
            .first { width($0) <= wanted } ?? weight
    }
}

extension Enclosure {
    /// From the middle of the box to the optical one, at regular and with what can be filled solid, so that a symbol
    /// lies where its fill variant does.
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

    /// The greatest scale up to `innerScale` at which the black drawing keeps clear of the enclosure, with a point of
    /// it in the middle that is off its box's.
    fileprivate func scale(for artwork: TemplateArtwork, _ offset: Point) -> Double {
        guard let variant = artwork.variant(weight: .black, scale: .small)?.variant,
            let ink = artwork.paintedInk(of: variant)
        else { return innerScale }
        let unit = variant.scale.factor * TemplateDrawing.gridUnit
        let points = variant.shapes.filter(\.isPainted).flatMap(\.path.roughEdges)
            .map { ($0.start - ink.center - offset * variant.scale.factor) / unit }
        let frame = path.flattened(tolerance: 0.05).subpaths.flatMap(\.outline)
        let inside = FlatPath(path)
        let middle = Point(Skeleton.grid / 2, Skeleton.grid / 2)
        let distance = StrokeWidths().black / 2 + Self.clearance
        func isClear(_ scale: Double) -> Bool {
            points.allSatisfy { point in
                let place = middle + point * scale
                return inside.windingNumber(about: place) != 0
                    && frame.allSatisfy { $0.distance(to: place) >= distance }
            }
        }
        let scales = stride(from: 1.0, to: 0.2, by: -0.02).map { $0 * innerScale }
        return scales.first(where: isClear) ?? innerScale * 0.2
    }
}

extension Layer {
    /// Cut out of a ground, or painted over it where the mode has another colour for that; what erased now shows the
    /// ground.
    ///
    /// What is painted over its own colour, or opaque, clears nothing: along edges the page would shine through.
    fileprivate func knockedOut(of ground: Role, in mode: LayerMode) -> Layer {
        var layer = self
        let isCut = mode == .monochrome || role == ground
        layer.clearsBehind = mode == .hierarchical || (isCut && opacity > 0)
        if opacity == 0 {
            (layer.role, layer.opacity) = (ground, 1)
        } else if isCut {
            layer.opacity = mode == .monochrome ? 0 : 1 - opacity
        }
        return layer
    }
}
