internal import CLibrary
internal import SymbolGeometry

extension Point {
    /// The vector rotated clockwise by a quarter turn (y down), which turns a direction into its normal.
    var quarterTurned: Point { Point(-y, x) }

    var normalized: Point { length > 0 ? self / length : Point(1, 0) }

    /// Returns the angle from this direction to another, −π…π, clockwise positive.
    func turn(to other: Point) -> Double { atan2(cross(other), dot(other)) }

    func rotated(by angle: Double) -> Point {
        Point(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
    }
}

/// The differential geometry of a cubic, for offsetting it; curvature is positive where the curve turns clockwise.
extension CubicBezier {
    private var legs: (first: Point, middle: Point, last: Point) {
        (control1 - start, control2 - control1, end - control2)
    }

    /// The length below which a leg does not determine a direction.
    private var negligible: Double { 1e-6 * extent }

    /// The greatest distance from the start to the other points.
    var extent: Double { max(max(control1.distance(to: start), control2.distance(to: start)), end.distance(to: start)) }

    var startTangent: Point {
        let negligible = negligible
        func direction(of point: Point) -> Point? {
            let vector = point - start
            return vector.length > negligible ? vector.normalized : nil
        }
        return direction(of: control1) ?? direction(of: control2) ?? direction(of: end) ?? Point(1, 0)
    }

    var endTangent: Point { -reversed.startTangent }

    func tangent(at t: Double) -> Point {
        if t <= 0 { return startTangent }
        if t >= 1 { return endTangent }
        let velocity = derivative(at: t)
        return velocity.length > negligible ? velocity.normalized : acceleration(at: t).normalized
    }

    func normal(at t: Double) -> Point { tangent(at: t).quarterTurned }

    func acceleration(at t: Double) -> Point {
        let legs = legs
        return (legs.middle - legs.first).interpolated(to: legs.last - legs.middle, t) * 6
    }

    /// Returns the rate at which the tangent turns with the parameter, in radians.
    ///
    /// At a point of zero velocity, such as where a control point coincides with an end, the rate has a limit, which is
    /// taken from a nearby point.
    func turningSpeed(at t: Double) -> Double {
        let velocity = derivative(at: t)
        guard velocity.length > negligible else {
            let near = t < 0.5 ? t + 1e-3 : t - 1e-3
            let velocity = derivative(at: near)
            return velocity.length > 0 ? velocity.cross(acceleration(at: near)) / velocity.dot(velocity) : 0
        }
        return velocity.cross(acceleration(at: t)) / velocity.dot(velocity)
    }

    /// Returns the signed radius of curvature; infinite where the curve is straight.
    func radius(at t: Double) -> Double {
        let turning = turningSpeed(at: t)
        return abs(turning) < 1e-12 ? .infinity : derivative(at: t).length / turning
    }

    /// The angle by which the tangent turns from start to end, in radians.
    ///
    /// The legs turn as the curve does: its velocity is a quadratic Bézier curve of which they are the control points.
    var turn: Double {
        let (legs, negligible) = (legs, negligible)
        var (turn, previous) = (0.0, Point?.none)
        func add(_ leg: Point) {
            guard leg.length > negligible else { return }
            if let previous { turn += previous.turn(to: leg) }
            previous = leg
        }
        add(legs.first)
        add(legs.middle)
        add(legs.last)
        return turn
    }

    /// The parameter at which the tangent has made half its turn; the curve must not have an inflection inside.
    var middleOfTurn: Double {
        let turn = turn
        guard abs(turn) > 1e-6 else { return 0.5 }
        let middle = startTangent.rotated(by: turn / 2)
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let t = (low + high) / 2
            if middle.turn(to: tangent(at: t)) * turn < 0 { low = t } else { high = t }
        }
        return low > 1e-4 && high < 1 - 1e-4 ? high : 0.5
    }

    /// The ascending parameters inside the curve at which its curvature changes sign.
    var inflections: [Double] {
        // c′ × c″ in the power basis of the velocity, a·t² + b·t + c: its cubic terms cancel.
        let legs = legs
        let (a, b, c) = (legs.first - legs.middle * 2 + legs.last, (legs.middle - legs.first) * 2, legs.first)
        let (p, q, r) = (-a.cross(b), 2 * c.cross(a), c.cross(b))
        let scale = max(abs(p), abs(q), abs(r))
        guard scale > 1e-9 * extent * extent else { return [] }
        return realRoots(p, q, r).filter { $0 > 1e-4 && $0 < 1 - 1e-4 }.sorted()
    }

    /// The parameters inside the curve at which it stops and reverses.
    var cusps: [Double] {
        speedMinima.filter { $0 > 1e-4 && $0 < 1 - 1e-4 && derivative(at: $0).length < 1e-4 * extent }
    }
}

/// Returns the solutions of `a·t² + b·t + c = 0`, avoiding the subtraction of nearly equal numbers.
private func realRoots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let discriminant = b * b - 4 * a * c
    guard discriminant > 0 else { return [] }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [q / a, c / q].filter(\.isFinite)
}
