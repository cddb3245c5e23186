package import SymbolGeometry

/// How much of each pixel of a canvas an area covers, 0…255, in runs of equal pixels.
package struct CoverageRuns: Sendable {
    /// Of each run the coverage in the lowest byte, and above it the column where the run ends.
    package let runs: [UInt32]
    /// Where each row's runs end; a row equal to the one above has none.
    package let rowEnds: [Int]
    private let width: Int

    /// What of a canvas a path covers; see `CoverageBand.each` for the parameters.
    package init(
        of path: Path, _ rule: FillRule, _ transform: AffineTransform, width: Int, height: Int, window: Rect? = nil
    ) {
        var table = EdgeTable(
            width: width, height: height, window: window, rows: 0..<height, parts: path.elements.count)
        table.add(path, transform)
        self.init(table, rule, width: width, height: height)
    }

    /// What of a canvas shapes cover together; see `CoverageBand.each` for the parameters.
    package init(of shapes: [CoveredShape], width: Int, height: Int, window: Rect? = nil) {
        let table = EdgeTable.of(shapes, width: width, height: height, window: window, rows: 0..<height)
        self.init(table, .nonZero, width: width, height: height)
    }

    private init(_ table: borrowing EdgeTable, _ rule: FillRule, width: Int, height: Int) {
        var rows = CoverageRunBuffer(width: width, height: height)
        if table.top < table.bottom {
            var sweep = EdgeSweep(rule, width: min(Int(table.right >> Fixed.bits) + 1, width))
            sweep.sweep(table, &rows)
        }
        rows.fill(to: height)
        (runs, rowEnds, self.width) = (rows.runs, rows.rowEnds, width)
    }

    /// A byte for each pixel.
    package var bytes: [UInt8] {
        let count = width * rowEnds.count
        return Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
            guard let base = buffer.baseAddress else { return }
            var (row, start) = (base, 0)
            for end in rowEnds {
                if end == start, row > base { row.initialize(from: row - width, count: width) }
                var column = 0
                for run in runs[start..<end] {
                    let next = Int(run >> 8)
                    (row + column).initialize(repeating: UInt8(truncatingIfNeeded: run), count: next - column)
                    column = next
                }
                (row, start) = (row + width, end)
            }
            initializedCount = count
        }
    }
}

/// Runs in the making.
struct CoverageRunBuffer: ~Copyable {
    let width: Int
    private var buffer = Buffer<UInt32>(capacity: 1024)
    private(set) var rowEnds: [Int] = []
    /// Where the runs begin of the last row that has some, and of the row at hand.
    private var last = 0
    private var start = 0

    init(width: Int, height: Int) {
        self.width = width
        rowEnds.reserveCapacity(height)
    }

    var runs: [UInt32] { Array(UnsafeBufferPointer(start: buffer.base, count: buffer.count)) }

    /// Appends a run of the row at hand, up to a column beyond the one before.
    @inline(__always)
    mutating func append(_ coverage: UInt8, upTo end: Int) {
        let run = UInt32(truncatingIfNeeded: end) << 8 | UInt32(coverage)
        if buffer.count > start, UInt8(truncatingIfNeeded: buffer.base[buffer.count &- 1]) == coverage {
            buffer.base[buffer.count &- 1] = run
        } else {
            buffer.append(run)
        }
    }

    /// Ends the row, and forgets its runs if they are those of the row above.
    mutating func endRow() {
        let (count, above) = (buffer.count - start, start - last)
        var isRepeated = count == above
        var index = 0
        while isRepeated, index < count {
            isRepeated = buffer.base[start + index] == buffer.base[last + index]
            index += 1
        }
        if isRepeated {
            buffer.cut(to: start)
        } else {
            (last, start) = (start, buffer.count)
        }
        rowEnds.append(buffer.count)
    }

    /// Appends the last row once more.
    @inline(__always)
    mutating func repeatRow() { rowEnds.append(buffer.count) }

    /// Appends rows of which nothing is covered until there are so many.
    mutating func fill(to count: Int) {
        guard rowEnds.count < count, width > 0 else { return }
        append(0, upTo: width)
        endRow()
        while rowEnds.count < count { rowEnds.append(buffer.count) }
    }
}
