internal import SymbolGeometry

/// Offsets of a cubic at any distance d: `c + d·N`, where N is a single cubic that approximates the field of normals.
///
/// N has the values of the normals at the ends, and there the direction of their derivative, −θ′·T. The length of
/// that derivative is scaled by one factor for both ends so that the length of N along the normals is correct on
/// average: for a circular arc that makes N the arc's own approximation. Therefore all points of an offset are linear
/// in d, even beyond the centre of curvature, where the offset runs backwards.
struct OffsetFit {
    let curve: CubicBezier
    /// The control points of N.
    private let normals: CubicBezier

    /// Fits N to a curve; its ends are unit normals, or slightly longer ones where an offset must meet its neighbour's
    /// at a slight turn.
    init(_ curve: CubicBezier, startNormal: Point, endNormal: Point) {
        self.curve = curve
        let startArm = curve.startTangent * (-curve.turningSpeed(at: 0) / 3)
        let endArm = curve.endTangent * (curve.turningSpeed(at: 1) / 3)
        var (error, weight) = (0.0, 0.0)
        for step in 1..<8 {
            let t = Double(step) / 8
            let (u, normal) = (1 - t, curve.normal(at: t))
            let fixed = startNormal * (u * u * (u + 3 * t)) + endNormal * (t * t * (t + 3 * u))
            let arms = (startArm * (3 * t * u * u) + endArm * (3 * t * t * u)).dot(normal)
            error += arms * (1 - fixed.dot(normal))
            weight += arms * arms
        }
        let scale = weight > 1e-24 ? min(max(error / weight, 0), 2) : 1
        normals = CubicBezier(
            start: startNormal, control1: startNormal + startArm * scale, control2: endNormal + endArm * scale,
            end: endNormal)
    }

    /// Returns the offset on one side: 1 along the normals, −1 against them.
    func segment(sign: Double) -> OffsetSegment {
        .cubic(
            OffsetPoint(curve.start, normals.start * sign), OffsetPoint(curve.control1, normals.control1 * sign),
            OffsetPoint(curve.control2, normals.control2 * sign), OffsetPoint(curve.end, normals.end * sign))
    }

    /// Returns whether the offset at a distance is accurate, judged from a few samples.
    ///
    /// Where it runs forwards it may bound the stroke, and only its distance from the true offset counts. Where it runs
    /// backwards it lies inside, and only has to keep clear of the bounds.
    func isAccurate(at distance: Double, tolerance: Double) -> Bool {
        let offset = CubicBezier(
            start: curve.start + normals.start * distance, control1: curve.control1 + normals.control1 * distance,
            control2: curve.control2 + normals.control2 * distance, end: curve.end + normals.end * distance)
        return (1..<8).allSatisfy { step in
            let t = Double(step) / 8
            let target = curve.point(at: t) + curve.normal(at: t) * distance
            let runsForwards = distance / curve.radius(at: t) < 0.98
            return runsForwards
                ? offset.distance(to: target, near: t) <= tolerance
                : offset.point(at: t).distance(to: target) <= 2 * tolerance
        }
    }
}

extension CubicBezier {
    /// Returns the distance to a point, given the approximate parameter of the nearest point on the curve.
    fileprivate func distance(to target: Point, near guess: Double) -> Double {
        var t = guess
        for _ in 0..<3 {
            let velocity = derivative(at: t)
            let speed = velocity.dot(velocity)
            guard speed > 0 else { break }
            t = min(max(t + (target - point(at: t)).dot(velocity) / speed, 0), 1)
        }
        return point(at: t).distance(to: target)
    }
}
