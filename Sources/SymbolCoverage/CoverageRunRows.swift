/// A way through the rows of runs; see `CoverageRuns`.
struct CoverageRunRows {
    let rowEnds: UnsafeBufferPointer<Int>
    /// Of all rows.
    private let allRuns: UnsafeBufferPointer<UInt32>
    /// The only run of a row of which nothing is covered.
    private let nothing: UInt32
    /// The row at hand, and where its runs are, which may be those of a row above.
    private(set) var row = 0
    private(set) var range = 0..<0

    init(_ rowEnds: UnsafeBufferPointer<Int>, _ runs: UnsafeBufferPointer<UInt32>, width: Int) {
        (self.rowEnds, allRuns, nothing) = (rowEnds, runs, UInt32(truncatingIfNeeded: width) << 8)
        range = 0..<(rowEnds.first ?? 0)
    }

    var runs: Slice<UnsafeBufferPointer<UInt32>> { allRuns[range] }

    /// The runs of the rows behind the row at hand, down to another.
    func runs(downTo last: Int) -> UnsafeBufferPointer<UInt32> {
        UnsafeBufferPointer(rebasing: allRuns[range.upperBound..<rowEnds[last]])
    }

    /// Whether nothing is covered in the row at hand.
    @inline(__always) var isBlank: Bool { range.isEmpty || allRuns[range.lowerBound] == nothing }

    /// Up to where the rows equal the row at hand, and those of another do theirs.
    @inline(__always)
    func stretchEnd(with other: CoverageRunRows? = nil) -> Int {
        let (own, others) = (range.upperBound, other ?? self)
        var end = row &+ 1
        while end < rowEnds.count, rowEnds[end] == own, others.rowEnds[end] == others.range.upperBound { end &+= 1 }
        return end
    }

    /// Goes down to a row, or behind the last.
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
