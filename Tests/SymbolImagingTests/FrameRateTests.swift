import SymbolImaging
import Testing

@Suite struct FrameRateTests {
    @Test(
        "A rate is parsed as an exact fraction in lowest terms",
        arguments: [
            ("60", 60, 1), ("25", 25, 1), ("29.97", 2997, 100), ("23.976", 2997, 125), ("0.5", 1, 2),
            ("30000/1001", 30000, 1001), ("50/2", 25, 1), ("1000", 1000, 1), ("1000.000000", 1000, 1)
        ])
    func read(text: String, numerator: Int, denominator: Int) throws {
        let rate = try #require(FrameRate(text))
        #expect((rate.numerator, rate.denominator) == (numerator, denominator))
    }

    @Test(
        "Anything but a rate above 0 and up to 1000 is rejected",
        arguments: [
            "", "0", "-1", "+5", "1001", "1000.1", "1/0", "30/-1", "0/1", "1e3", "30/", "1.2345678", "1.2.3", "a",
            "nan", "5.", ".5", "+30/1", "30/+1", "-0/1",
            "99999999999999999999"
        ])
    func refused(text: String) { #expect(FrameRate(text) == nil) }

    @Test("Equal rates compare equal, however they are written")
    func equal() { #expect(FrameRate("29.97") == FrameRate(2997, over: 100)) }

    @Test("The time of a frame is exact where it is a whole second: 30000 frames of 1001 take 1001 s")
    func time() throws {
        let rate = try #require(FrameRate(30000, over: 1001))
        #expect(rate.time(of: 0) == 0)
        #expect(rate.time(of: 30000) == 1001)
        #expect(rate.time(of: 3) == 3003.0 / 30000)
    }

    @Test("A frame is shown for the rate's reciprocal")
    func duration() throws {
        #expect(
            try #require(FrameRate(30000, over: 1001)).frameDuration
                == FrameDuration(numerator: 1001, denominator: 30000))
        #expect(try #require(FrameRate(25)).framesPerSecond == 25)
    }

    @Test(
        "A rate is described as it can be parsed",
        arguments: [("25", "25"), ("29.97", "2997/100"), ("30000/1001", "30000/1001")])
    func text(text: String, written: String) throws { #expect(try #require(FrameRate(text)).description == written) }
}
