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

    @Test("Nothing compresses to a stream of nothing")
    func empty() {
        #expect(inflated(compressed([], pixelStride: 1, rowStride: 1), count: 0) == [])
    }

    @Test("One byte comes back")
    func single() {
        #expect(inflated(compressed([7], pixelStride: 4, rowStride: 5), count: 1) == [7])
    }

    @Test("Bytes of any likeness come back, whatever the strides")
    func random() {
        var generator = SplitMix64(seed: 9)
        for round in 0..<200 {
            let alphabet = UInt8.random(in: 0...(round % 3 == 0 ? 255 : 3), using: &generator)
            var bytes: [UInt8] = []
            while bytes.count < Int.random(in: 1...3000, using: &generator) {
                let byte = UInt8.random(in: 0...alphabet, using: &generator)
                bytes += Array(repeating: byte, count: Int.random(in: 1...(round % 7 * 50 + 1), using: &generator))
            }
            let pixelStride = Int.random(in: 1...4, using: &generator)
            let rowStride = Int.random(in: 1...300, using: &generator)
            let stream = compressed(bytes, pixelStride: pixelStride, rowStride: rowStride)
            #expect(inflated(stream, count: bytes.count) == bytes)
        }
    }

    @Test("Runs around the greatest match length come back", arguments: 255...265)
    func longRuns(length: Int) {
        let bytes = [1] + Array(repeating: UInt8(2), count: length) + [3]
        #expect(inflated(compressed(bytes, pixelStride: 1, rowStride: 1000), count: bytes.count) == bytes)
    }

    @Test("More tokens than a block holds come back")
    func manyBlocks() {
        var generator = SplitMix64(seed: 10)
        let bytes = (0..<(3 * TokenBlock.largestCapacity)).map { _ in UInt8.random(in: 0...255, using: &generator) }
        #expect(inflated(compressed(bytes, pixelStride: 4, rowStride: 401), count: bytes.count) == bytes)
    }

    @Test("A flat picture takes a few bytes a kilobyte")
    func flat() {
        let bytes = [UInt8](repeating: 0, count: 65536)
        #expect(compressed(bytes, pixelStride: 4, rowStride: 1025).count < 120)
    }

    private func expect(_ actual: DeflateSymbol, symbol: Int, extra: Int, count: Int) {
        #expect(actual.symbol == symbol)
        #expect(actual.extraBits == UInt64(extra))
        #expect(actual.extraCount == UInt64(count))
    }

    private func compressed(_ bytes: [UInt8], pixelStride: Int, rowStride: Int) -> [UInt8] {
        bytes.withUnsafeBytes(FlatDeflate(pixelStride: pixelStride, rowStride: rowStride).zlibStream)
    }

    /// What libdeflate makes of a zlib stream; nil if it is damaged or of another length.
    private func inflated(_ stream: [UInt8], count: Int) -> [UInt8]? {
        let decompressor = libdeflate_alloc_decompressor()
        defer { libdeflate_free_decompressor(decompressor) }
        var bytes = [UInt8](repeating: 0, count: count)
        let result = libdeflate_zlib_decompress(decompressor, stream, stream.count, &bytes, count, nil)
        return result == LIBDEFLATE_SUCCESS ? bytes : nil
    }
}
