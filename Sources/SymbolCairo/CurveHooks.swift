internal import SymbolGeometry

extension Subpath {
    /// Returns the subpath without abrupt turns at the ends of curves that are too short to be seen.
    ///
    /// A control point that almost coincides with an end turns the curve abruptly there. Cairo, which follows a curve
    /// in steps, would spread that turn over a whole step and shear the stroke.
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
    /// The largest length of a hook in pixels, and as a fraction of the next leg.
    ///
    /// At a right angle the radius of curvature, 1.5 times the squared length by that leg (Farin, Curves and Surfaces
    /// for CAGD, §11.2), is then below a 170th of a pixel.
    private static let (hookLimit, hookFraction) = (0.25, 1.0 / 64)

    fileprivate func withoutHooks(under pen: AffineTransform) -> CubicBezier {
        let points = [start, control1, control2, end].map { pen($0) }
        let legs = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
        func isHook(_ leg: Double) -> Bool {
            leg < Self.hookLimit && leg < legs[1] * Self.hookFraction
        }
        var curve = self
        if isHook(legs[0]) { curve.control1 = start }
        if isHook(legs[2]) { curve.control2 = end }
        return curve
    }
}
