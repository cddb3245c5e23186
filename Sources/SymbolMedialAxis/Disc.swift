internal import CLibrary
internal import SymbolGeometry
internal import SymbolText

/// The tip of a round pen at rest.
struct Disc {
    var center: Point
    var radius: Double

    func point(at angle: Double) -> Point {
        Point(center.x + radius * cos(angle), center.y + radius * sin(angle))
    }
}

extension Path {
    /// Appends a disc as a clockwise contour; nothing when it has no size.
    mutating func append(_ disc: Disc) {
        guard disc.radius > 0 else { return }
        move(to: disc.point(at: 0))
        arc(of: disc, from: 0, by: 2 * .pi)
        close()
    }

    /// Appends an arc as cubics of at most a quarter turn each, with handles of length 4/3·tan(turn/4) as in
    /// `EllipticalArc.cubics`.
    mutating func arc(of disc: Disc, from start: Double, by turn: Double) {
        guard disc.radius > 0, turn > 0 else { return }
        let count = max(1, (turn / (.pi / 2) - 1e-9).rounded(.up))
        let step = turn / count
        let arm = 4.0 / 3 * tan(step / 4)
        for index in 0..<Int(clamping: count) {
            let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
            let (a, b) = (disc.point(at: from) - disc.center, disc.point(at: to) - disc.center)
            cubic(
                to: disc.center + b, control1: disc.center + a + Point(-a.y, a.x) * arm,
                control2: disc.center + b - Point(-b.y, b.x) * arm)
        }
    }
}
