internal import SymbolGeometry

/// A part of the centre line seen from one side: where the stroke reaches beyond its centres of curvature, its edge
/// there would run backwards and take away from the fill.
///
/// It stops at the centres of curvature instead: what lies beyond them is nearer to other places of the line.
struct TightBend {
    /// The signed radii of curvature, positive where the centre lies on this side, at equal steps of the parameter.
    private let radii: [Double]
    private let curve: CubicBezier
    private let sign: Double
    /// Whether the edge turns back somewhere at the widest.
    let isTight: Bool
    let leastRadius: Double
    /// All of one radius, as an arc of a circle: then the whole edge shrinks to the centre at once.
    let circle: (centre: Point, radius: Double)?

    /// Coordinates are rounded and cubics only approximate arcs: radii within this ratio count as one.
    private static let uniformity = 1.06

    init(_ curve: CubicBezier, side: Double, reach: Double) {
        self.curve = curve
        sign = side < 0 ? -1 : 1
        let sign = sign
        let radii = (0...16).map { step in
            let radius = curve.radius(at: Double(step) / 16) * sign
            return radius > 0 ? radius : .infinity
        }
        self.radii = radii
        leastRadius = radii.min() ?? .infinity
        isTight = leastRadius < reach
        circle = isTight && Self.isUniform(radii) ? Self.circle(of: curve, radius: radii[8] * sign) : nil
    }

    static func isUniform(_ radii: [Double]) -> Bool {
        guard let least = radii.map(abs).min(), let greatest = radii.map(abs).max() else { return true }
        return greatest <= uniformity * least
    }

    /// The centre is where the normals of both ends meet, so that neighbouring arcs agree on it.
    private static func circle(of curve: CubicBezier, radius: Double) -> (Point, Double) {
        let (from, to) = (curve.normal(at: 0), curve.normal(at: 1))
        let sine = from.cross(to)
        guard abs(sine) > 1e-2 else { return (curve.point(at: 0.5) + curve.normal(at: 0.5) * radius, abs(radius)) }
        let centre = curve.start + from * ((curve.end - curve.start).cross(to) / sine)
        return (centre, (centre.distance(to: curve.start) + centre.distance(to: curve.end)) / 2)
    }

    /// How far the edge may be from the line at an end.
    var startReach: Double { circle?.radius ?? radii[0] }
    var endReach: Double { circle?.radius ?? radii[16] }

    /// The parameters between which the edge at `distance` runs forwards; where it does nowhere, the one nearest to it
    /// twice.
    func forwards(at distance: Double) -> (first: Double, last: Double) {
        let widest = radii.indices.max { radii[$0] < radii[$1] } ?? 0
        let middle = Double(widest) / 16
        guard radii[widest] > distance else { return (middle, middle) }
        return (
            radii[0] > distance ? 0 : bound(from: middle, towards: 0, distance),
            radii[16] > distance ? 1 : bound(from: middle, towards: 1, distance)
        )
    }

    private func bound(from inside: Double, towards outside: Double, _ distance: Double) -> Double {
        var (inside, outside) = (inside, outside)
        for _ in 0..<40 {
            let t = (inside + outside) / 2
            let radius = curve.radius(at: t) * sign
            if radius > distance || radius < 0 { inside = t } else { outside = t }
        }
        return inside
    }
}
