internal import CLibrary
internal import SymbolText

/// A piece of an ellipse, given by its centre.
///
/// The ellipse is the unit circle, stretched by its radii, turned and moved. Positive angles turn clockwise on the
/// y-down plane; all are in radians.
package struct EllipticalArc: Hashable, Sendable {
    package var center: Point
    package var rx: Double
    package var ry: Double
    /// The unit vector of the axis of `rx`.
    package var axis: Point
    /// The unit vector to the point of the unit circle that becomes the arc's first.
    package var startDirection: Point
    /// The turn on the unit circle from start to end: positive is clockwise.
    package var sweepAngle: Double

    package init(
        center: Point, rx: Double, ry: Double, axis: Point = Point(1, 0), startDirection: Point, sweepAngle: Double
    ) {
        self.center = center
        self.rx = rx
        self.ry = ry
        self.axis = axis
        self.startDirection = startDirection
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
        let shortTurn = 2 * atan2(halfChord / growth, distance)
        let turn = largeArc ? 2 * .pi - shortTurn : shortTurn

        self.init(
            center: .zero, rx: abs(rx) * growth, ry: abs(ry) * growth, axis: axis,
            startDirection: unit / growth - unitCenter, sweepAngle: sweep ? turn : -turn)
        let chordMiddle = start.interpolated(to: end, 0.5)
        center = chordMiddle + displacement(unitCenter)
        // No control point of its cubics lies further from the center than this.
        let reach = 2 * (self.rx + self.ry)
        guard (center.x.magnitude + reach).isFinite, (center.y.magnitude + reach).isFinite else { return nil }
    }

    /// The point that the arc comes to by an angle from its start.
    package func point(after turn: Double) -> Point { center + displacement(startDirection.turned(by: turn)) }

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
        // t = tan(turn/4) gives the sine and cosine of the turn's half, and these those of all of it.
        let tangent = tan(sweepAngle / count / 4)
        let arm = 4.0 / 3.0 * tangent
        let square = tangent * tangent
        let half = Point(1 - square, 2 * tangent) / (1 + square)
        let turn = Point((half.x - half.y) * (half.x + half.y), 2 * half.x * half.y)
        var (from, first) = (startDirection, center + displacement(startDirection))
        let pieces = Int(clamping: count)
        for piece in 0..<pieces {
            let to = from.turned(by: turn)
            let last = center + displacement(to)
            let cubic = CubicBezier(
                start: first, control1: center + displacement(from + Point(-from.y, from.x) * arm),
                control2: center + displacement(to - Point(-to.y, to.x) * arm), end: last)
            body(cubic, piece == pieces - 1)
            (from, first) = (to, last)
        }
    }

    /// A displacement on the unit circle's plane, carried to the ellipse's.
    private func displacement(_ unit: Point) -> Point {
        let (along, across) = (rx * unit.x, ry * unit.y)
        return Point(axis.x * along - axis.y * across, axis.y * along + axis.x * across)
    }
}

extension Point {
    fileprivate func turned(by angle: Double) -> Point { turned(by: Point(cos(angle), sin(angle))) }

    /// Turned by the angle that a unit vector has.
    fileprivate func turned(by unit: Point) -> Point { Point(x * unit.x - y * unit.y, x * unit.y + y * unit.x) }
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
