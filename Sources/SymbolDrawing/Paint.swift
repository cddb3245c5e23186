package import SymbolGeometry

/// The colour, gradient, pattern or image that an area is painted with.
///
/// `PaintColor` is `ColorReference` while colours may still depend on the appearance, and `Color` once they are known.
package enum Paint<PaintColor: StagedColor>: Hashable, Sendable {
    case color(PaintColor)
    indirect case linearGradient(LinearGradient<PaintColor>)
    indirect case radialGradient(RadialGradient<PaintColor>)
    indirect case pattern(Pattern<PaintColor>)
    indirect case image(ImagePaint)

    /// Returns the same paint with every colour and the pictures of patterns replaced; an image keeps its colours.
    package func map<Other>(
        _ transform: (PaintColor) -> Other, nodes: ([PaintColor.Node]) -> [Other.Node]
    ) -> Paint<Other> {
        switch self {
        case .color(let color): .color(transform(color))
        case .linearGradient(let gradient):
            .linearGradient(.init(start: gradient.start, end: gradient.end, ramp: gradient.ramp.map(transform)))
        case .radialGradient(let gradient):
            .radialGradient(
                .init(
                    center: gradient.center, radius: gradient.radius, focus: gradient.focus,
                    focalRadius: gradient.focalRadius, ramp: gradient.ramp.map(transform)))
        case .pattern(let pattern):
            .pattern(
                .init(
                    width: pattern.width, height: pattern.height, transform: pattern.transform,
                    nodes: nodes(pattern.nodes)))
        case .image(let image): .image(image)
        }
    }
}

/// A gradient along the line from `start` to `end` (SVG 2 §14.2.2), in gradient space.
package struct LinearGradient<PaintColor: StagedColor>: Hashable, Sendable {
    package var start: Point
    package var end: Point
    package var ramp: GradientRamp<PaintColor>

    package init(start: Point, end: Point, ramp: GradientRamp<PaintColor>) {
        self.start = start
        self.end = end
        self.ramp = ramp
    }
}

/// A gradient from the focal circle to the end circle (SVG 2 §14.2.3), in gradient space.
package struct RadialGradient<PaintColor: StagedColor>: Hashable, Sendable {
    package var center: Point
    package var radius: Double
    package var focus: Point
    package var focalRadius: Double
    package var ramp: GradientRamp<PaintColor>

    package init(center: Point, radius: Double, focus: Point, focalRadius: Double, ramp: GradientRamp<PaintColor>) {
        self.center = center
        self.radius = radius
        self.focus = focus
        self.focalRadius = focalRadius
        self.ramp = ramp
    }
}

/// The properties that both kinds of gradient share: the stops, their continuation outside 0…1, and gradient space.
package struct GradientRamp<PaintColor: StagedColor>: Hashable, Sendable {
    /// A colour at an offset along a gradient.
    package struct Stop: Hashable, Sendable {
        /// The offset, 0…1, which is never less than that of the stop before.
        package var offset: Double
        package var color: PaintColor

        package init(offset: Double, color: PaintColor) {
            self.offset = offset
            self.color = color
        }
    }

    package var stops: [Stop]
    package var spread: GradientSpread
    /// The transform from gradient space to the drawing's space.
    package var transform: AffineTransform

    package init(stops: [Stop], spread: GradientSpread, transform: AffineTransform) {
        self.stops = stops
        self.spread = spread
        self.transform = transform
    }

    func map<Other>(_ replace: (PaintColor) -> Other) -> GradientRamp<Other> {
        .init(
            stops: stops.map { .init(offset: $0.offset, color: replace($0.color)) }, spread: spread,
            transform: transform)
    }
}

/// The continuation of a gradient outside 0…1 (SVG's `spreadMethod`).
package enum GradientSpread: String, Hashable, Sendable {
    case pad, reflect, `repeat`
}
