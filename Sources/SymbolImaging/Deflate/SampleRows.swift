/// Rows of samples, such as the pixels of a picture, in runs of equal ones.
struct SampleRows {
    struct Run: BitwiseCopyable {
        private let column: UInt32
        /// Its bytes, from the lowest; those beyond a sample's are zero.
        let sample: UInt32

        @inline(__always)
        init(end: Int, sample: UInt32) { (column, self.sample) = (UInt32(truncatingIfNeeded: end), sample) }

        /// The column where it ends.
        @inline(__always) var end: Int { Int(column) }
    }

    /// Samples in a row.
    let width: Int
    /// Bytes of a sample, 1…4.
    let pixelStride: Int
    /// Bytes before the samples of each row, all zero: that of PNG's filter type, or none.
    let lead: Int
    private(set) var runs: [Run] = []
    /// Where each row's runs end.
    ///
    /// A row equal to the one above has none of its own.
    private(set) var rowEnds: [Int] = []

    var rowStride: Int { lead + width * pixelStride }
    var byteCount: Int { rowStride * rowEnds.count }

    init(width: Int, pixelStride: Int, lead: Int) {
        (self.width, self.pixelStride, self.lead) = (width, pixelStride, lead)
    }

    /// The rows of a picture, for each of whose runs a sample is stored.
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

    /// The rows of a picture, for each of whose numbers a sample is stored.
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

    /// Appends samples to the row at hand.
    mutating func append(_ sample: UInt32, times count: Int) {
        let first = rowEnds.last ?? 0
        if runs.count > first, let last = runs.last {
            if last.sample == sample { runs.removeLast() }
            runs.append(Run(end: last.end + count, sample: sample))
        } else {
            runs.append(Run(end: count, sample: sample))
        }
    }

    /// Ends the row at hand; one without any run repeats the last.
    mutating func endRow() { rowEnds.append(runs.count) }
}
