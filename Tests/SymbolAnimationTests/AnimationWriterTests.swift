import Foundation
import SymbolColor
import SymbolImaging
import SymbolRendering
import SymbolStills
import SymbolTemplate
import SymbolText
import TestSupport
import Testing

@testable import SymbolAnimation

@Suite struct AnimationWriterTests {
    private let test: TestFolder

    init() throws { test = try TestFolder() }

    @Test("An animation without keyframes is an error")
    func noKeyframes() {
        let error = #expect(throws: RenderError.self) {
            try FrameSequence(Animation(keyframes: []), rate: .standard, span: .seconds(1))
        }
        #expect(error?.description == "the animation has no keyframes; expected at least one")
    }

    @Test(
        "Keyframes that are not in chronological order from 0 are an error",
        arguments: [
            ([0.5], "the first keyframe begins at 0.5 s; expected 0"),
            ([-1, 0], "the first keyframe begins at -1.0 s; expected 0"),
            ([0, 2, 1], "a keyframe that begins at 1.0 s follows one at 2.0 s; expected chronological order"),
            ([0, .nan], "a keyframe that begins at nan s follows one at 0.0 s; expected chronological order"),
            ([0, .infinity], "a keyframe that begins at inf s follows one at 0.0 s; expected chronological order")
        ])
    func order(begins: [Double], message: String) throws {
        let symbol = try SymbolDocument(parsing: Array(svg("<path d='M2 2H8V8H2Z'/>").utf8), name: "a").symbol
        let animation = Animation(keyframes: begins.map { .init(symbol, begin: $0) })
        let error = #expect(throws: RenderError.self) {
            try FrameSequence(animation, rate: .standard, span: .seconds(1))
        }
        #expect(error?.description == message)
    }

    @Test("A file has the requested format", arguments: AnimationFormat.allCases)
    func format(_ format: AnimationFormat) throws {
        let symbol = try SymbolDocument(parsing: Array(svg("<path d='M2 2H8V8H2Z'/>").utf8), name: "a").symbol
        var options = RenderOptions()
        options.size = .pixels(8)
        let frames = try FrameSequence(
            Animation(keyframes: [.init(symbol, options: options)]), options: options, rate: .standard,
            span: .seconds(0.1))
        let path = test.path("file")
        try AnimationWriter(frames).write(format, to: path)
        let bytes = try Array(test.data("file"))
        #expect(try AnimationWriter(frames).encode(format) == bytes)
        switch format {
        case .apng, .strip: #expect(bytes.starts(with: [0x89] + Array("PNG".utf8)))
        case .gif: #expect(bytes.starts(with: Array("GIF89a".utf8)))
        case .webp: #expect(bytes.starts(with: Array("RIFF".utf8)))
        // Three frames of red, green, blue and alpha.
        case .raw: #expect(bytes.count == 3 * frames.width * frames.height * 4)
        }
    }

    @Test("A GIF is blended with any colour as its matte, whatever the alpha of that")
    func matte() throws {
        let icon = svg("<path d='M0 0H10V10H0Z' fill-opacity='0'/>")
        let symbol = try SymbolDocument(parsing: Array(icon.utf8), name: "a").symbol
        var options = RenderOptions()
        options.size = .pixels(8)
        let frames = try FrameSequence(Animation(keyframes: [.init(symbol, options: options)]), span: .seconds(0.1))
        var settings = AnimationWriter.Settings()
        settings.matte = try Color(css: "rgb(255 128 0 / 50%)")
        let bytes = try AnimationWriter(frames, settings: settings).encode(.gif)
        #expect(bytes.indices.dropLast(2).contains { Array(bytes[$0..<$0 + 3]) == [255, 128, 0] })
    }

    @Test("A writer says of GIF alone that it shows nothing translucent, and half the frames of a hundred a second")
    func diagnostics() throws {
        let icon = svg("<path d='M0 0H10V10H0Z' fill-opacity='0.5'/>")
        let symbol = try SymbolDocument(parsing: Array(icon.utf8), name: "a").symbol
        func found(_ format: AnimationFormat, on background: Color, rate: Int) throws -> [String] {
            var options = RenderOptions()
            (options.size, options.background) = (.pixels(8), background)
            let frames = try FrameSequence(
                Animation(keyframes: [.init(symbol, options: options)]), rate: try #require(FrameRate(rate)),
                span: .seconds(0.1))
            return AnimationWriter(frames).diagnostics(of: format).map(\.message)
        }
        let translucent = "GIF has no translucency: what is fainter than half is missing"
        let fast = "GIF shows at most 50 frames a second: of 100, some are left out"
        #expect(try found(.gif, on: .clear, rate: 100) == [translucent, fast])
        #expect(try found(.gif, on: .white, rate: 50).isEmpty)
        for format in AnimationFormat.allCases where format != .gif {
            #expect(try found(format, on: .clear, rate: 100).isEmpty)
        }
    }

    @Test("An image plays 0 to 65,535 times in every format", arguments: [AnimationFormat.apng, .gif, .webp])
    func loops(format: AnimationFormat) throws {
        let symbol = try SymbolDocument(parsing: Array(svg("<path d='M2 2H8V8H2Z'/>").utf8), name: "a").symbol
        var options = RenderOptions()
        options.size = .pixels(8)
        let frames = try FrameSequence(Animation(keyframes: [.init(symbol, options: options)]), span: .seconds(0.1))
        var settings = AnimationWriter.Settings()
        settings.loops = 65_535
        let bytes = try AnimationWriter(frames, settings: settings).encode(format)
        #expect(!bytes.isEmpty)
        for loops in [-1, 65_536] {
            settings.loops = loops
            #expect(throws: AnimationEncodingError.unsupportedLoops(loops, limit: 65_535)) {
                try AnimationWriter(frames, settings: settings).encode(format)
            }
        }
    }

    @Test("Of the files that a manifest lists, only frames of its own name are removed")
    func formerFrames() throws {
        try test.write(
            "frames.json", #"{"frames": [{"file": "a_0000.png"}, {"file": "a_old.png"}, {"file": "b_0000.png"}]}"#)
        for name in ["a_0000.png", "a_0001.png", "a_old.png", "b_0000.png"] { try test.write(name, "") }
        FormerFrames(in: test.path(".") + "/", of: "a").remove(except: [])
        #expect(test.files == ["a_0001.png", "a_old.png", "b_0000.png", "frames.json"])
    }

    @Test("A strip has at least one column, and no more than frames", arguments: [(0, 1), (-2, 1), (2, 2), (9, 3)])
    func columns(given: Int, drawn: Int) throws {
        let symbol = try SymbolDocument(parsing: Array(svg("<path d='M2 2H8V8H2Z'/>").utf8), name: "a").symbol
        var options = RenderOptions()
        options.size = .pixels(8)
        let frames = try FrameSequence(
            Animation(keyframes: [.init(symbol, options: options)]), rate: .standard, span: .seconds(0.1))
        var settings = AnimationWriter.Settings()
        settings.columns = given
        let strip = try PNGDecoder().decode(AnimationWriter(frames, settings: settings).encode(.strip))
        #expect(strip.width == drawn * frames.width)
    }
}
