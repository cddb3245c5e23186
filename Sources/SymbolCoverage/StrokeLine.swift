internal import SymbolGeometry

/// A piece of a stroke's centre line, which is straight except for the directions at its ends.
struct StrokePiece: BitwiseCopyable {
    let start: Vector
    let end: Vector
    /// The direction at the start, of length 1, or slightly longer between two steps of a curve.
    let startDirection: Vector
    /// The direction at the end, of length 1, or slightly longer between two steps of a curve.
    let endDirection: Vector
    /// The distances of its left and right side: the inner side of a bend tighter than the pen lies where the pen at
    /// one end crosses the pen at the other.
    let sides: Vector
    /// Whether the next piece continues the same curve in the same direction.
    let isInCurve: Bool
    /// Whether the pen turns in place at the end, whatever the join: the next piece goes on in the direction in which a
    /// curve arrives there, or begins, over less than can be seen.
    var turnsRound = false

    var isTight: Bool { sides.x != sides.y }
    var isInnerLeft: Bool { sides.x < sides.y }
}

/// A subpath as the pieces that a pen follows.
struct StrokeLine: ~Copyable {
    private(set) var pieces = Buffer<StrokePiece>(capacity: 64)
    private(set) var start = Vector.zero
    private(set) var end = Vector.zero
    /// The direction in which the first segment begins, and whether it is that of a hook.
    private var begins: (direction: Vector, isHook: Bool)?
    /// The direction of the hook with which the last segment ends.
    private var endHook: Vector?
    private let reach: StrokeReach

    init(_ reach: StrokeReach) { self.reach = reach }

    mutating func begin(at point: Vector) {
        pieces.resize(to: 0)
        (start, end) = (point, point)
        (begins, endHook) = (nil, nil)
    }

    /// Joins the end to the start.
    mutating func close() {
        line(to: start)
        if let begins { join(begins.direction, isHook: begins.isHook) }
    }

    /// Follows a line to a point, unless it is so short that it is only the rounding of coordinates.
    mutating func line(to point: Vector) {
        let offset = point - end
        let length = offset.length
        guard length > reach.rounding else { return }
        let direction = offset / length
        join(direction, isHook: false)
        append(from: direction, to: point, direction, isInCurve: false)
        endHook = nil
    }

    /// Begins a segment in a direction: if that is also the direction of the end before it, and one of both is that of
    /// a hook, there is no corner but a bend tighter than can be seen.
    @inline(__always) private mutating func join(_ direction: Vector, isHook: Bool) {
        if begins == nil { begins = (direction, isHook) }
        guard isHook || endHook != nil, pieces.count > 0 else { return }
        let last = pieces.count - 1
        // Within some eight degrees: hooks are short, and their coordinates rounded.
        if (endHook ?? pieces.base[last].endDirection).dot(direction) > 0.99 { pieces.base[last].turnsRound = true }
    }

    mutating func curve(_ curve: Cubic) {
        let cubic = curve.withoutHooks(shorterThan: reach.hook)
        let directions = (direction(cubic.b - cubic.a), direction(cubic.c - cubic.b), direction(cubic.d - cubic.c))
        // A control point that almost coincides with another does not determine a direction.
        guard let first = directions.0 ?? directions.1 ?? directions.2,
            let last = directions.2 ?? directions.1 ?? directions.0
        else { return line(to: cubic.d) }
        let startHook = cubic.b == cubic.a && cubic.bends(at: cubic.c) ? self.direction(curve.b - curve.a) : nil
        join(startHook ?? first, isHook: startHook != nil)
        endHook = cubic.c == cubic.d && cubic.bends(at: cubic.b) ? self.direction(curve.d - curve.c) : nil
        let middle = directions.1 ?? last
        let turns = ((middle - first).length + (last - middle).length) / reach.turn
        let count = min(max(cubic.stepCount(tolerance: reach.tolerance), turns.rounded(.up)), 65536)
        let steps = CubicSteps(cubic, count: count)
        var (direction, index) = (first, 1.0)
        while index < count {
            let velocity = steps.velocity(index)
            let speed = velocity.length
            var ahead = speed > reach.negligible ? velocity / speed : direction
            let turn = ahead - direction
            // As far outside the true side as the lines between the points are inside.
            if turn.length <= reach.step { ahead *= 1 + turn.dot(turn) / 12 }
            let to = steps.point(index)
            append(from: direction, to: to, ahead, isInCurve: true)
            (direction, index) = (ahead, index + 1)
        }
        append(from: direction, to: cubic.d, last, isInCurve: false)
    }

    private func direction(_ leg: Vector) -> Vector? {
        let length = leg.length
        return length > reach.negligible ? leg / length : nil
    }

    @inline(__always) private mutating func append(
        from startDirection: Vector, to point: Vector, _ endDirection: Vector, isInCurve: Bool
    ) {
        let (turn, offset) = (endDirection - startDirection, point - end)
        let length = (offset * offset).sum()
        if (turn * turn).sum() * reach.half * reach.half >= length {
            bend(from: startDirection, to: point, endDirection, isInCurve: isInCurve)
        } else {
            add(to: point, startDirection, endDirection, isInCurve: isInCurve)
        }
    }

