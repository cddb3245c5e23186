import Foundation
import Testing

@testable import SymbolImaging

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Animated WebP") struct WebPEncoderTests {
    private let tenth = FrameDuration(numerator: 1, denominator: 10)

    @Test("libwebp reads back every frame, alpha included, at its time", arguments: SampleAnimation.allCases)
    func roundTrip(animation: SampleAnimation) throws {
        let pictures = animation.pictures
        let file = try encode(pictures, each: tenth)
        #expect(file.frames.map { premultiplied($0.canvas) } == pictures.map(\.bytes))
        #expect(file.frames.map(\.end) == pictures.indices.map { 100 * ($0 + 1) })
    }

    @Test("A frame equal to the one before extends its time")
    func merging() throws {
        let (red, blue) = (Pixmap(filled: [255, 0, 0, 255]), Pixmap(filled: [0, 0, 255, 255]))
        let file = try encode([red, red, red, blue, blue], each: tenth)
        #expect(file.frames.map(\.canvas) == [red.bytes, blue.bytes])
        #expect(file.frames.map(\.end) == [300, 500])
    }

    @Test("Only the smallest rectangle that changed is stored of a frame, from even columns and rows")
    func rectangle() throws {
        let first = Pixmap(width: 20, height: 10, filled: [0, 0, 0, 255])
        let second = first.painting([9, 0, 0, 255], x: 5, y: 2).painting([9, 0, 0, 255], x: 11, y: 6)
        let rectangles = try encode([first, second], each: tenth).rectangles
        #expect(rectangles.last == .init(x: 4, y: 2, width: 8, height: 5, duration: 100))
    }

    @Test("The transparent margin of the first frame is left out")
    func firstRectangle() throws {
        let first = Pixmap(width: 20, height: 10).painting([9, 0, 0, 255], x: 7, y: 3)
        let file = try encode([first, first.painting([9, 0, 0, 255], x: 8, y: 3)], each: tenth)
        #expect(file.rectangles.first == .init(x: 6, y: 2, width: 2, height: 2, duration: 100))
        #expect(file.frames.first.map { premultiplied($0.canvas) } == first.bytes)
    }

    @Test("The number of plays is kept")
    func loops() throws {
        var encoder = try WebPEncoder(width: 4, height: 3, loops: 7)
        try encoder.append([Pixmap(filled: [1, 1, 1, 255]), Pixmap(width: 4, height: 3)], each: tenth)
        #expect(try WebPReader(encoder.finish()).loops == 7)
    }

    @Test(
        "600 frames end at the milliseconds nearest to their exact times",
        arguments: [(1, 60, 10_000), (1001, 30000, 20_020)])
    func exactTime(numerator: Int, denominator: Int, milliseconds: Int) throws {
        let pictures = (0..<600).map { Pixmap(width: 1, height: 1, filled: [UInt8($0 % 2), 0, 0, 255]) }
        let file = try encode(pictures, each: FrameDuration(numerator: numerator, denominator: denominator))
        let ends = (1...600).map { Int((Double($0 * numerator * 1000) / Double(denominator)).rounded()) }
        #expect(file.frames.map(\.end) == ends)
        #expect(ends.last == milliseconds)
    }

    @Test("A frame of less than a millisecond may be left out, but not its time")
    func dropping() throws {
        let pictures = (0..<7).map { Pixmap(filled: [UInt8($0), 0, 0, 255]) }
        let file = try encode(pictures, each: FrameDuration(numerator: 1, denominator: 3500))
        // Boundaries at 0.29, 0.57, 0.86, 1.14, 1.43, 1.71, 2 ms: 0, 1, 1, 1, 1, 2, 2.
        #expect(file.frames.map(\.end) == [1, 2])
        #expect(file.frames.map(\.canvas) == [pictures[0].bytes, pictures[6].bytes])
    }

    @Test("A description is kept as XMP, escaped for XML")
    func description() throws {
        var encoder = try WebPEncoder(width: 4, height: 3, description: "Bell & <heart>\u{1}\u{FFFF}")
        try encoder.append(Pixmap(filled: [1, 1, 1, 255]), for: tenth)
        let packet = try #require(try WebPReader(encoder.finish()).xmp)
        #expect(try XMLDocument(xmlString: packet).rootElement()?.name == "x:xmpmeta")
        for property in ["dc:description", "Iptc4xmpCore:AltTextAccessibility"] {
            let element =
                "<\(property)><rdf:Alt><rdf:li xml:lang=\"x-default\">"
                + "Bell &amp; &lt;heart&gt;\u{FFFD}\u{FFFD}</rdf:li></rdf:Alt>"
            #expect(packet.contains(element))
        }
        #expect(try encode([Pixmap(filled: [1, 1, 1, 255])], each: tenth).xmp == nil)
    }

    private func encode(_ pictures: [Pixmap], each duration: FrameDuration) throws -> WebPReader {
        var encoder = try WebPEncoder(width: pictures[0].width, height: pictures[0].height)
        try encoder.append(pictures, each: duration)
        return try WebPReader(encoder.finish())
    }

    private func premultiplied(_ straight: [UInt8]) -> [UInt8] {
        Pixmap(width: straight.count / 4, height: 1, bytes: straight).mapPixels(\.premultiplied).bytes
    }
}
