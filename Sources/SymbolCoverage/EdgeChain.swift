/// Edges that go on below one another with one winding, where a row of pixels cuts them.
struct EdgeChain: BitwiseCopyable {
    let winding: Int32
    /// The edge that has come to the row's bottom, or is the last, and where that ends.
    private var edge: Int32
    private var bottom: Int32
    /// Where it is at the top and the bottom of its part in the row.
    private(set) var x0: Int32
    private(set) var x1: Int32 = 0
    /// Where the part is leftmost and rightmost.
    private(set) var left: Int32 = 0
    private(set) var right: Int32 = 0
    /// Whether the part is one side from the row's top to its bottom.
    private(set) var isWhole = false
    /// The part's first edge, where it begins, and how high it is.
    private var (first, top, height) = (Int32(0), Int32(0), Int32(0))
    /// Of a part of several sides in one column twice the area to its left in that.
    private var doubledArea: Int32 = 0
    /// Where the edge is at the row's bottom, and by how much that grows a row, as it counts.
    private var exactX: Int64 = 0
    private var growth: Int64 = 0

    /// A chain that begins in a row.
    init(_ head: Int32, _ edges: UnsafePointer<CoverageEdge>, rowTop: Int32) {
        let edge = edges + Int(head)
        (self.edge, bottom, winding) = (head, edge.pointee.bottom, edge.pointee.winding)
        let top = max(edge.pointee.top, rowTop)
        exactX = edge.pointee.exactX(at: top)
        growth = edge.pointee.growthARow
        x0 = CoverageEdge.rounded(exactX)
        if top == rowTop, bottom >= rowTop &+ Fixed.one { goDown(rowTop) } else { walk(edges, from: top, rowTop) }
    }

    /// Whether it goes from the top of the row to its bottom.
    @inline(__always) var fillsRow: Bool { height == Fixed.one }

    /// Goes on to the next row; false where it has ended before.
    @inline(__always)
    mutating func advance(_ edges: UnsafePointer<CoverageEdge>, rowTop: Int32) -> Bool {
        x0 = x1
        if bottom <= rowTop {
            let below = edges[Int(edge)].below
            guard bottom == rowTop, below >= 0 else { return false }
            let next = edges + Int(below)
            (edge, bottom) = (below, next.pointee.bottom)
            (exactX, growth) = (next.pointee.exactX(at: rowTop), next.pointee.growthARow)
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

    /// Follows the edges from a height to the row's bottom, or as far as they go.
    private mutating func walk(_ edges: UnsafePointer<CoverageEdge>, from top: Int32, _ rowTop: Int32) {
        let rowBottom = rowTop &+ Fixed.one
        var (y, x, edge) = (top, x0, self.edge)
        (isWhole, first, self.top) = (false, edge, top)
        (left, right, doubledArea) = (x, x, 0)
        while true {
            let next = edges + Int(edge)
            let (end, isLast) = (next.pointee.bottom, next.pointee.bottom >= rowBottom || next.pointee.below < 0)
            if end > rowBottom {
                (exactX, growth) = (next.pointee.exactX(at: rowBottom), next.pointee.growthARow)
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

    /// Adds the part, which begins what is inside, or ends it where the sign is negative.
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

    /// Hands out the sides of the part.
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

    /// Bits that differ from those of a side straight down through the whole row, as the part above then was.
    @inline(__always) func unsteadyBits(above: (x0: Int32, isWhole: Bool)) -> Int32 {
        (x0 ^ x1) | (x0 ^ above.x0) | (isWhole && above.isWhole ? 0 : 1)
    }
}
