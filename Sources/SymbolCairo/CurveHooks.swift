internal import SymbolGeometry

extension Subpath {
    /// The subpath without the turns at ends of curves that are too short to be seen.
    ///
    /// A control point that all but lies on an end turns the curve there at once. Cairo, which goes along a curve by
    /// steps, would spread that turn over a whole step and shear the stroke.
    func withoutHooks(under pen: AffineTransform) -> Subpath {
        Subpath(
            start: start,
            segments: segments.map { segment in
                if case .cubic(let cubic) = segment { .cubic(cubic.withoutHooks(under: pen)) } else { segment }
            },
            isClosed: isClosed)
    }
}

extension CubicBezier {
    /// Pixels that a hook may be long, and the part of the next leg: at a right angle its radius, 1.5 times its square
    /// by that leg (Farin, Curves and Surfaces for CAGD, §11.2), is below a 170th of a pixel.
    private static let (greatestHook, greatestPart) = (0.25, 1.0 / 64)

    fileprivate func withoutHooks(under pen: AffineTransform) -> CubicBezier {
        let points = [start, control1, control2, end].map { pen($0) }
        let legs = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
        func isHook(_ leg: Double) -> Bool {
            leg < Self.greatestHook && leg < legs[1] * Self.greatestPart
        }
        var curve = self
        if isHook(legs[0]) { curve.control1 = start }
        if isHook(legs[2]) { curve.control2 = end }
        return curve
    }
}
