internal import CLibrary
internal import SymbolText

/// A piece of an ellipse, given by its centre.
///
/// The point at angle `θ` is `center + rotation·(rx·cos θ, ry·sin θ)`; positive angles turn clockwise
/// on the y-down plane. All angles are in radians.
package struct EllipticalArc: Hashable, Sendable {
    package var center: Point
    package var rx: Double
    package var ry: Double
    /// The angle from the x axis to the axis of `rx`.
    package var rotation: Double
    package var startAngle: Double
    /// The turn from start to end: positive is clockwise.
    package var sweepAngle: Double

    package init(center: Point, rx: Double, ry: Double, rotation: Double = 0, startAngle: Double, sweepAngle: Double) {
        self.center = center
        self.rx = rx
        self.ry = ry
        self.rotation = rotation
        self.startAngle = startAngle
        self.sweepAngle = sweepAngle
    }

    /// The arc of SVG's `A` command: endpoints, radii and two flags (SVG 2 §9.5.1, §B.2.4 and §B.2.5).
    ///
    /// The signs of the radii are dropped, and radii too small to reach grow until they do. Nil where SVG draws
    /// a straight line or nothing (a radius of zero, equal endpoints), and where `Double` cannot hold the ellipse.
    package init?(
        from start: Point, to end: Point, rx: Double, ry: Double, rotation: Double,
        largeArc: Bool, sweep: Bool
    ) {
        let axis = Point(cos(rotation), sin(rotation))
        let half = (start - end) / 2
        // The start, seen from the chord's middle, where the ellipse is the unit circle; the end is its opposite.
        let unit = Point((axis.x * half.x + axis.y * half.y) / abs(rx), (axis.x * half.y - axis.y * half.x) / abs(ry))
        let halfChord = hypot(unit.x, unit.y)
        guard halfChord > 0, halfChord.isFinite else { return nil }

        let growth = max(1, halfChord)
        let distance = ((1 - halfChord / growth) * (1 + halfChord / growth)).squareRoot()
        let side = largeArc == sweep ? -distance / halfChord : distance / halfChord
        let unitCenter = Point(unit.y, -unit.x) * side
        let startDirection = unit / growth - unitCenter
        let shortTurn = 2 * atan2(halfChord / growth, distance)
        let turn = largeArc ? 2 * .pi - shortTurn : shortTurn

        self.init(
            center: .zero, rx: abs(rx) * growth, ry: abs(ry) * growth, rotation: rotation,
            startAngle: atan2(startDirection.y, startDirection.x), sweepAngle: sweep ? turn : -turn)
        let chordMiddle = start.interpolated(to: end, 0.5)
        center = chordMiddle + direction(unitCenter, axis)
        // No control point of its cubics lies further from the center than this.
        let reach = 2 * (self.rx + self.ry)
        guard (center.x.magnitude + reach).isFinite, (center.y.magnitude + reach).isFinite else { return nil }
    }

    package func point(at angle: Double) -> Point {
        center + direction(Point(cos(angle), sin(angle)), Point(cos(rotation), sin(rotation)))
    }

    /// Cubics of at most a quarter turn each, evenly divided; none for a sweep of zero.
    ///
    /// With control arms of `4/3·tan(turn/4)` a cubic meets the arc at both ends and in the middle. For a quarter
    /// turn it strays outwards by less than 2.8e-4 of the radius, and the error falls with the sixth power of
    /// the turn (Goldapp, "Approximation of circular arcs by cubic polynomials", 1991).
    package var cubics: [CubicBezier] {
        var cubics: [CubicBezier] = []
        forEachCubic { cubic, _ in cubics.append(cubic) }
        return cubics
    }

    /// Gives each of the cubics, and whether it is the last.
    fileprivate func forEachCubic(_ body: (CubicBezier, _ isLast: Bool) -> Void) {
        guard sweepAngle != 0 else { return }
        // Rounding must not add a piece to an exact number of quarters.
        let count = max(1, (abs(sweepAngle) / (.pi / 2) - 1e-9).rounded(.up))
        let turn = sweepAngle / count
        let arm = 4.0 / 3.0 * tan(turn / 4)
        let axis = Point(cos(rotation), sin(rotation))
        var from = Point(cos(startAngle), sin(startAngle))
        var start = center + direction(from, axis)
        let pieces = Int(clamping: count)
        for piece in 0..<pieces {
            let angle = startAngle + Double(piece + 1) * turn
            let to = Point(cos(angle), sin(angle))
            let end = center + direction(to, axis)
            let cubic = CubicBezier(
                start: start, control1: center + direction(from + Point(-from.y, from.x) * arm, axis),
                control2: center + direction(to - Point(-to.y, to.x) * arm, axis), end: end)
            body(cubic, piece == pieces - 1)
            (from, start) = (to, end)
        }
    }

    /// A displacement on the unit circle's plane, carried to the ellipse's; `axis` is the direction of that of `rx`.
    private func direction(_ unit: Point, _ axis: Point) -> Point {
        let (along, across) = (rx * unit.x, ry * unit.y)
        return Point(axis.x * along - axis.y * across, axis.y * along + axis.x * across)
    }
}

extension Path {
    /// Draws an elliptical arc from the current point, as SVG's `A` does (SVG 2 §9.3.8, §9.5.1).
    ///
    /// Nothing for equal endpoints; a line where a radius is zero. `rotation` is in radians; `sweep` turns
    /// clockwise. The arc becomes cubics of at most a quarter turn that end exactly on `end`.
    package mutating func arc(
        to end: Point, rx: Double, ry: Double, rotation: Double = 0,
        largeArc: Bool, sweep: Bool
    ) {
        let start = currentPoint ?? .zero
        guard start != end else { return }
        guard
            let arc = EllipticalArc(
                from: start, to: end, rx: rx, ry: ry, rotation: rotation,
                largeArc: largeArc, sweep: sweep)
        else { return line(to: end) }
        arc.forEachCubic { cubic, isLast in
            self.cubic(to: isLast ? end : cubic.end, control1: cubic.control1, control2: cubic.control2)
        }
    }
}
