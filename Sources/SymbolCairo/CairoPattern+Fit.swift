internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry

/// Pixman computes sources in fixed point, with 16 bits before the point and 16 after it. It leaves out what lies
/// beyond, or refuses to draw; gradients whose numbers do not fit are stated in others.
extension AffineTransform {
    /// The largest coordinate, a little less than 2¹⁵.
    private static let mostPixman = 32_000.0

    /// Whether pixman can hold this map from pixels to a source, where it places the pixels of a canvas, and points of
    /// the source.
    func fitsPixman(_ canvas: Rect, _ points: Point...) -> Bool {
        let places = canvas.corners.map { self($0) } + points
        let numbers = [a, b, c, d, tx, ty] + places.flatMap { [$0.x, $0.y] }
        return numbers.allSatisfy { abs($0) < Self.mostPixman }
    }

    /// Whether what this map from pixels is rounded to places the pixels of a canvas to a quarter of a length.
    func isFine(_ canvas: Rect, for length: Double) -> Bool { (canvas.width + canvas.height) * 0x1p-16 < length / 4 }
}

extension LinearGradient<Color> {
    /// Returns the same gradient between two points of a canvas, given the map from pixels to gradient space.
    ///
    /// The offset along the gradient is an affine function of the pixel.
    func inPixels(_ inverse: AffineTransform, _ canvas: Rect) -> LinearGradient<Color> {
        let axis = (end - start) / (end - start).dot(end - start)
        let slope = Point(
            inverse.a * axis.x + inverse.b * axis.y, inverse.c * axis.x + inverse.d * axis.y)
        func offset(_ point: Point) -> Double { (inverse(point) - start).dot(axis) }
        let offsets = canvas.corners.map(offset)
        let (least, most) = (offsets.min() ?? 0, offsets.max() ?? 0)
        var ramp = ramp
        ramp.transform = .identity
        if ramp.spread == .pad, most <= 0 || least >= 1 || !slope.length.isNormal {
            let color = (least >= 1 ? ramp.stops.last : ramp.stops.first)?.color
            ramp.stops = color.map { color in [0, 1].map { .init(offset: $0, color: color) } } ?? []
            return LinearGradient(start: .zero, end: Point(1, 0), ramp: ramp)
        }
        // Every second repetition looks alike.
        let shift = ramp.spread == .pad ? 0 : 2 * ((least + most) / 4).rounded(.down)
        let direction = slope / slope.length
        let first = direction * ((shift - offset(.zero)) / slope.length)
        // Pixman takes points that are nearer to each other for the same.
        return LinearGradient(start: first, end: first + direction * max(1 / slope.length, 1 / 64), ramp: ramp)
    }
}

extension RadialGradient<Color> {
    /// Returns the same gradient about the origin in units with which a canvas fits, and the map from pixels to it,
    /// given the map to gradient space.
    func fitted(_ inverse: AffineTransform, _ canvas: Rect) -> (RadialGradient<Color>, AffineTransform) {
        let centered = .translation(x: -center.x, y: -center.y) * inverse
        let places = canvas.corners.map { centered($0) }.flatMap { [abs($0.x), abs($0.y)] }
        let numbers = [centered.a, centered.b, centered.c, centered.d].map { abs($0) }
        let extent = max(radius, (focus - center).length + focalRadius)
        let factor = [256 / extent, 8192 / (places.max() ?? 1), 8192 / (numbers.max() ?? 1)].min() ?? 1
        guard factor.isNormal else { return (self, inverse) }
        var ramp = ramp
        ramp.transform = .identity
        let gradient = RadialGradient(
            center: .zero, radius: radius * factor, focus: (focus - center) * factor,
            focalRadius: focalRadius * factor, ramp: ramp)
        return (gradient, .scale(factor) * centered)
    }
}
