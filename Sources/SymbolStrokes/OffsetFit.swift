internal import SymbolGeometry

/// Curves beside a cubic at any distance d: `c + d·N`, where N is one cubic that stands for the field of normals.
///
/// N has the normals' values at the ends and there the direction of their derivative, −θ′·T. The length of that
/// derivative is scaled by one factor for both ends so that N's length along the normals is right on average: for an
/// arc of a circle that makes N the arc's own approximation. So all of an offset's points are linear in d.
struct OffsetFit {
    let curve: CubicBezier
    /// N at the ends: unit normals or, where an offset has to meet its neighbour's at a slight turn, a little longer.
    private let (startNormal, endNormal): (Point, Point)
    /// N's control points less its ends.
    private let (startArm, endArm): (Point, Point)

    init(_ curve: CubicBezier, startNormal: Point, endNormal: Point) {
        self.curve = curve
        self.startNormal = startNormal
        self.endNormal = endNormal
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
        self.startArm = startArm * scale
        self.endArm = endArm * scale
    }

    /// The same for a part of the curve.
    func part(from first: Double, to last: Double) -> OffsetFit {
        OffsetFit(
            curve.subsegment(from: first, to: last),
            startNormal: first > 0 ? curve.normal(at: first) : startNormal,
            endNormal: last < 1 ? curve.normal(at: last) : endNormal)
    }

    /// The offset curve at a signed distance, positive along the normals.
    ///
    /// Its arms never turn back.
    func offset(by distance: Double) -> CubicBezier {
        let (start, end) = (curve.start + startNormal * distance, curve.end + endNormal * distance)
        func arm(_ own: Point, _ change: Point, _ tangent: Point) -> Point {
            tangent * max(0, (own + change * distance).dot(tangent))
        }
        return CubicBezier(
            start: start,
            control1: start + arm(curve.control1 - curve.start, startArm, curve.startTangent),
            control2: end + arm(curve.control2 - curve.end, endArm, -curve.endTangent),
            end: end)
    }

    /// The greatest distance between the offset and where it should pass, over a few samples of the parameters.
    func error(at distance: Double, from first: Double = 0, to last: Double = 1) -> Double {
        let offset = offset(by: distance)
        return (1..<8).reduce(0) { worst, step in
            let t = first + (last - first) * Double(step) / 8
            let target = curve.point(at: t) + curve.normal(at: t) * distance
            return max(worst, offset.distance(to: target, near: t))
        }
    }
}

extension CubicBezier {
    /// The distance to a point whose nearest place on the curve is near a parameter.
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