    @inline(__always) private mutating func add(
        to point: Vector, _ startDirection: Vector, _ endDirection: Vector, sides: Vector? = nil, isInCurve: Bool
    ) {
        pieces.append(
            StrokePiece(
                start: end, end: point, startDirection: startDirection, endDirection: endDirection,
                sides: sides ?? Vector(repeating: reach.half), isInCurve: isInCurve))
        end = point
    }

    /// Adds a piece that turns so much that its inner side would run backwards; at the ends of the curve the pen keeps
    /// its full width.
    private mutating func bend(
        from startDirection: Vector, to point: Vector, _ endDirection: Vector, isInCurve: Bool
    ) {
        let isFirst = pieces.count == 0 || !pieces.base[pieces.count - 1].isInCurve
        if isFirst { add(to: end, startDirection, startDirection, isInCurve: true) }
        if (endDirection - startDirection).length <= reach.step {
            addTight(to: point, startDirection, endDirection)
        } else {
            let (first, last) = (startDirection / startDirection.length, endDirection / endDirection.length)
            let length = (point - end).length
            let direction = length > 0 ? (point - end) / length : last
            spin(from: first, to: direction)
            add(to: point, direction, direction, isInCurve: true)
            spin(from: direction, to: last)
        }
        if !isInCurve { add(to: point, endDirection, endDirection, isInCurve: false) }
    }

    /// Adds a piece whose inner side ends where the pen at its start crosses that at its end.
    private mutating func addTight(to point: Vector, _ startDirection: Vector, _ endDirection: Vector) {
        let (length, turn) = ((point - end).length, (endDirection - startDirection).length)
        let inner = turn > 0 ? min(length / turn, reach.half) : reach.half
        let isClockwise = startDirection.cross(endDirection) >= 0
        let sides = isClockwise ? Vector(reach.half, inner) : Vector(inner, reach.half)
        add(to: point, startDirection, endDirection, sides: sides, isInCurve: true)
    }

    /// Turns the pen in place by recursive bisection.
    private mutating func spin(from startDirection: Vector, to endDirection: Vector) {
        let turn = endDirection - startDirection
        guard turn.length > reach.turn else { return addTight(to: end, startDirection, endDirection) }
        let across = startDirection.cross(endDirection) >= 0 ? turn.leftward : -turn.leftward
        let bisector = startDirection.dot(endDirection) > 0 ? startDirection + endDirection : across
        let middle = bisector / bisector.length
        spin(from: startDirection, to: middle)
        spin(from: middle, to: endDirection)
    }
}

/// The reach of a pen and the precision with which it is followed, in the path's units.
struct StrokeReach {
    /// Half the width.
    let half: Double
    /// A negligible length: two units of coverage.
    let negligible: Double
    /// The length below which a line is not a line of its own: a quarter of a unit of coverage.
    ///
    /// A longer one may separate two blunt corners, which would be one long spike without it.
    let rounding: Double
    /// The length below which a leg at an end of a curve does not determine its direction: a quarter of a pixel.
    let hook: Double
    let tolerance: Double
    /// The intended length of the difference between the directions before and after a step of a curve, which is nearly
    /// their angle.
    let turn: Double

    /// The largest such difference in a single step, in which a curve may turn more than in others; beyond it, the pen
    /// turns in place.
    var step: Double { 2 * turn }

    /// Creates the reach of a pen.
    ///
    /// - Parameters:
    ///   - width: The width of the pen, which is positive.
    ///   - scale: The number of pixels per unit.
    ///   - visibleRadius: The distance from its centre up to which the pen can be seen: a rim further out need not be
    ///     fine.
    init(width: Double, scale: Double, visibleRadius: Double) {
        half = width / 2
        negligible = 1 / (512 * scale)
        rounding = negligible / 8
        hook = 1 / (4 * scale)
        tolerance = EdgeTable.tolerance / scale
        // Points that lie as far outside the true side as the lines between them inside deviate from it by a 24th of
        // reach · turn².
        turn = half > 1.1 * visibleRadius ? 0.7 : min(max((12 * tolerance / half).squareRoot(), 1 / 1024), 0.7)
    }
}

extension Vector {
    @inline(__always) var length: Double { (x * x + y * y).squareRoot() }

    /// The vector rotated by a quarter turn counterclockwise on the y-down plane.
    @inline(__always) var leftward: Vector { Vector(y, -x) }

    @inline(__always) func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

    /// Returns the cross product, which is positive if the other lies clockwise on the y-down plane.
    @inline(__always) func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
}

extension Cubic {
    /// Returns whether a control point lies off the line between the ends by more than a 256th of it: a curve that is
    /// straight but for a hook counts as a line, as in browsers.
    fileprivate func bends(at control: Vector) -> Bool {
        let chord = d - a
        return abs(chord.cross(control - a)) * 256 > chord.dot(chord)
    }

    /// Returns the curve with each control point moved to its end if it is closer to it than a length and a 64th of the
    /// middle leg: there the curve would turn abruptly, which would shear the stroke over a whole step.
    fileprivate func withoutHooks(shorterThan length: Double) -> Cubic {
        let limit = min(length, (c - b).length / 64)
        return Cubic(a, (b - a).length < limit ? a : b, (d - c).length < limit ? d : c, d)
    }
}
