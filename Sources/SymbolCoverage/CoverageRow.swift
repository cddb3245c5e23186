/// The covered areas of one row of pixels, gathered from the edges of what is inside, and written from the left.
struct CoverageRow: BitwiseCopyable {
    let cells: CoverageCells
    private let width: Int32
    /// The first column that is not written yet, and behind it the first to which no edge has come.
    private var (next, end) = (Int32(0), Int32(0))
    /// What the edges to the left of those columns leave inside, as a height.
    private var inside: Int32 = 0

    /// - Parameters:
    ///   - cells: A cell for each column and one for edges on the right side, all empty.
    ///   - width: The columns.
    init(_ cells: CoverageCells, width: Int) {
        (self.cells, self.width) = (cells, Int32(truncatingIfNeeded: width))
    }

    /// Makes room for edges between two coordinates, the first of which is no less than any before.
    ///
    /// What lies to their left is written.
    @inline(__always)
    mutating func open(from left: Int32, to right: Int32, _ runs: inout CoverageRunBuffer.Row) {
        let (first, last) = (left >> Fixed.bits, right >> Fixed.bits)
        write(upTo: first < end ? first : end, &runs)
        if first > next {
            runs.append(Self.byte(inside << (Fixed.bits &+ 1)), upTo: first)
            next = first
        }
        end = end > last ? end : last &+ 1
    }

    /// Writes the rest of the row, and leaves the cells empty.
    @inline(__always)
    mutating func finish(_ runs: inout CoverageRunBuffer.Row) {
        write(upTo: end < width ? end : width, &runs)
        if next < width { runs.append(Self.byte(inside << (Fixed.bits &+ 1)), upTo: width) }
        cells.base[Int(width)] = CoverageCells.Cell()
    }

    @inline(__always)
    private mutating func write(upTo column: Int32, _ runs: inout CoverageRunBuffer.Row) {
        while next < column {
            let cell = cells.base + Int(next)
            inside &+= cell.pointee.cover
            let area = (inside << (Fixed.bits &+ 1)) &- cell.pointee.area
            cell.pointee = CoverageCells.Cell()
            next &+= 1
            runs.append(Self.byte(area), upTo: next)
        }
    }

    /// Of twice an area in square units.
    @inline(__always) private static func byte(_ doubledArea: Int32) -> UInt8 {
        let whole = 2 * Fixed.one * Fixed.one
        // Held between 0 and the whole by the signs: what a compare would branch on could not be foreseen.
        let positive = doubledArea & ~(doubledArea >> 31)
        let excess = positive &- whole
        let area = whole &+ (excess & (excess >> 31))
        return UInt8(truncatingIfNeeded: (area &* 255 &+ whole / 2) >> (2 * Fixed.bits + 1))
    }
}
