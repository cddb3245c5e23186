internal import SymbolGeometry

/// Where two pieces of a stroke meet, and where their sides do, in the path's units.
struct StrokeCorner {
    let pivot: Vector
    let from: Vector
    let to: Vector
    /// Where the side of the piece before ends and that of the piece behind starts.
    private(set) var left: (start: Vector, end: Vector)
    private(set) var right: (start: Vector, end: Vector)
    /// Whether the directions differ by more than the rounding of coordinates.
    let isOpen: Bool

    /// Whether the outer side is the left one.
    var isClockwise: Bool { from.cross(to) >= 0 }

    /// The inner sides of pieces that are long enough end where they meet.
    @inline(__always) init(_ before: StrokePiece, _ behind: StrokePiece, _ reach: StrokeReach) {
        (pivot, from, to) = (before.end, before.endDirection, behind.startDirection)
        let (first, second) = (from.leftward, to.leftward)
        left = (pivot + first * before.sides.x, pivot + second * behind.sides.x)
        right = (pivot - first * before.sides.y, pivot - second * behind.sides.y)
        isOpen = from != to && (first - second).length * reach.half > 8 * reach.negligible
        guard isOpen else { return }
        meet(min((before.end - before.start).length, (behind.end - behind.start).length), reach)
    }

    private mutating func meet(_ length: Double, _ reach: StrokeReach) {
        // What either loses is tan(turn / 2) · reach; at its other end a piece may lose as much.
        let openness = 1 + from.dot(to)
        // Of a line that turns back on itself it is mere rounding; below, pieces would have to be 10^5 times as long as
        // the pen is wide.
        guard openness > 1e-9, abs(from.cross(to)) * reach.half * 2 < openness * length else { return }
        let mitre = (from.leftward + to.leftward) * (reach.half / openness)
        if isClockwise {
            right = (pivot - mitre, pivot - mitre)
        } else {
            left = (pivot + mitre, pivot + mitre)
        }
    }
}
