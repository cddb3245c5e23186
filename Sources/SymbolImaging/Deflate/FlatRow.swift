/// A row of samples in runs.
struct FlatRow {
    /// Of all rows.
    let runs: UnsafePointer<SampleRows.Run>
    /// The row's own.
    var range: Range<Int>
    let width: Int

    var isEmpty: Bool { range.isEmpty }
    var endsWithZero: Bool { !isEmpty && runs[range.upperBound &- 1].sample == 0 }

    /// The column where a run begins.
    @inline(__always)
    func start(of index: Int) -> Int { index == range.lowerBound ? 0 : runs[index &- 1].end }

    /// The column where a run ends; for one behind the row's last, where that does.
    @inline(__always)
    func end(of index: Int) -> Int { index < range.upperBound ? runs[index].end : width }

    /// The place of a column, which lies in no earlier run than one; the end of the row lies in none.
    @inline(__always)
    func place(at column: Int, from index: Int) -> RowPlace {
        var index = index
        while runs[index].end < column { index &+= 1 }
        return RowPlace(column: column, index: runs[index].end == column ? index &+ 1 : index)
    }

    /// The place of the column behind another.
    @inline(__always)
    func place(behind place: RowPlace) -> RowPlace {
        let column = place.column &+ 1
        return RowPlace(column: column, index: runs[place.index].end == column ? place.index &+ 1 : place.index)
    }

    /// The run that a column lies in, which is no earlier than one.
    @inline(__always)
    func index(of column: Int, from index: Int) -> Int {
        var index = index
        while runs[index].end <= column { index &+= 1 }
        return index
    }

    /// Up to which column from a place on the row equals another, in which that column lies in the run `other`.
    @inline(__always)
    func equalEnd(from place: RowPlace, _ above: FlatRow, _ other: Int) -> Int {
        var (column, one, other) = (place.column, place.index, other)
        while column < width, runs[one].sample == runs[other].sample {
            let ends = (runs[one].end, runs[other].end)
            // The library's `min` would be called here, not put in line.
            column = ends.0 < ends.1 ? ends.0 : ends.1
            one &+= ends.0 == column ? 1 : 0
            other &+= ends.1 == column ? 1 : 0
        }
        return column
    }

    /// A hash of a run and the two behind it in the row, with the lengths of all but the last.
    @inline(__always)
    func hash(from index: Int) -> UInt64 {
        let (first, left) = (runs[index], range.upperBound &- index)
        let hash = Self.hash(0, first.sample, length: first.end &- start(of: index))
        guard left > 1 else { return hash }
        let second = runs[index &+ 1]
        let longer = Self.hash(hash, second.sample, length: second.end &- first.end)
        return left > 2 ? (longer ^ UInt64(runs[index &+ 2].sample)) &* Self.factor : longer
    }

    @inline(__always)
    private static func hash(_ hash: UInt64, _ sample: UInt32, length: Int) -> UInt64 {
        (hash ^ UInt64(sample) &<< 16 ^ UInt64(truncatingIfNeeded: length)) &* factor
    }

    private static let factor: UInt64 = 0x9E37_79B1_7F4A_7C15

    /// How many samples are equal from the beginnings of two runs of any rows on, no further than a row goes.
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

    /// The column where a run of any row begins: the last of a row ends where that does.
    @inline(__always)
    private func beginning(_ index: Int) -> Int {
        index == 0 || runs[index &- 1].end == width ? 0 : runs[index &- 1].end
    }
}

/// A column of a row, and the run that it lies in.
struct RowPlace: BitwiseCopyable {
    let column: Int
    let index: Int
}
