import Testing

@testable import SymbolAnimation

@Suite struct ShortestPeriodTests {
    @Test("The shortest period is found, whatever its factors", arguments: [1, 2, 4, 15, 49, 97, 360, 1001])
    func found(period: Int) {
        for rounds in [1, 2, 4, 6, 7, 90, 101] {
            let found = FrameSequence.shortestPeriod(of: period * rounds) { candidate, _ in candidate % period == 0 }
            #expect(found == period)
        }
    }

    /// Up to the limit of frames, 83,160 has the most divisors, 128, with the primes 2, 3, 5, 7 and 11.
    @Test("However many periods are possible, each frame is examined about once for each prime factor")
    func work() {
        var looks = 0
        let none = FrameSequence.shortestPeriod(of: 83_160) { _, count in
            looks += count
            return false
        }
        #expect(none == 83_160 && looks == 5 * 83_160)
        looks = 0
        let one = FrameSequence.shortestPeriod(of: 83_160) { _, count in
            looks += count
            return true
        }
        #expect(one == 1 && looks < 2 * 83_160)
    }
}
