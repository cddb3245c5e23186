/// A cursor over the rows of runs; see `CoverageRuns`.
struct CoverageRunRows {
    let rowEnds: UnsafeBufferPointer<Int>
    /// The runs of all rows.
    private let allRuns: UnsafeBufferPointer<UInt32>
    /// The only run of an empty row.
    private let nothing: UInt32
    /// The index of the current row.
    private(set) var row = 0
    /// The indices of the current row's runs, which may be those of a row above.
    private(set) var range = 0..<0

    init(_ rowEnds: UnsafeBufferPointer<Int>, _ runs: UnsafeBufferPointer<UInt32>, width: Int) {
        (self.rowEnds, allRuns, nothing) = (rowEnds, runs, UInt32(truncatingIfNeeded: width) << 8)
        range = 0..<(rowEnds.first ?? 0)
    }

    var runs: Slice<UnsafeBufferPointer<UInt32>> { allRuns[range] }

    /// Returns the runs of the rows after the current row, down to another.
    func runs(downTo last: Int) -> UnsafeBufferPointer<UInt32> {
        UnsafeBufferPointer(rebasing: allRuns[range.upperBound..<rowEnds[last]])
    }

    /// Whether nothing is covered in the current row.
    @inline(__always) var isBlank: Bool { range.isEmpty || allRuns[range.lowerBound] == nothing }

    /// Returns the end of the rows that equal the current row, both here and, if given, in another cursor.
    @inline(__always)
    func equalRowsEnd(with other: CoverageRunRows? = nil) -> Int {
        let (own, others) = (range.upperBound, other ?? self)
        var end = row &+ 1
        while end < rowEnds.count, rowEnds[end] == own, others.rowEnds[end] == others.range.upperBound { end &+= 1 }
        return end
    }

    /// Moves down to a row, or past the last.
    @inline(__always)
    mutating func move(to row: Int) {
        while self.row < row {
            self.row &+= 1
            if self.row < rowEnds.count, rowEnds[self.row] > range.upperBound {
                range = range.upperBound..<rowEnds[self.row]
            }
        }
    }
}
