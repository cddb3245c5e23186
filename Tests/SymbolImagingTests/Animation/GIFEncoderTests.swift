import TestSupport
@testable import SymbolImaging
import Testing

@Suite("Animated GIF") struct GIFEncoderTests {
    private let tenth = FrameDuration(numerator: 1, denominator: 10)

    @Test("A comment of any length is kept, and without one none is stored")
    func comment() throws {
        for comment in [nil, "Glocke, läutend", String(repeating: "bell ", count: 100)] {
            var encoder = try GIFEncoder(width: 4, height: 3, comment: comment)
            try encoder.append(Pixmap(filled: [1, 1, 1, 255]), for: FrameDuration(numerator: 1, denominator: 10))
            #expect(try GIFReader(encoder.finish()).comment == comment)
        }
    }

    @Test(
        "Every frame comes back, cleared pixels included, with its time",
        arguments: [SampleAnimation.appearingAndVanishing, .blinkingPixel, .greys])
    func roundTrip(animation: SampleAnimation) throws {
        let pictures = animation.pictures
        let file = try encode(pictures, each: tenth)
        #expect(file.frames.map(\.canvas) == pictures)
        #expect(file.frames.allSatisfy { $0.delay == 10 })
        #expect(file.isComplete)
    }

    /// The second frame adds a pixel on the right, and must clear the one on the left before the third.
    @Test("A frame that adds on one side and from whose other side something vanishes next comes back")
    func sides() throws {
        let red: [UInt8] = [255, 0, 0, 255]
        let pictures = [[0], [0, 3], [3]].map { columns in
            Pixmap(width: 4, height: 1) { x, _ in columns.contains(x) ? red : none }
        }
        #expect(try encode(pictures, each: tenth).frames.map(\.canvas) == pictures)
    }

    @Test("Alpha is thresholded at one half, and the straight colour is kept")
    func alphaCut() throws {
        let picture = Pixmap(width: 4, height: 1) { x, _ in
            [[64, 0, 0, 127], [64, 0, 0, 128], none, [1, 2, 3, 255]][x]
        }
        // 64 × 255 / 128 = 127.5.
        let expected = Pixmap(width: 4, height: 1) { x, _ in [none, [128, 0, 0, 255], none, [1, 2, 3, 255]][x] }
        #expect(try encode([picture], each: tenth).frames.map(\.canvas) == [expected])
    }

    @Test("A matte shows through translucent pixels")
    func matte() throws {
        // 51 + 200 × (255 − 51) / 255 = 211, and 0 + 100 × (255 − 51) / 255 = 80.
        let picture = Pixmap(width: 3, height: 1) { x, _ in [none, [51, 0, 0, 51], [9, 9, 9, 255]][x] }
        var encoder = try GIFEncoder(
            width: 3, height: 1, matte: RGBA8(red: 200, green: 100, blue: 0, alpha: 255))
        try encoder.append(picture, for: tenth)
        let expected = Pixmap(width: 3, height: 1) { x, _ in
            [[200, 100, 0, 255], [211, 80, 0, 255], [9, 9, 9, 255]][x]
        }
        #expect(try GIFReader(encoder.finish()).frames.map(\.canvas) == [expected])
    }

    @Test("A frame equal to the one before extends its time")
    func merging() throws {
        let (red, blue) = (Pixmap(filled: [255, 0, 0, 255]), Pixmap(filled: [0, 0, 255, 255]))
        let file = try encode([red, red, red, blue, blue], each: tenth)
        #expect(file.frames.map(\.canvas) == [red, blue])
        #expect(file.frames.map(\.delay) == [30, 20])
    }

    @Test("Only the smallest rectangle that changed is stored of a frame")
    func rectangle() throws {
        let first = Pixmap(width: 20, height: 10, filled: [0, 0, 0, 255])
        let second = first.painting([9, 0, 0, 255], x: 5, y: 2).painting([9, 0, 0, 255], x: 11, y: 6)
        let frame = try #require(encode([first, second], each: tenth).frames.last)
        #expect([frame.x, frame.y, frame.width, frame.height] == [5, 2, 7, 5])
    }

    @Test(
        "Plays are stored as repetitions: zero plays forever, and a single play is not stored",
        arguments: [(0, 0), (1, nil), (2, 1), (65536, 65535)] as [(Int, Int?)])
    func loops(loops: Int, repetitions: Int?) throws {
        var encoder = try GIFEncoder(width: 4, height: 3, loops: loops)
        try encoder.append(Pixmap(width: 4, height: 3), for: tenth)
        #expect(try GIFReader(encoder.finish()).repetitions == repetitions)
    }

    @Test("256 colours in all frames are exact, in one table")
    func fullTable() throws {
        let pictures = (0..<4).map { part in
            Pixmap(width: 8, height: 8) { x, y in [UInt8(64 * part + 8 * y + x), 7, 0, 255] }
        }
        let file = try encode(pictures, each: tenth)
        #expect(file.frames.map(\.canvas) == pictures)
        #expect(file.frames.allSatisfy { !$0.hasOwnColors })
    }

