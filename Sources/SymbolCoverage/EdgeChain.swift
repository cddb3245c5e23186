/// A chain of edges that continue each other downwards with the same winding, and its part in the current row of
/// pixels.
struct EdgeChain: BitwiseCopyable {
    let winding: Int32
    /// The edge that reaches the row's bottom, or is the last.
    private var edge: Int32
    /// The bottom of that edge.
    private var bottom: Int32
    /// The x at the top of the part in the row.
    private(set) var x0: Int32
    /// The x at the bottom of the part in the row.
    private(set) var x1: Int32 = 0
    /// The least x of the part.
    private(set) var left: Int32 = 0
    /// The greatest x of the part.
    private(set) var right: Int32 = 0
    /// Whether the part is a single side from the row's top to its bottom.
    private(set) var isWhole = false
    /// The part's first edge, its top and its height.
    private var (first, top, height) = (Int32(0), Int32(0), Int32(0))
    /// Twice the area to the left in its column of a part that consists of several sides in a single column.
    private var doubledArea: Int32 = 0
    /// The x of the edge at the row's bottom, as in `CoverageEdge.exactX(at:)`.
    private var exactX: Int64 = 0
    /// The change of `exactX` per row.
    private var growth: Int64 = 0

    /// Creates a chain that begins in a row.
    init(_ head: Int32, _ edges: UnsafePointer<CoverageEdge>, rowTop: Int32) {
        let edge = edges + Int(head)
        (self.edge, bottom, winding) = (head, edge.pointee.bottom, edge.pointee.winding)
        let top = max(edge.pointee.top, rowTop)
        exactX = edge.pointee.exactX(at: top)
        growth = edge.pointee.growthPerRow
        x0 = CoverageEdge.rounded(exactX)
        if top == rowTop, bottom >= rowTop &+ Fixed.one { goDown(rowTop) } else { walk(edges, from: top, rowTop) }
    }

    /// Whether the chain goes from the top of the row to its bottom.
    @inline(__always) var fillsRow: Bool { height == Fixed.one }

    /// Advances to the next row, and returns false if the chain has ended before it.
    @inline(__always)
    mutating func advance(_ edges: UnsafePointer<CoverageEdge>, rowTop: Int32) -> Bool {
        x0 = x1
        if bottom <= rowTop {
            let below = edges[Int(edge)].below
            guard bottom == rowTop, below >= 0 else { return false }
            let next = edges + Int(below)
            (edge, bottom) = (below, next.pointee.bottom)
            (exactX, growth) = (next.pointee.exactX(at: rowTop), next.pointee.growthPerRow)
        }
        if bottom >= rowTop &+ Fixed.one { goDown(rowTop) } else { walk(edges, from: rowTop, rowTop) }
        return true
    }

    /// Follows one edge to the row's bottom.
    @inline(__always) private mutating func goDown(_ rowTop: Int32) {
        exactX &+= growth
        x1 = CoverageEdge.rounded(exactX)
        (left, right) = x0 < x1 ? (x0, x1) : (x1, x0)
        (isWhole, first, top, height) = (true, edge, rowTop, Fixed.one)
    }

    /// Follows the edges from a height to the row's bottom, or to the chain's end.
    private mutating func walk(_ edges: UnsafePointer<CoverageEdge>, from top: Int32, _ rowTop: Int32) {
        let rowBottom = rowTop &+ Fixed.one
        var (y, x, edge) = (top, x0, self.edge)
        (isWhole, first, self.top) = (false, edge, top)
        (left, right, doubledArea) = (x, x, 0)
        while true {
            let next = edges + Int(edge)
            let (end, isLast) = (next.pointee.bottom, next.pointee.bottom >= rowBottom || next.pointee.below < 0)
            if end > rowBottom {
                (exactX, growth) = (next.pointee.exactX(at: rowBottom), next.pointee.growthPerRow)
            }
            let to = end > rowBottom ? CoverageEdge.rounded(exactX) : next.pointee.end
            let height = min(end, rowBottom) &- y
            doubledArea &+= height &* ((x & Fixed.fraction) &+ (to & Fixed.fraction))
            (left, right) = (min(left, to), max(right, to))
            (x, y) = (to, y &+ height)
            guard !isLast else { break }
            edge = next.pointee.below
        }
        (self.edge, bottom, x1, height) = (edge, edges[Int(edge)].bottom, x, y &- top)
    }

    /// Adds the part, at which the inside begins, or ends if the sign is negative.
    @inline(__always)
    func add(to cells: CoverageCells, _ sign: Int32, _ edges: UnsafePointer<CoverageEdge>) {
        if isWhole {
            cells.add(from: x0, to: x1, height: sign << Fixed.bits)
        } else if left >> Fixed.bits == right >> Fixed.bits {
            cells.add(left >> Fixed.bits, height: sign &* height, doubledArea: sign &* doubledArea)
        } else {
            eachSide(edges) { $0.add(to: cells, sign) }
        }
    }

    /// Calls `body` with the sides of the part.
    func eachSide(_ edges: UnsafePointer<CoverageEdge>, _ body: (Side) -> Void) {
        var (y, x, edge) = (top, x0, first)
        while true {
            let next = edges + Int(edge)
            let isLast = edge == self.edge
            let (to, bottom) = isLast ? (x1, top &+ height) : (next.pointee.end, next.pointee.bottom)
            body(Side(from: (x, y), to: (to, bottom), edge, winding))
            guard !isLast else { return }
            (x, y, edge) = (to, bottom, next.pointee.below)
        }
    }

    /// Returns bits that are zero only if the part and the one above are the same vertical side through the whole row.
    @inline(__always) func unsteadyBits(above: (x0: Int32, isWhole: Bool)) -> Int32 {
        (x0 ^ x1) | (x0 ^ above.x0) | (isWhole && above.isWhole ? 0 : 1)
    }
}
