/// The heads of the chains of a table by the rows in which they begin, and the bounds of all edges.
struct EdgeHeads: ~Copyable {
    /// The first edge of each row that begins in it and continues no other; -1 for none.
    let first: Buffer<Int32>
    /// The bounds of the edges in fixed-point coordinates.
    private(set) var (top, bottom, right) = (Int32.max, Int32.min, Int32.min)

    /// Links the heads of each row.
    init(of table: borrowing EdgeTable) {
        let (edges, rows) = (table.edges.base, table.rows)
        first = Buffer(repeating: -1, count: Int(rows.upperBound))
        for index in 0..<table.edges.count {
            let edge = edges + index
            (bottom, right) = (max(bottom, edge.pointee.bottom), max(right, edge.pointee.end))
            guard !edge.pointee.isContinuation else { continue }
            let row = max(edge.pointee.top >> Fixed.bits, rows.lowerBound)
            (top, right) = (min(top, edge.pointee.top), max(right, edge.pointee.x(at: edge.pointee.top)))
            edge.pointee.next = first.base[Int(row)]
            first.base[Int(row)] = Int32(truncatingIfNeeded: index)
        }
        top = max(top, rows.lowerBound << Fixed.bits)
        bottom = min(bottom, rows.upperBound << Fixed.bits)
    }

    /// The rows of pixels that the edges touch.
    var rows: Range<Int> {
        top < bottom ? Int(top >> Fixed.bits)..<Int((bottom - 1) >> Fixed.bits) + 1 : 0..<0
    }
}
