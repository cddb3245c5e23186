import SymbolImaging
import SymbolStills
import Testing

@testable import SymbolSprites

@Suite("Sprites that wait for their sheet")
struct WaitingSpriteTests {
    /// Three frames of 3 × 2 pixels, of which the last has no ink and the others none in the first column.
    private static func picture(_ scale: Int) -> SpritePicture {
        SpritePicture(
            frames: [40, 90, 0].map { ink in
                Pixmap(width: 3, height: 2, bytes: (0..<6).flatMap { [0, 0, 0, UInt8($0 % 3 == 0 ? 0 : ink * scale)] })
            },
            rate: FrameRate("30"),
            metrics: PixelMetrics(
                leftMargin: 0.5, rightMargin: 1.5, baseline: 2, capline: 1,
                alignmentInsets: AlignmentInsets(top: 0.25, left: 0, bottom: -0.25, right: 1)),
            label: "a\tb\n")
    }

    private static let pictures = [picture(1), picture(2)]

    @Test("A sprite comes back as it was")
    func same() throws {
        let sprite = try WaitingSprite(bytes: WaitingSprite(Self.pictures).bytes)
        #expect(sprite.outline.metrics == Self.pictures.map(\.metrics))
        #expect(sprite.outline.rate == FrameRate("30") && sprite.outline.label == "a\tb\n")
        let outlines = sprite.outline.frames
        let right = PixelRectangle(x: 1, y: 0, width: 2, height: 2)
        #expect(outlines.map { $0.map(\.ink) } == [[right, right, nil], [right, right, nil]])
        #expect(Set(outlines.joined()).count == 5)
        for (number, picture) in Self.pictures.enumerated() {
            let frames = try (0..<3).map { try sprite.inked(number, frame: $0) }
            #expect(frames == picture.frames.prefix(2).map { $0.part(right) } + [Pixmap(width: 0, height: 0)])
        }
    }

    @Test("What was cut off or changed anywhere is no sprite")
    func damaged() {
        let bytes = WaitingSprite(Self.pictures).bytes
        for place in bytes.indices {
            #expect(throws: ByteReader.Damage.self) { try WaitingSprite(bytes: Array(bytes[..<place])) }
            var other = bytes
            other[place] ^= 0x10
            #expect(throws: ByteReader.Damage.self) { try WaitingSprite(bytes: other) }
        }
    }
}
