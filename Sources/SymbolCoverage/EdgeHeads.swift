/// Where the chains of a table begin, and what of the canvas they touch.
struct EdgeHeads: ~Copyable {
    /// For each row the first edge that begins in it and goes on from no other; -1 for none.
    let first: Buffer<Int32>
    /// The rows and columns, in units of coordinates.
    private(set) var (top, bottom, right) = (Int32.max, Int32.min, Int32.min)

    /// Links those of each row.
    init(of table: borrowing EdgeTable) {
        let (edges, rows) = (table.edges.base, table.rows)
        first = Buffer(repeating: -1, count: Int(rows.upperBound))
        for index in 0..<table.edges.count {
            let edge = edges + index
            (bottom, right) = (max(bottom, edge.pointee.bottom), max(right, edge.pointee.end))
            guard !edge.pointee.goesOn else { continue }
            let row = max(edge.pointee.top >> Fixed.bits, rows.lowerBound)
            (top, right) = (min(top, edge.pointee.top), max(right, edge.pointee.x(at: edge.pointee.top)))
            edge.pointee.next = first.base[Int(row)]
            first.base[Int(row)] = Int32(truncatingIfNeeded: index)
        }
        top = max(top, rows.lowerBound << Fixed.bits)
        bottom = min(bottom, rows.upperBound << Fixed.bits)
    }

    /// The rows of pixels.
    var rows: Range<Int> {
        top < bottom ? Int(top >> Fixed.bits)..<Int((bottom - 1) >> Fixed.bits) + 1 : 0..<0
    }
}
