internal import CLibrary
internal import SymbolText

/// An arc of an ellipse, given by the ellipse's centre.
///
/// The ellipse is the unit circle scaled by the radii, rotated and translated. Angles are in radians, and positive ones
/// turn clockwise on the y-down plane.
package struct EllipticalArc: Hashable, Sendable {
    package var center: Point
    package var rx: Double
    package var ry: Double
    /// The unit vector along the axis of `rx`.
    package var axis: Point
    /// The unit vector to the point of the unit circle that is mapped to the arc's start.
    package var startDirection: Point
    /// The angle on the unit circle from start to end: positive is clockwise.
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

    /// Creates the arc of SVG's `A` command from endpoints, radii and two flags (SVG 2 §9.5.1, §B.2.4 and §B.2.5).
    ///
    /// The signs of the radii are ignored, and radii that are too small to reach are scaled up until they do. The
    /// result is nil where SVG draws a straight line or nothing (a radius of zero, equal endpoints), and where the
    /// ellipse exceeds the range of `Double`.
    package init?(
        from start: Point, to end: Point, rx: Double, ry: Double, rotation: Double,
        largeArc: Bool, sweep: Bool
    ) {
        let axis = Point(cos(rotation), sin(rotation))
        let half = (start - end) / 2
        // The start relative to the chord's middle, in the space of the unit circle; the end is its opposite.
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
        // No control point of its cubics lies further from the centre than this.
        let reach = 2 * (self.rx + self.ry)
        guard (center.x.magnitude + reach).isFinite, (center.y.magnitude + reach).isFinite else { return nil }
    }

    /// The arc as cubics of equal turns, at most 1.02 quarters each; none for a sweep of zero.
    ///
    /// With control arms of `4/3·tan(turn/4)`, a cubic meets the arc at both ends and in the middle. For a quarter
    /// turn it deviates outwards by less than 2.8e-4 of the radius, and the error falls with the sixth power of
    /// the turn (Goldapp, "Approximation of circular arcs by cubic polynomials", 1991): at 1.02 quarters it is 3.1e-4.
    package var cubics: [CubicBezier] {
        var cubics: [CubicBezier] = []
        forEachCubic { cubic, _ in cubics.append(cubic) }
        return cubics
    }

    /// Calls `body` with each of the cubics and whether it is the last.
    fileprivate func forEachCubic(_ body: (CubicBezier, _ isLast: Bool) -> Void) {
        guard sweepAngle != 0 else { return }
        // Rounded coordinates must not add a piece to a number of quarters: a corner would have one in one master of a
        // symbol and two in another, which then could not be interpolated.
        let count = max(1, (abs(sweepAngle) / (.pi / 2) - 0.02).rounded(.up))
        // t = tan(turn/4) gives the sine and cosine of half the turn, and these give those of the whole turn.
        let tangent = tan(sweepAngle / count / 4)
        let arm = 4.0 / 3.0 * tangent
        let square = tangent * tangent
        let half = Point(1 - square, 2 * tangent) / (1 + square)
        let turn = Point((half.x - half.y) * (half.x + half.y), 2 * half.x * half.y)
        var (from, first) = (startDirection, center + displacement(startDirection))
        let pieces = Int(clamping: count)
        for piece in 0..<pieces {
            let to = from.rotated(by: turn)
            let last = center + displacement(to)
            let cubic = CubicBezier(
                start: first, control1: center + displacement(from + Point(-from.y, from.x) * arm),
                control2: center + displacement(to - Point(-to.y, to.x) * arm), end: last)
            body(cubic, piece == pieces - 1)
            (from, first) = (to, last)
        }
    }

    /// Maps a displacement in the plane of the unit circle to that of the ellipse.
    private func displacement(_ unit: Point) -> Point {
        let (along, across) = (rx * unit.x, ry * unit.y)
        return Point(axis.x * along - axis.y * across, axis.y * along + axis.x * across)
    }
}

extension Point {
    fileprivate func rotated(by angle: Double) -> Point { rotated(by: Point(cos(angle), sin(angle))) }

    /// Returns this vector rotated by the angle of a unit vector.
    fileprivate func rotated(by unit: Point) -> Point { Point(x * unit.x - y * unit.y, x * unit.y + y * unit.x) }
}

extension Path {
    /// Appends an elliptical arc from the current point, as SVG's `A` does (SVG 2 §9.3.8, §9.5.1).
    ///
    /// Equal endpoints draw nothing, and a radius of zero draws a line. `rotation` is in radians; `sweep` turns
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
