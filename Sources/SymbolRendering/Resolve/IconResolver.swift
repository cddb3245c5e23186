internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolImaging
package import SymbolModel

/// The effect of a weight on the strokes of an icon, which is drawn in a single weight.
package enum IconStroke {
    /// Returns the factor from the drawn width of a stroke to its width in a weight.
    ///
    /// The drawn width counts as that of Regular. Ultralight has a third of it and Black five thirds, about the ratio
    /// in symbols drawn in all weights; the weights between are spaced as in symbols.
    package static func factor(weight: Weight) -> Double {
        InterpolationWeights(weight: weight, scale: .small).blend(1 / 3, 1, 5 / 3)
    }
}

/// A resolver of the colours and pens of a plain icon.
struct IconResolver {
    var style: SymbolStyle
    let box: Rect
    /// The factor on the widths of strokes.
    let widening: Double

    func items(for nodes: [DrawingNode]) -> [DisplayItem] {
        nodes.flatMap(items)
    }

    func items(for node: DrawingNode) -> [DisplayItem] {
        switch node {
        case .shape(let shape): items(for: shape)
        case .group(let group): items(for: group)
        }
    }

    private func items(for shape: DrawingShape) -> [DisplayItem] {
        let fill = shape.fill.map { fill in
            DisplayItem.fill(
                DisplayFill(
                    path: shape.path.transformed(by: shape.transform), rule: fill.rule,
                    paint: resolved(fill.paint), isAntialiased: shape.isAntialiased))
        }
        let stroke = shape.stroke.map { stroke in
            var pen = stroke.style
            pen.width *= widening
            return DisplayItem.stroke(
                DisplayStroke(
                    path: shape.path, style: pen, transform: shape.transform,
                    paint: resolved(stroke.paint), isAntialiased: shape.isAntialiased))
        }
        guard let fill else { return stroke.map { [$0] } ?? [] }
        guard let stroke else { return [fill] }
        return shape.strokesFirst ? [stroke, fill] : [fill, stroke]
    }

    private func items(for group: DrawingGroup) -> [DisplayItem] {
        let items = items(for: group.nodes)
        guard !items.isEmpty || group.filter != nil, group.opacity > 0 else { return [] }
        let group = DisplayGroup(
            opacity: group.opacity, blend: group.blend, filter: group.filter?.map(color), clips: group.clips,
            masks: group.masks.map(resolved), items: items)
        return group.isIsolating ? [.group(group)] : items
    }

    /// Resolves a mask, which keeps its own paints since its colours mean coverage.
    private func resolved(_ mask: Mask) -> DisplayMask {
        var inner = flat
        inner.style.mode = .multicolor
        return DisplayMask(
            kind: mask.kind, region: mask.region, isLinearRGB: mask.isLinearRGB, items: inner.items(for: mask.nodes))
    }

    /// The resolver for a picture in a space of its own, which the icon's gradient does not reach.
    private var flat: IconResolver {
        var resolver = self
        resolver.style.colorRendering = .flat
        return resolver
    }

    private func resolved(_ paint: Paint<ColorReference>) -> Paint<Color> {
        // A plain colour is handled by itself: the runtime takes longer to make the types of the map than to draw an
        // icon.
        let paint: Paint<Color> =
            if case .color(let reference) = paint { .color(color(reference)) } else {
                paint.map(color, nodes: flat.items)
            }
        if case .color(let color) = paint, let shading = style.shading(box) { return shading.gradient(of: color) }
        if case .image(let image) = paint { return .image(colored(image)) }
        return paint
    }

    /// Returns an image as it is or, in the modes with one colour, in that colour.
    private func colored(_ image: ImagePaint) -> ImagePaint {
        switch style.mode {
        case .automatic, .multicolor: image
        case .monochrome, .hierarchical, .palette: image.painted(in: style.color(of: .plain))
        }
    }

    /// Returns the paint's own colour or, in the modes with one colour, that colour with the paint's alpha.
    private func color(_ reference: ColorReference) -> Color {
        let own = reference.resolved(tint: style.effectiveTint)
        switch style.mode {
        case .automatic, .multicolor: return own
        case .monochrome, .hierarchical, .palette:
            if case .tint = reference { return reference.resolved(tint: style.color(of: .plain)) }
            return style.color(of: .plain).multiplyingAlpha(by: own.alpha)
        }
    }
}

extension DisplayGroup {
    /// Whether painting the items one by one would give another picture.
    fileprivate var isIsolating: Bool {
        opacity < 1 || blend != .normal || filter != nil || !clips.isEmpty || !masks.isEmpty
            || items.contains(where: \.blends)
    }
}

extension DisplayItem {
    fileprivate var blends: Bool {
        if case .group(let group) = self { group.blend != .normal } else { false }
    }
}
