/// Rows of samples, such as the pixels of a picture, as runs of equal ones.
struct SampleRows {
    struct Run: BitwiseCopyable {
        private let column: UInt32
        /// The bytes of the sample from the lowest; unused ones are zero.
        let sample: UInt32

        @inline(__always)
        init(end: Int, sample: UInt32) { (column, self.sample) = (UInt32(truncatingIfNeeded: end), sample) }

        /// The column where the run ends.
        @inline(__always) var end: Int { Int(column) }
    }

    /// The number of samples in a row.
    let width: Int
    /// The number of bytes of a sample, 1…4.
    let pixelStride: Int
    /// The number of bytes before the samples of each row, all zero: one for PNG's filter type, or none.
    let lead: Int
    private(set) var runs: [Run] = []
    /// The index after the last run of each row; a row equal to the one above has no runs.
    private(set) var rowEnds: [Int] = []

    var rowStride: Int { lead + width * pixelStride }
    var byteCount: Int { rowStride * rowEnds.count }

    init(width: Int, pixelStride: Int, lead: Int) {
        (self.width, self.pixelStride, self.lead) = (width, pixelStride, lead)
    }

    /// Creates the rows of a picture with a sample for each of its runs.
    @inline(__always)
    init(of picture: PixelRuns, pixelStride: Int, lead: Int, sample: (PixelRuns.Run) -> UInt32) {
        self.init(width: picture.width, pixelStride: pixelStride, lead: lead)
        rowEnds = picture.rowEnds
        runs = Array(unsafeUninitializedCapacity: picture.runs.count) { buffer, count in
            var column = 0
            for run in picture.runs {
                column = (column == picture.width ? 0 : column) &+ run.length
                buffer[count] = Run(end: column, sample: sample(run))
                count &+= 1
            }
        }
    }

    /// Creates the rows of a picture with a sample for each of its colour numbers.
    init(of picture: IndexedPixmap, pixelStride: Int, lead: Int, samples: UnsafeBufferPointer<UInt32>) {
        self.init(width: picture.width, pixelStride: pixelStride, lead: lead)
        rowEnds = picture.rowEnds
        runs = Array(unsafeUninitializedCapacity: picture.runs.count) { buffer, count in
            for run in picture.runs {
                buffer[count] = Run(end: Int(run >> 8), sample: samples[Int(run & 0xFF)])
                count &+= 1
            }
        }
    }

    /// Appends samples to the current row.
    mutating func append(_ sample: UInt32, times count: Int) {
        let first = rowEnds.last ?? 0
        if runs.count > first, let last = runs.last {
            if last.sample == sample { runs.removeLast() }
            runs.append(Run(end: last.end + count, sample: sample))
        } else {
            runs.append(Run(end: count, sample: sample))
        }
    }

    /// Ends the current row; one without runs repeats the last.
    mutating func endRow() { rowEnds.append(runs.count) }
}
