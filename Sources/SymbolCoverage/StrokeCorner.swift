internal import SymbolGeometry

/// The corner at which two pieces of a stroke meet, and where their sides do, in the path's units.
struct StrokeCorner {
    let pivot: Vector
    let from: Vector
    let to: Vector
    /// The end of the left side of the piece before, and the start of that of the piece after.
    private(set) var left: (start: Vector, end: Vector)
    /// The end of the right side of the piece before, and the start of that of the piece after.
    private(set) var right: (start: Vector, end: Vector)
    /// Whether the directions differ by more than the rounding of coordinates.
    let isOpen: Bool
    /// Whether the pen turns in place, whatever the join.
    let isRound: Bool

    /// Whether the outer side is the left one.
    var isClockwise: Bool { from.cross(to) >= 0 }

    /// Creates the corner between two pieces, whose inner sides end where they meet if the pieces are long enough.
    @inline(__always) init(_ before: StrokePiece, _ after: StrokePiece, _ reach: StrokeReach) {
        (pivot, from, to) = (before.end, before.endDirection, after.startDirection)
        isRound = before.turnsRound
        let (first, second) = (from.leftward, to.leftward)
        left = (pivot + first * before.sides.x, pivot + second * after.sides.x)
        right = (pivot - first * before.sides.y, pivot - second * after.sides.y)
        isOpen = from != to && (first - second).length * reach.half > 8 * reach.negligible
        guard isOpen else { return }
        meet(min((before.end - before.start).length, (after.end - after.start).length), reach)
    }

    private mutating func meet(_ length: Double, _ reach: StrokeReach) {
        // Either piece loses tan(turn / 2) · reach; at its other end it may lose as much.
        let openness = 1 + from.dot(to)
        // For a line that turns back on itself this is mere rounding; below the limit, pieces would have to be 10^5
        // times as long as the pen is wide.
        guard openness > 1e-9, abs(from.cross(to)) * reach.half * 2 < openness * length else { return }
        let miter = (from.leftward + to.leftward) * (reach.half / openness)
        if isClockwise {
            right = (pivot - miter, pivot - miter)
        } else {
            left = (pivot + miter, pivot + miter)
        }
    }
}
