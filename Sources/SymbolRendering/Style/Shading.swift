internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry

/// The line along which the gradient of all layers of a symbol runs.
package struct Shading: Hashable, Sendable {
    /// The end at which colours are a third lighter.
    private let start: Point
    private let end: Point

    private init(start: Point, end: Point) { (self.start, self.end) = (start, end) }

    /// Creates the line from the top of a box to its bottom.
    init(in box: Rect) { self.init(start: Point(box.midX, box.minY), end: Point(box.midX, box.maxY)) }

    func transformed(by transform: AffineTransform) -> Shading {
        transform == .identity ? self : Shading(start: transform(start), end: transform(end))
    }

    /// Returns the line at a fraction from 0 to 1 of the way to another.
    package func mixed(with other: Shading, _ t: Double) -> Shading {
        Shading(start: start.interpolated(to: other.start, t), end: end.interpolated(to: other.end, t))
    }

    /// Returns the gradient along the line from a lighter shade of a colour to the colour itself.
    func gradient(of color: Color) -> Paint<Color> {
        let ramp = GradientRamp(
            stops: [.init(offset: 0, color: color.lightened), .init(offset: 1, color: color)], spread: .pad,
            transform: .identity)
        return .linearGradient(LinearGradient(start: start, end: end, ramp: ramp))
    }
}

extension Color {
    /// The colour mixed with white by a third, in sRGB.
    fileprivate var lightened: Color {
        func lighter(_ channel: Double) -> Double { channel + (1 - channel) / 3 }
        return Color(red: lighter(red), green: lighter(green), blue: lighter(blue), alpha: alpha)
    }
}
