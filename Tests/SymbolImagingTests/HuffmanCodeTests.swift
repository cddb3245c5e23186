import TestSupport
import Testing

@testable import SymbolImaging

@Suite("Huffman codes") struct HuffmanCodeTests {
    @Test("Canonical codes are those of the example in RFC 1951, section 3.2.2")
    func canonical() {
        let code = HuffmanCode(lengths: [3, 3, 3, 3, 3, 2, 4, 4])
        // 010, 011, 100, 101, 110, 00, 1110, 1111, each read from its end.
        #expect(code.codes == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
    }

    @Test("Frequencies 1, 1, 2, 4 give lengths 3, 3, 2, 1")
    func small() {
        #expect(HuffmanCode(frequencies: [1, 1, 2, 4], maximumLength: 15).lengths == [3, 3, 2, 1])
    }

    @Test("Symbols that never occur get no code")
    func unused() {
        #expect(HuffmanCode(frequencies: [5, 0, 5, 0], maximumLength: 15).lengths == [1, 0, 1, 0])
    }

    @Test("A second symbol joins a lone one, so that the code is complete", arguments: 0..<3)
    func lone(symbol: Int) {
        var frequencies: [UInt32] = [0, 0, 0]
        frequencies[symbol] = 9
        let lengths = HuffmanCode(frequencies: frequencies, maximumLength: 15).lengths
        #expect(lengths[symbol] == 1)
        #expect(lengths.count { $0 == 1 } == 2)
    }

    @Test("A code for no symbols is complete")
    func none() {
        #expect(HuffmanCode(frequencies: [0, 0, 0], maximumLength: 15).lengths == [1, 1, 0])
    }

    @Test("Fibonacci frequencies, the worst there are, stay within the limit", arguments: [7, 15])
    func fibonacci(limit: Int) {
        var frequencies: [UInt32] = [1, 1]
        while frequencies.count < 40 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
        expectComplete(HuffmanCode(frequencies: frequencies, maximumLength: limit), limit: limit)
    }

    @Test("Random frequencies give complete codes within the limit")
    func random() {
        var generator = SplitMix64(seed: 8)
        for count in 2...286 {
            let steepness = UInt32.random(in: 0...20, using: &generator)
            let frequencies = (0..<count).map { _ in UInt32.random(in: 0...(1 << steepness), using: &generator) }
            expectComplete(HuffmanCode(frequencies: frequencies, maximumLength: 15), limit: 15)
        }
    }

    @Test("The cost of a code is the sum of its symbols' bits by frequency")
    func cost() {
        // The lengths are 3, 3, 2 and 1.
        #expect(HuffmanCode(frequencies: [1, 1, 2, 4], maximumLength: 15).cost == 3 + 3 + 2 * 2 + 4)
        #expect(HuffmanCode(frequencies: [7, 0, 0], maximumLength: 15).cost == 7)
    }

    /// Returns whether Kraft's sum is exactly one, so that no code is ambiguous or unused.
    private func expectComplete(_ code: HuffmanCode, limit: Int) {
        let used = code.lengths.filter { $0 > 0 }
        #expect(used.allSatisfy { $0 <= limit })
        #expect(used.reduce(0) { $0 + 1 << (limit - Int($1)) } == 1 << limit)
    }
}

extension HuffmanCode {
    fileprivate var lengths: [UInt8] { (0..<count).map(length) }
    fileprivate var codes: [UInt64] { (0..<count).map { sent($0).bits } }
}
