internal import SymbolGeometry

/// A piece of a stroke's centre line, straight but for the directions at its ends.
struct StrokePiece: BitwiseCopyable {
    let start: Vector
    let end: Vector
    /// Of length 1; between two steps of a curve a little longer.
    let startDirection: Vector
    let endDirection: Vector
    /// How far its left side and its right side lie from it: the inner side of a bend tighter than the pen lies where
    /// the pen at one end crosses that at the other.
    let sides: Vector
    /// Whether the next piece goes on with the same curve, in the same direction.
    let isInCurve: Bool

    var isTight: Bool { sides.x != sides.y }
    var isInnerLeft: Bool { sides.x < sides.y }
}

/// A subpath as the pieces that a pen follows.
struct StrokeLine: ~Copyable {
    private(set) var pieces = Buffer<StrokePiece>(capacity: 64)
    private(set) var start = Vector.zero
    private(set) var end = Vector.zero
    private let reach: StrokeReach

    init(_ reach: StrokeReach) { self.reach = reach }

    mutating func begin(at point: Vector) {
        pieces.cut(to: 0)
        (start, end) = (point, point)
    }

    /// Follows a line to a point; what is too short is only the rounding of coordinates.
    mutating func line(to point: Vector) {
        let way = point - end
        let length = way.length
        guard length > reach.rounding else { return }
        append(from: way / length, to: point, way / length, isInCurve: false)
    }

    mutating func curve(_ curve: Cubic) {
        let cubic = curve.withoutHooks(shorterThan: reach.hook)
        let directions = (direction(cubic.b - cubic.a), direction(cubic.c - cubic.b), direction(cubic.d - cubic.c))
        // A control point that all but lies on another says nothing about a direction.
        guard let first = directions.0 ?? directions.1 ?? directions.2,
            let last = directions.2 ?? directions.1 ?? directions.0
        else { return line(to: cubic.d) }
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
            // As far outside of the true side as the lines between the points are inside.
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
        let (turn, way) = (endDirection - startDirection, point - end)
        let length = (way * way).sum()
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

    /// Adds a piece that turns so much that its inner side would run backwards; at the ends of the curve the pen is
    /// whole.
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

    /// Turns the pen on the spot, in steps that are halved again and again.
    private mutating func spin(from startDirection: Vector, to endDirection: Vector) {
        let turn = endDirection - startDirection
        guard turn.length > reach.turn else { return addTight(to: end, startDirection, endDirection) }
        let across = startDirection.cross(endDirection) >= 0 ? turn.leftward : -turn.leftward
        let way = startDirection.dot(endDirection) > 0 ? startDirection + endDirection : across
        let middle = way / way.length
        spin(from: startDirection, to: middle)
        spin(from: middle, to: endDirection)
    }
}

/// How far a pen reaches and how finely it is followed, in the path's units.
struct StrokeReach {
    /// Half the width.
    let half: Double
    /// Two of the units of coverage.
    let negligible: Double
    /// What is shorter is no line of its own: a quarter of a unit of coverage.
    ///
    /// A longer one may part two blunt corners, which would be one far spike without it.
    let rounding: Double
    /// What is shorter at an end of a curve does not count as its direction: a quarter of a pixel.
    let hook: Double
    let tolerance: Double
    /// The length of the difference between the directions before and after a step, nearly their angle, that the steps
    /// of a curve are made for.
    let turn: Double

    /// The same of a single step, in which a curve may turn more than in others; where it does further, the pen turns
    /// on the spot.
    var step: Double { 2 * turn }

    /// - Parameters:
    ///   - width: positive.
    ///   - scale: the pixels of a unit.
    ///   - seen: how far from its centre the pen can be seen: where its rim lies further out, it need not be fine.
    init(width: Double, scale: Double, seen: Double) {
        half = width / 2
        negligible = 1 / (512 * scale)
        rounding = negligible / 8
        hook = 1 / (4 * scale)
        tolerance = EdgeTable.tolerance / scale
        // Points that lie as much outside of the true side as the lines between them inside stray from it by a 24th of
        // reach · turn².
        turn = half > 1.1 * seen ? 0.7 : min(max((12 * tolerance / half).squareRoot(), 1 / 1024), 0.7)
    }
}

extension Vector {
    @inline(__always) var length: Double { (x * x + y * y).squareRoot() }

    /// A quarter turn counterclockwise on the y-down plane.
    @inline(__always) var leftward: Vector { Vector(y, -x) }

    @inline(__always) func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

    /// Positive where the other lies clockwise on the y-down plane.
    @inline(__always) func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
}

extension Cubic {
    /// The curve with its controls on those ends from which they lie no further than a length and a 64th of the next
    /// leg: it would turn there at once, and shear what a pen leaves along a whole step.
    fileprivate func withoutHooks(shorterThan length: Double) -> Cubic {
        let limit = min(length, (c - b).length / 64)
        return Cubic(a, (b - a).length < limit ? a : b, (d - c).length < limit ? d : c, d)
    }
}
