/// The covered areas of one row of pixels, gathered from the edges of what is inside.
///
/// A cell holds by how much the edges in it change the coverage of all that is to its right, and the area to their
/// left in the cell itself, which does not count. Cells that no edge touches are never visited.
struct CoverageRow: ~Copyable {
    private let cells: UnsafeMutablePointer<SIMD2<Int32>>
    private let touched: UnsafeMutablePointer<UInt64>
    private let words: Int
    let width: Int
    /// The columns written to since they were last taken.
    private var columns = (first: Int.max, end: 0)

    init(width: Int) {
        self.width = width
        words = (width + 64) / 64
        // An edge on the right side lies in a cell of its own.
        cells = .allocate(capacity: width + 1)
        cells.initialize(repeating: .zero, count: width + 1)
        touched = .allocate(capacity: words)
        touched.initialize(repeating: 0, count: words)
    }

    deinit {
        cells.deallocate()
        touched.deallocate()
    }

    /// Adds an edge from one x to another over a height, which is negative where the inside ends.
    @inline(__always) func add(from x0: Int32, to x1: Int32, height: Int32) {
        if x0 >> Fixed.bits == x1 >> Fixed.bits {
            add(x0 >> Fixed.bits, height, (x0 & Fixed.fraction) &+ (x1 & Fixed.fraction))
        } else {
            addFlat(min(x0, x1), max(x0, x1), height)
        }
    }

    private func addFlat(_ left: Int32, _ right: Int32, _ height: Int32) {
        let (first, last) = (left >> Fixed.bits, right >> Fixed.bits)
        let slope = (Int64(height) << 32) / Int64(right &- left)
        var side = (first &+ 1) << Fixed.bits
        var y = slope &* Int64(side &- left) &+ (1 << 31)
        var above = Int32(truncatingIfNeeded: y >> 32)
        add(first, above, (left & Fixed.fraction) &+ Fixed.one)
        var column = first &+ 1
        while column < last {
            y &+= slope << Int64(Fixed.bits)
            let below = Int32(truncatingIfNeeded: y >> 32)
            add(column, below &- above, Fixed.one)
            (side, above, column) = (side &+ Fixed.one, below, column &+ 1)
        }
        add(last, height &- above, right & Fixed.fraction)
    }

    @inline(__always) private func add(_ column: Int32, _ height: Int32, _ doubledX: Int32) {
        let column = Int(column)
        cells[column] = cells[column] &+ SIMD2(height, height &* doubledX)
        touched[column >> 6] |= 1 << UInt64(truncatingIfNeeded: column & 63)
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
        var (x, inside) = (0, Int32(0))
        var index = 0
        while index < words {
            var word = touched[index]
            touched[index] = 0
            while word != 0 {
                let column = index &* 64 &+ word.trailingZeroBitCount
                word &= word &- 1
                let cell = cells[column]
                cells[column] = .zero
                guard column < width else { break }
                if column > x { body(Self.byte(inside << (Fixed.bits &+ 1)), x, column) }
                inside &+= cell.x
                x = column &+ 1
                body(Self.byte((inside << (Fixed.bits &+ 1)) &- cell.y), column, x)
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
