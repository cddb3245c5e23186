/// The covered areas of one row of pixels, gathered from the edges of what is inside.
struct CoverageRow: ~Copyable {
    let cells: CoverageCells
    private let words: Int
    let width: Int
    /// The columns written to since they were last taken.
    private var columns = (first: Int.max, end: 0)

    init(width: Int) {
        self.width = width
        words = (width + 64) / 64
        // An edge on the right side lies in a cell of its own.
        cells = CoverageCells(base: .allocate(capacity: width + 1), touched: .allocate(capacity: words))
        cells.base.initialize(repeating: CoverageCells.Cell(), count: width + 1)
        cells.touched.initialize(repeating: 0, count: words)
    }

    deinit {
        cells.base.deallocate()
        cells.touched.deallocate()
    }

    /// Writes the row's bytes, of which none but 0 is expected, and begins anew.
    mutating func write(to bytes: UnsafeMutablePointer<UInt8>) {
        var columns = self.columns
        takeStretches { coverage, start, end in
            guard coverage != 0 else { return }
            columns = (min(columns.first, start), max(columns.end, end))
            if end &- start > 16 {
                (bytes + start).update(repeating: coverage, count: end &- start)
            } else {
                for x in start..<end { bytes[x] = coverage }
            }
        }
        self.columns = columns
    }

    /// Writes the row's runs, and begins anew.
    mutating func write(to runs: inout CoverageRunBuffer) {
        takeStretches { coverage, _, end in runs.append(coverage, upTo: end) }
        if width < runs.width { runs.append(0, upTo: runs.width) }
    }

    /// Hands out stretches of one coverage from the left, some of them alike, and begins anew.
    @inline(__always)
    private mutating func takeStretches(_ body: (_ coverage: UInt8, _ start: Int, _ end: Int) -> Void) {
        let (cells, width, words) = (cells, width, words)
        var (x, inside) = (0, Int32(0))
        var index = 0
        while index < words {
            var word = cells.touched[index]
            cells.touched[index] = 0
            while word != 0 {
                let column = index &* 64 &+ word.trailingZeroBitCount
                word &= word &- 1
                let cell = cells.base[column]
                cells.base[column] = CoverageCells.Cell()
                guard column < width else { break }
                if column > x { body(Self.byte(inside << (Fixed.bits &+ 1)), x, column) }
                inside &+= cell.cover
                x = column &+ 1
                body(Self.byte((inside << (Fixed.bits &+ 1)) &- cell.area), column, x)
            }
            index &+= 1
        }
        if x < width { body(Self.byte(inside << (Fixed.bits &+ 1)), x, width) }
    }

    mutating func takeTouched() -> Range<Int> {
        defer { columns = (Int.max, 0) }
        return columns.first < columns.end ? columns.first..<columns.end : 0..<0
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
