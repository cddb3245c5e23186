/// The part of an edge in a row of pixels, or in a band of a row.
struct Side: BitwiseCopyable {
    var top: Int32
    var bottom: Int32
    var x0: Int32
    var x1: Int32
    let edge: Int32
    let winding: Int32

    @inline(__always) var left: Int32 { min(x0, x1) }
    @inline(__always) var right: Int32 { max(x0, x1) }
    @inline(__always) var height: Int32 { bottom &- top }

    @inline(__always)
    init(from start: (x: Int32, y: Int32), to end: (x: Int32, y: Int32), _ edge: Int32, _ winding: Int32) {
        (top, bottom, x0, x1) = (start.y, end.y, start.x, end.x)
        (self.edge, self.winding) = (edge, winding)
    }

    /// Adds the side, at which the inside begins, or ends if the sign is negative.
    @inline(__always) func add(to cells: CoverageCells, _ sign: Int32) {
        cells.add(from: x0, to: x1, height: height &* sign)
    }

    /// Removes and returns the part above a level.
    @inline(__always) mutating func cut(at level: Int32, _ edges: UnsafePointer<CoverageEdge>) -> Side {
        var part = self
        if level < bottom { (part.bottom, part.x1) = (level, edges[Int(edge)].x(at: level)) }
        (top, x0) = (level, part.x1)
        return part
    }
}
