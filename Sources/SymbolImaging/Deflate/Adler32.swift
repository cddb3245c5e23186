internal import CDeflate

/// The checksum of a zlib stream (RFC 1950, section 8.2).
struct Adler32: Hashable, Sendable {
    private(set) var value: UInt32 = 1

    /// Of no bytes.
    init() {}

    init(value: UInt32) { self.value = value }

    init(of bytes: UnsafeRawBufferPointer) { value = libdeflate_adler32(1, bytes.baseAddress, bytes.count) }

    /// From run to run: a byte counts once in the low half, and in the high half as often as there are bytes from it
    /// on.
    init(of rows: SampleRows) {
        let rowStride = UInt64(rows.rowStride)
        var (sum, sums) = (UInt64(1), UInt64(0))
        var (start, row) = (0, (sum: UInt64(0), sums: UInt64(0)))
        rows.runs.withUnsafeBufferPointer { runs in
            for end in rows.rowEnds {
                if end > start {
                    row =
                        rows.pixelStride <= 2
                        ? Self.sums(of: runs[start..<end], rows, isNarrow: true)
                        : Self.sums(of: runs[start..<end], rows, isNarrow: false)
                }
                start = end
                sums = (sums &+ rowStride &* sum &+ row.sums) % Self.modulus
                sum = (sum &+ row.sum) % Self.modulus
            }
        }
        value = UInt32(sums) << 16 | UInt32(sum)
    }

    /// By how much a row lets the low half grow, and the high half if that were nothing before.
    @inline(__always)
    private static func sums(
        of row: Slice<UnsafeBufferPointer<SampleRows.Run>>, _ rows: SampleRows, isNarrow: Bool
    ) -> (sum: UInt64, sums: UInt64) {
        let stride = UInt64(rows.pixelStride)
        let bytes = UInt64(rows.width) &* stride
        var (sum, sums) = (UInt64(0), UInt64(0))
        // How often in all the first bytes count of the samples in the columns up to here.
        var (column, counts) = (UInt64(0), UInt64(0))
        // Without a question, of which the answer could not be foreseen.
        for run in row {
            let end = UInt64(truncatingIfNeeded: run.end)
            let next = end &* bytes &- stride &* (end &* (end &- 1) / 2)
            let own = isNarrow ? SampleSums(narrow: run.sample) : SampleSums(run.sample)
            sum &+= (end &- column) &* own.sum
            sums &+= (next &- counts) &* own.sum &- (end &- column) &* own.delays
            (column, counts) = (end, next)
        }
        return (sum, sums)
    }

    /// The bytes of a sample, and each as often as there are others before it.
    private struct SampleSums {
        let sum: UInt64
        let delays: UInt64

        /// Of at most two bytes, as most pictures have them.
        @inline(__always)
        init(narrow sample: UInt32) {
            delays = UInt64(sample &>> 8)
            sum = UInt64(sample & 255) &+ delays
        }

        @inline(__always)
        init(_ sample: UInt32) {
            let (b, c, d) = (sample &>> 8 & 255, sample &>> 16 & 255, sample &>> 24)
            sum = UInt64(sample & 255 &+ b &+ c &+ d)
            delays = UInt64(b &+ 2 &* c &+ 3 &* d)
        }
    }

    /// Takes in bytes that follow, of which nothing but their own checksum is at hand.
    ///
    /// The low half is one more than the sum of all bytes; the high half is the sum of what the low one was after each.
    mutating func append(_ next: Adler32, count: Int) {
        let (sum, sums) = (UInt64(value & 0xFFFF), UInt64(value >> 16))
        let before = sum + Self.modulus - 1
        let low = (before + UInt64(next.value & 0xFFFF)) % Self.modulus
        let high = (sums + UInt64(next.value >> 16) + before % Self.modulus * (UInt64(count) % Self.modulus))
        value = UInt32(high % Self.modulus) << 16 | UInt32(low)
    }

    private static let modulus: UInt64 = 65_521
}
