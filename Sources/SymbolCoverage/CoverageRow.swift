/// The coverage of one row of pixels, accumulated from the edges of the inside and written from the left.
struct CoverageRow: BitwiseCopyable {
    let cells: CoverageCells
    private let width: Int32
    /// The first column that is not written yet, and the first one after it that no edge has reached.
    private var (next, end) = (Int32(0), Int32(0))
    /// The height of the inside that results from the edges to the left of those columns.
    private var inside: Int32 = 0

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - cells: A cell for each column and one for edges on the right side, all empty.
    ///   - width: The number of columns.
    init(_ cells: CoverageCells, width: Int) {
        (self.cells, self.width) = (cells, Int32(truncatingIfNeeded: width))
    }

    /// Prepares for edges between two coordinates, the first of which is no less than any before, and writes the
    /// columns to their left.
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

    /// Returns the coverage for twice an area in square units.
    @inline(__always) private static func byte(_ doubledArea: Int32) -> UInt8 {
        let whole = 2 * Fixed.one * Fixed.one
        // Clamped between 0 and the whole by sign masks: a branch could not be predicted.
        let positive = doubledArea & ~(doubledArea >> 31)
        let excess = positive &- whole
        let area = whole &+ (excess & (excess >> 31))
        return UInt8(truncatingIfNeeded: (area &* 255 &+ whole / 2) >> (2 * Fixed.bits + 1))
    }
}