    @Test("More colours than fit one table are exact in tables of the frames")
    func ownTables() throws {
        let pictures = (0..<3).map { part in
            Pixmap(width: 16, height: 16) { x, y in [UInt8(16 * y + x), UInt8(part), 0, 255] }
        }
        let file = try encode(pictures, each: tenth)
        #expect(file.frames.map(\.canvas) == pictures)
        #expect(file.frames.allSatisfy { $0.hasOwnColors })
    }

    @Test("Too many colours are replaced by near ones, and flat areas keep theirs")
    func quantization() throws {
        let picture = Pixmap(width: 64, height: 64) { x, y in
            y < 16 ? [10, 200, 30, 255] : [UInt8(4 * x), UInt8(4 * y), 128, 255]
        }
        let canvas = try #require(encode([picture], each: tenth).frames.first?.canvas)
        let errors = zip(canvas.bytes, picture.bytes).map { abs(Int($0) - Int($1)) }
        #expect(canvas.bytes[..<(64 * 16 * 4)] == picture.bytes[..<(64 * 16 * 4)])
        // 3072 colours on 255: each stands for a square of about 3.5 by 3.5 of them, 4 apart.
        #expect(errors.max() ?? 0 <= 16)
        #expect(Double(errors.reduce(0, +)) / Double(64 * 48 * 2) < 5)
    }

    @Test("A colour of more than half of the pixels stands for all of them, and otherwise their mean does")
    func majority() {
        let (dark, light) = (
            RGBA8(red: 0, green: 0, blue: 0, alpha: 255), RGBA8(red: 90, green: 0, blue: 0, alpha: 255)
        )
        let mean = RGBA8(red: 45, green: 0, blue: 0, alpha: 255)
        #expect(ColorQuantizer([dark: 3, light: 2], limit: 1).palette == [dark])
        #expect(ColorQuantizer([dark: 2, light: 2], limit: 1).palette == [mean])
    }

    @Test(
        "No frame is shown for less than 20 ms, and 600 frames end at the tick nearest to their exact time",
        arguments: [(1, 60, 1000), (1001, 30000, 2002), (1, 100, 600), (1, 240, 250)])
    func exactTime(numerator: Int, denominator: Int, ticks: Int) throws {
        let duration = FrameDuration(numerator: numerator, denominator: denominator)
        let frames = try blinking(for: Array(repeating: duration, count: 600)).frames
        #expect(frames.reduce(0) { $0 + $1.delay } == ticks)
        #expect(frames.allSatisfy { $0.delay >= 2 })
    }

    @Test("At 60 frames per second every third is left out, and the ones before it are shown longer")
    func dropping() throws {
        // Boundaries at 1.67, 3.33, 5, 6.67, 8.33, 10 hundredths: 2, 3, 5, 7, 8, 10.
        let pictures = (0..<6).map { Pixmap(filled: [UInt8($0), 0, 0, 255]) }
        let file = try encode(pictures, each: FrameDuration(numerator: 1, denominator: 60))
        #expect(file.frames.map(\.delay) == [2, 3, 2, 3])
        #expect(file.frames.map(\.canvas) == [pictures[0], pictures[1], pictures[3], pictures[5]])
    }

    @Test("A last frame that is too short takes time from the one before")
    func shortEnd() throws {
        let second = FrameDuration(numerator: 1, denominator: 1)
        let hundredth = FrameDuration(numerator: 1, denominator: 100)
        #expect(try blinking(for: [second, hundredth]).frames.map(\.delay) == [99, 2])
    }

    @Test("A last frame that is too short is shown if the one before can just spare the time")
    func shortEndAfterLongEnough() throws {
        let times = [3, 1].map { FrameDuration(numerator: $0, denominator: 100) }
        #expect(try blinking(for: times).frames.map(\.delay) == [2, 2])
    }

    @Test("A last frame that is too short replaces one that has no time to spare")
    func shortEndAfterShort() throws {
        let pictures = [Pixmap(filled: [1, 0, 0, 255]), Pixmap(filled: [2, 0, 0, 255])]
        var encoder = try GIFEncoder(width: 4, height: 3)
        try encoder.append(pictures[0], for: FrameDuration(numerator: 2, denominator: 100))
        try encoder.append(pictures[1], for: FrameDuration(numerator: 1, denominator: 100))
        let file = try GIFReader(encoder.finish())
        #expect(file.frames.map(\.canvas) == [pictures[1]])
        #expect(file.frames.map(\.delay) == [3])
    }

    @Test("A time over 655.35 seconds is rejected")
    func tooLong() throws {
        #expect(throws: AnimationEncodingError.frameTooLong(limitInSeconds: 655)) {
            try blinking(for: [FrameDuration(numerator: 656, denominator: 1)])
        }
    }

    private func encode(_ pictures: [Pixmap], each duration: FrameDuration) throws -> GIFReader {
        var encoder = try GIFEncoder(width: pictures[0].width, height: pictures[0].height)
        try encoder.append(pictures, each: duration)
        return try GIFReader(encoder.finish())
    }

    private func blinking(for durations: [FrameDuration]) throws -> GIFReader {
        var encoder = try GIFEncoder(width: 1, height: 1)
        for (index, duration) in durations.enumerated() {
            let shade = UInt8(index % 251)
            try encoder.append(Pixmap(width: 1, height: 1, filled: [shade, 0, 0, 255]), for: duration)
        }
        return try GIFReader(encoder.finish())
    }
}

private let none: [UInt8] = [0, 0, 0, 0]
