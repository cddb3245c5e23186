@testable import SymbolImaging
import TestSupport
import Testing

@Suite struct RadixSortTests {
    @Test("Numbers are sorted in whichever bytes they differ", arguments: [0, 1, 2, 40, 300])
    func order(count: Int) {
        var generator = SplitMix64(seed: UInt64(count))
        for limit in [255, 1 << 20, UInt64.max] {
            let numbers = (0..<count).map { _ in UInt64.random(in: 0...limit, using: &generator) }
            var sorted = numbers
            sorted.withUnsafeMutableBufferPointer { radixSort($0) }
            #expect(sorted == numbers.sorted())
        }
    }

    @Test("Numbers that are equal from a bit on keep their order")
    func stability() {
        var numbers: [UInt64] = [0x2_05, 0x1_09, 0x2_01, 0x1_03]
        numbers.withUnsafeMutableBufferPointer { radixSort($0, from: 8) }
        #expect(numbers == [0x1_09, 0x1_03, 0x2_05, 0x2_01])
    }
}
