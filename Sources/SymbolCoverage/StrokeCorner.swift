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

    @inline(__always) init(_ pivot: Vector, _ from: Vector, _ to: Vector, _ reach: StrokeReach) {
        (self.pivot, self.from, self.to) = (pivot, from, to)
        let (before, behind) = (from.leftward * reach.half, to.leftward * reach.half)
        left = (pivot + before, pivot + behind)
        right = (pivot - before, pivot - behind)
        isOpen = from != to && (before - behind).length > 8 * reach.negligible
    }

    /// The inner sides of pieces that are long enough end where they meet.
    @inline(__always) init(_ before: StrokePiece, _ behind: StrokePiece, _ reach: StrokeReach) {
        self.init(before.end, before.endDirection, behind.startDirection, reach)
        guard isOpen else { return }
        meet(min((before.end - before.start).length, (behind.end - behind.start).length), reach)
    }

    private mutating func meet(_ length: Double, _ reach: StrokeReach) {
        // What either loses is tan(turn / 2) · reach; at its other end a piece may lose as much.
        let openness = 1 + from.dot(to)
        guard abs(from.cross(to)) * reach.half * 2 < openness * length else { return }
        let mitre = (from.leftward + to.leftward) * (reach.half / openness)
        if isClockwise {
            right = (pivot - mitre, pivot - mitre)
        } else {
            left = (pivot + mitre, pivot + mitre)
        }
    }
}
