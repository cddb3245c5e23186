/// A row of samples as runs.
struct FlatRow {
    /// The runs of all rows.
    let runs: UnsafePointer<SampleRows.Run>
    /// The indices of the row's own runs.
    var range: Range<Int>
    let width: Int

    var isEmpty: Bool { range.isEmpty }
    var endsWithZero: Bool { !isEmpty && runs[range.upperBound &- 1].sample == 0 }

    /// Returns the column where a run of the row begins.
    @inline(__always)
    func start(of index: Int) -> Int { index == range.lowerBound ? 0 : runs[index &- 1].end }

    /// Returns the column where a run ends, or the width for an index beyond the row's last run.
    @inline(__always)
    func end(of index: Int) -> Int { index < range.upperBound ? runs[index].end : width }

    /// Returns the position of a column that lies in the run at `index` or a later one; the end of the row lies in
    /// none.
    @inline(__always)
    func position(at column: Int, from index: Int) -> RowPosition {
        var index = index
        while runs[index].end < column { index &+= 1 }
        return RowPosition(column: column, index: runs[index].end == column ? index &+ 1 : index)
    }

    /// Returns the position of the column after another.
    @inline(__always)
    func position(after position: RowPosition) -> RowPosition {
        let (column, index) = (position.column &+ 1, position.index)
        return RowPosition(column: column, index: runs[index].end == column ? index &+ 1 : index)
    }

    /// Returns the index of the run that a column lies in, which is `index` or a later one.
    @inline(__always)
    func index(of column: Int, from index: Int) -> Int {
        var index = index
        while runs[index].end <= column { index &+= 1 }
        return index
    }

    /// Returns the column up to which the row equals another from a position on, which in that row lies in run `other`.
    @inline(__always)
    func equalEnd(from position: RowPosition, _ above: FlatRow, _ other: Int) -> Int {
        var (column, one, other) = (position.column, position.index, other)
        while column < width, runs[one].sample == runs[other].sample {
            let ends = (runs[one].end, runs[other].end)
            // The standard library's `min` would not be inlined here.
            column = ends.0 < ends.1 ? ends.0 : ends.1
            one &+= ends.0 == column ? 1 : 0
            other &+= ends.1 == column ? 1 : 0
        }
        return column
    }

    /// Returns a hash of a run and the two after it in the row, including the lengths of all but the last.
    @inline(__always)
    func hash(from index: Int) -> UInt64 {
        let (first, count) = (runs[index], range.upperBound &- index)
        let hash = Self.hash(0, first.sample, length: first.end &- start(of: index))
        guard count > 1 else { return hash }
        let second = runs[index &+ 1]
        let longer = Self.hash(hash, second.sample, length: second.end &- first.end)
        return count > 2 ? (longer ^ UInt64(runs[index &+ 2].sample)) &* Self.factor : longer
    }

    @inline(__always)
    private static func hash(_ hash: UInt64, _ sample: UInt32, length: Int) -> UInt64 {
        (hash ^ UInt64(sample) &<< 16 ^ UInt64(truncatingIfNeeded: length)) &* factor
    }

    private static let factor: UInt64 = 0x9E37_79B1_7F4A_7C15

    /// Returns the number of equal samples from the starts of two runs of any rows on, up to the end of a row.
    @inline(__always)
    func common(_ one: Int, _ other: Int) -> Int {
        var (one, other, starts, length) = (one, other, (beginning(one), beginning(other)), 0)
        while runs[one].sample == runs[other].sample {
            let ends = (runs[one].end, runs[other].end)
            let counts = (ends.0 &- starts.0, ends.1 &- starts.1)
            length &+= counts.0 < counts.1 ? counts.0 : counts.1
            guard counts.0 == counts.1, ends.0 < width, ends.1 < width else { break }
            (one, other, starts) = (one &+ 1, other &+ 1, ends)
        }
        return length
    }

    /// Returns the column where a run of any row begins: 0 after the last run of a row, which ends at the width.
    @inline(__always)
    private func beginning(_ index: Int) -> Int {
        index == 0 || runs[index &- 1].end == width ? 0 : runs[index &- 1].end
    }
}

/// A column of a row and the index of the run that it lies in.
struct RowPosition: BitwiseCopyable {
    let column: Int
    let index: Int
}
