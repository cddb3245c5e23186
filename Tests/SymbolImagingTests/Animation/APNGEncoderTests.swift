import SymbolImaging
import TestSupport
import Testing

@Suite("Animated PNG") struct APNGEncoderTests {
    private let sixtieth = FrameDuration(numerator: 1, denominator: 60)

    @Test("Every frame comes back, alpha included, with its time", arguments: SampleAnimation.allCases)
    func roundTrip(animation: SampleAnimation) throws {
        let pictures = animation.pictures
        var encoder = try APNGEncoder(width: SampleAnimation.width, height: SampleAnimation.height)
        try encoder.append(pictures, each: sixtieth)
        let file = try APNGReader(encoder.finish())
        #expect(file.frames.map(\.canvas) == pictures)
        #expect(file.frames.allSatisfy { $0.delay == sixtieth })
        #expect(file.frameCount == pictures.count)
    }

    @Test("Chunks come in the order that the specification requires, with sequence numbers throughout")
    func chunkOrder() throws {
        let white = Pixmap(width: 64, height: 64, filled: [255, 255, 255, 255])
        var encoder = try APNGEncoder(
            width: 64, height: 64, texts: [PNGText(keyword: "Description", text: "A bell")])
        let colored = SamplePicture.coloredDisc
        var generator = SplitMix64(seed: 1)
        try encoder.append([white, colored.draw(width: 64, height: 64, using: &generator), white], each: sixtieth)
        let file = try APNGReader(encoder.finish())
        let expected = ["IHDR", "acTL", "PLTE", "tRNS", "tEXt", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"]
        #expect(file.file.chunks.map(\.type) == expected)
        #expect(file.sequenceNumbers == [0, 1, 2, 3, 4])
    }

    @Test("A frame equal to the one before extends its time")
    func merging() throws {
        let (red, blue) = (Pixmap(filled: [255, 0, 0, 255]), Pixmap(filled: [0, 0, 255, 255]))
        var encoder = try APNGEncoder(width: 4, height: 3)
        try encoder.append([red, red, red, blue, blue], each: sixtieth)
        let file = try APNGReader(encoder.finish())
        #expect(file.frames.map(\.canvas) == [red, blue])
        let delays = file.frames.map(\.delay)
        #expect(delays == [FrameDuration(numerator: 1, denominator: 20), FrameDuration(numerator: 1, denominator: 30)])
    }

    @Test("Only the smallest rectangle that changed is stored of a frame")
    func rectangle() throws {
        let first = Pixmap(width: 20, height: 10, filled: [0, 0, 0, 255])
        let second = first.painting([9, 0, 0, 255], x: 5, y: 2).painting([9, 0, 0, 255], x: 11, y: 6)
        var encoder = try APNGEncoder(width: 20, height: 10)
        try encoder.append([first, second], each: sixtieth)
        let frame = try #require(APNGReader(encoder.finish()).frames.last)
        #expect([frame.x, frame.y, frame.width, frame.height] == [5, 2, 7, 5])
    }

    @Test("The number of plays is kept")
    func loops() throws {
        var encoder = try APNGEncoder(width: 4, height: 3, loops: 7)
        try encoder.append(Pixmap(width: 4, height: 3), for: sixtieth)
        #expect(try APNGReader(encoder.finish()).loops == 7)
    }

    @Test("All frames share one format: a colour in a later frame turns grey into true colour")
    func sharedFormat() throws {
        let grey = Pixmap(width: 64, height: 64) { x, y in Array(repeating: UInt8(x ^ y), count: 3) + [255] }
        let late = Pixmap(width: 64, height: 64) { x, y in [UInt8(4 * x), UInt8(4 * y), 0, 255] }
        var encoder = try APNGEncoder(width: 64, height: 64)
        try encoder.append(grey, for: sixtieth)
        #expect(try APNGReader(encoder.finish()).file.colorType == 0)
        try encoder.append(late, for: sixtieth)
        let file = try APNGReader(encoder.finish())
        #expect(file.file.colorType == 2)
        #expect(file.frames.map(\.canvas) == [grey, late])
    }

    @Test(
        "600 frames take their exact time",
        arguments: [FrameDuration(numerator: 1, denominator: 60), FrameDuration(numerator: 1001, denominator: 30000)])
    func exactTime(duration: FrameDuration) throws {
        let file = try blinking(for: Array(repeating: duration, count: 600))
        #expect(file.frames.allSatisfy { $0.delay == duration })
    }

    @Test("Times that do not fit 16 bits do not drift")
    func diffusion() throws {
        let duration = FrameDuration(numerator: 100_003, denominator: 3_000_017)
        let file = try blinking(for: Array(repeating: duration, count: 600))
        #expect(file.frames.count == 600)
        var time = 0.0
        for (index, frame) in file.frames.enumerated() {
            #expect(frame.delay.denominator > 0)
            time += Double(frame.delay.numerator) / Double(frame.delay.denominator)
            #expect(abs(time - Double(index + 1) * 100_003 / 3_000_017) < 1e-8)
        }
    }

    @Test("A time over 65535 seconds is rejected")
    func tooLong() throws {
        #expect(throws: AnimationEncodingError.frameTooLong(limitInSeconds: 65535)) {
            try blinking(for: [FrameDuration(numerator: 65536, denominator: 1)])
        }
    }

    private func blinking(for durations: [FrameDuration]) throws -> APNGReader {
        var encoder = try APNGEncoder(width: 1, height: 1)
        for (index, duration) in durations.enumerated() {
            try encoder.append(Pixmap(width: 1, height: 1, filled: [0, 0, 0, index % 2 == 0 ? 0 : 255]), for: duration)
        }
        return try APNGReader(encoder.finish())
    }
}
