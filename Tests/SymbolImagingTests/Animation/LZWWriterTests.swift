import TestSupport
import Testing

@testable import SymbolImaging

@Suite("LZW") struct LZWWriterTests {
    @Test("The codes of a few numbers are those computed by hand")
    func byHand() {
        // Codes of three bits: clear 4, 1, 6 (for 1 1), 1, end 5; lowest bits first.
        // 4 = 100, 1 = 001, 6 = 110 | 1 = 001, then 8 codes are known and 5 = 0101 takes four bits.
        #expect(LZWWriter.compress([1, 1, 1, 1], codeSize: 2) == [0b1000_1100, 0b0101_0011])
    }

    @Test("Numbers come back at every code size", arguments: 2...8)
    func roundTrip(codeSize: Int) throws {
        var generator = SplitMix64(seed: UInt64(codeSize))
        for length in [0, 1, 2, 3, 100, 5000, 40000] {
            let numbers = (0..<length).map { _ in UInt8.random(in: 0..<UInt8((1 << codeSize) - 1), using: &generator) }
            #expect(try lzwNumbers(LZWWriter.compress(numbers, codeSize: codeSize), codeSize: codeSize) == numbers)
        }
    }

    @Test("Runs of every length come back, wherever the code width changes")
    func runs() throws {
        for length in 0...600 {
            let numbers = [UInt8](repeating: 3, count: length)
            #expect(try lzwNumbers(LZWWriter.compress(numbers, codeSize: 2), codeSize: 2) == numbers)
        }
    }
}
