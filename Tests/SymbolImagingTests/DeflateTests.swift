import CDeflate
import TestSupport
import Testing

@testable import SymbolImaging

@Suite("Deflate") struct DeflateTests {
    @Test("Length symbols are those of RFC 1951, section 3.2.5")
    func lengths() {
        let bases = [
            3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
            227, 258
        ]
        let extras = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
        for length in 3...258 {
            let row = bases.lastIndex { $0 <= length } ?? 0
            expect(DeflateSymbol(length: length), symbol: 257 + row, extra: length - bases[row], count: extras[row])
        }
    }

    @Test("Distance symbols are those of RFC 1951, section 3.2.5")
    func distances() {
        let bases = [
            1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
            6145, 8193, 12289, 16385, 24577
        ]
        for distance in bases + bases.map({ $0 - 1 }).dropFirst() + [32768, 20000] {
            let row = bases.lastIndex { $0 <= distance } ?? 0
            let symbol = DeflateSymbol(distance: distance)
            expect(symbol, symbol: row, extra: distance - bases[row], count: max(0, row / 2 - 1))
        }
    }

    @Test("No bytes compress to an empty stream")
    func empty() {
        #expect(inflated(FlatDeflate.zlibStream(of: rows([], width: 1, pixelStride: 1)), count: 0) == [])
    }

    @Test("One byte comes back")
    func single() { expectBack([7], width: 1, pixelStride: 1) }

    /// Rows of few samples, some of them shifted by one or repeated, as slanted edges have them.
    @Test("Similar rows of any size come back", arguments: 1...4)
    func random(pixelStride: Int) {
        var generator = SplitMix64(seed: 9)
        for round in 0..<150 {
            let alphabet = UInt8.random(in: 0...(round % 3 == 0 ? 255 : 3), using: &generator)
            let width = Int.random(in: 1...(round % 5 == 0 ? 9 : 300), using: &generator)
            func sample() -> [UInt8] {
                (0..<pixelStride).map { _ in UInt8.random(in: 0...alphabet, using: &generator) }
            }
            var (row, bytes): ([[UInt8]], [UInt8]) = ([], [])
            for _ in 0..<Int.random(in: 1...30, using: &generator) {
                switch Int.random(in: 0...3, using: &generator) {
                case 0: break
                case 1 where !row.isEmpty: row = Array(row[1...] + [sample()])
                case 2 where !row.isEmpty: row[Int.random(in: 0..<width, using: &generator)] = sample()
                default:
                    row = []
                    while row.count < width {
                        let count = Int.random(in: 1...(width - row.count), using: &generator)
                        row += Array(repeating: sample(), count: count)
                    }
                }
                if row.isEmpty { row = Array(repeating: sample(), count: width) }
                bytes += row.joined()
            }
            expectBack(bytes, width: width, pixelStride: pixelStride)
        }
    }

    @Test("Runs around the greatest match length come back", arguments: 255...265)
    func longRuns(length: Int) {
        expectBack([1] + Array(repeating: UInt8(2), count: length) + [3], width: length + 2, pixelStride: 1)
    }

    @Test("More tokens than a block holds come back")
    func manyBlocks() {
        var generator = SplitMix64(seed: 10)
        let bytes = (0..<(3 * TokenBlock.capacity)).map { _ in UInt8.random(in: 0...255, using: &generator) }
        expectBack(bytes, width: 1024, pixelStride: 4)
    }

    @Test("A length whose code is among the longest comes back with its extra bits", arguments: [3, 11, 200, 258])
    func rareLength(length: Int) {
        // Fibonacci frequencies, so that the rarest codes have the largest length.
        var (bytes, counts): ([UInt8], _) = ([], (1, 1))
        for byte in UInt8(0)..<18 {
            bytes += Array(repeating: byte, count: counts.0)
            counts = (counts.1, counts.0 + counts.1)
        }
        var writer = BitWriter(capacity: 2 * bytes.count)
        TokenBlock.withCapacity(forRowStride: length) { block in
            for byte in bytes { block.append(byte) }
            block.append(Match(length: length, distance: MatchDistance(1)))
            block.flush(isFinal: true, to: &writer)
        }
        writer.padToByte()
        bytes += Array(repeating: 17, count: length)
        let checksum = bytes.withUnsafeBytes { Adler32(of: $0).value.bigEndian }
        let stream = ZlibParts.header + writer.withBytes { Array($0) } + withUnsafeBytes(of: checksum) { Array($0) }
        #expect(inflated(stream, count: bytes.count) == bytes)
    }

    @Test("Rows farther apart than the largest distance come back")
    func wideRows() {
        let row = (0..<40000).map { UInt8($0 / 700) }
        expectBack(row + row + row, width: 40000, pixelStride: 1)
    }

    @Test("A flat picture takes a few bytes per kilobyte")
    func flat() {
        let bytes = [UInt8](repeating: 0, count: 65536)
        #expect(FlatDeflate.zlibStream(of: rows(bytes, width: 256, pixelStride: 4)).count < 120)
    }

    private func rows(_ bytes: [UInt8], width: Int, pixelStride: Int) -> SampleRows {
        SampleRows(bytes: bytes, width: width, pixelStride: pixelStride)
    }

    private func expectBack(_ bytes: [UInt8], width: Int, pixelStride: Int) {
        let stream = FlatDeflate.zlibStream(of: rows(bytes, width: width, pixelStride: pixelStride))
        #expect(inflated(stream, count: bytes.count) == bytes)
    }

    private func expect(_ actual: DeflateSymbol, symbol: Int, extra: Int, count: Int) {
        #expect(actual.symbol == symbol)
        #expect(actual.extraBits == UInt64(extra))
        #expect(actual.extraCount == UInt64(count))
    }

    /// Returns the bytes that libdeflate decompresses from a zlib stream; nil if it is damaged or of another length.
    private func inflated(_ stream: [UInt8], count: Int) -> [UInt8]? {
        let decompressor = libdeflate_alloc_decompressor()
        defer { libdeflate_free_decompressor(decompressor) }
        var bytes = [UInt8](repeating: 0, count: count)
        let result = libdeflate_zlib_decompress(decompressor, stream, stream.count, &bytes, count, nil)
        return result == LIBDEFLATE_SUCCESS ? bytes : nil
    }
}
