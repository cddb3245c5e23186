internal import CDeflate

/// The checksum of a zlib stream (RFC 1950, section 8.2).
struct Adler32: Hashable, Sendable {
    private(set) var value: UInt32 = 1

    /// Creates the checksum of no bytes.
    init() {}

    init(value: UInt32) { self.value = value }

    init(of bytes: UnsafeRawBufferPointer) { value = libdeflate_adler32(1, bytes.baseAddress, bytes.count) }

    /// Computes the checksum run by run.
    ///
    /// A byte counts once in the low half, and in the high half as often as there are bytes from it on.
    init(of rows: SampleRows) {
        switch rows.pixelStride {
        case 1: self.init(of: rows) { ($0, 0) }
        case 2: self.init(of: rows) { ($0 & 255 &+ $0 &>> 8, $0 &>> 8) }
        default:
            self.init(of: rows) { sample in
                let (b, c, d) = (sample &>> 8 & 255, sample &>> 16 & 255, sample &>> 24)
                return (sample & 255 &+ b &+ c &+ d, b &+ 2 &* c &+ 3 &* d)
            }
        }
    }

    /// Computes the checksum with a function that returns the sum of a sample's bytes, and the sum of its bytes each
    /// multiplied by the number of those before it.
    @inline(__always)
    private init(of rows: SampleRows, bytes: (UInt32) -> (sum: UInt32, delays: UInt32)) {
        let rowStride = UInt64(rows.rowStride)
        var (sum, sums) = (UInt64(1), UInt64(0))
        var (start, row) = (0, (sum: UInt64(0), sums: UInt64(0)))
        rows.runs.withUnsafeBufferPointer { runs in
            for end in rows.rowEnds {
                if end > start { row = Self.sums(of: runs[start..<end], rows, bytes) }
                start = end
                (sum, sums) = (sum &+ row.sum, sums &+ rowStride &* sum &+ row.sums)
                // A row adds less than 2⁶³ as long as it has fewer than 2²⁷ bytes.
                if sums >> 48 != 0 { (sum, sums) = (sum % Self.modulus, sums % Self.modulus) }
            }
        }
        value = UInt32(sums % Self.modulus) << 16 | UInt32(sum % Self.modulus)
    }

    /// Returns what a row adds to the low half, and to the high half if the low half were zero before.
    ///
    /// The first bytes of the samples before a column e, of p bytes each, count e·B - p·e(e - 1)/2 times in all if
    /// the row has B bytes of samples. Summed by parts, each run contributes its difference δ from the next at its end
    /// e, instead of its value at both ends, which requires only Σ δe and Σ δe².
    @inline(__always)
    private static func sums(
        of row: Slice<UnsafeBufferPointer<SampleRows.Run>>, _ rows: SampleRows,
        _ bytes: (UInt32) -> (sum: UInt32, delays: UInt32)
    ) -> (sum: UInt64, sums: UInt64) {
        var (sum, squares, delays) = (0, 0, 0)
        var (end, before) = (0, (sum: 0, delays: 0))
        for run in row {
            let sample = bytes(run.sample)
            let own = (sum: Int(sample.sum), delays: Int(sample.delays))
            let step = (before.sum &- own.sum) &* end
            sum &+= step
            squares &+= step &* end
            delays &+= (before.delays &- own.delays) &* end
            (end, before) = (run.end, own)
        }
        let step = before.sum &* end
        sum &+= step
        squares &+= step &* end
        delays &+= before.delays &* end
        let stride = rows.pixelStride
        let sums = sum &* (rows.width &* stride) &- stride &* (squares &- sum) / 2 &- delays
        return (UInt64(truncatingIfNeeded: sum), UInt64(truncatingIfNeeded: sums))
    }

    /// Appends `count` bytes of which only the checksum is known.
    ///
    /// The low half is one more than the sum of all bytes; the high half is the sum of the low halves after each byte.
    mutating func append(_ next: Adler32, count: Int) {
        let (sum, sums) = (UInt64(value & 0xFFFF), UInt64(value >> 16))
        let before = sum + Self.modulus - 1
        let low = (before + UInt64(next.value & 0xFFFF)) % Self.modulus
        let high = (sums + UInt64(next.value >> 16) + before % Self.modulus * (UInt64(count) % Self.modulus))
        value = UInt32(high % Self.modulus) << 16 | UInt32(low)
    }

    private static let modulus: UInt64 = 65_521
}
