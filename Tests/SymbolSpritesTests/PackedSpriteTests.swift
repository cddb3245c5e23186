import SymbolImaging
import SymbolStills
import Testing

@testable import SymbolSprites

@Suite("Packed sprites")
struct PackedSpriteTests {
    /// Three frames of 3 × 2 pixels: the last has no ink, and the others have none in the first column.
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

    @Test("A sprite is read as it was written")
    func same() throws {
        let sprite = try PackedSprite(bytes: PackedSprite(Self.pictures).bytes)
        #expect(sprite.outline.metrics == Self.pictures.map(\.metrics))
        #expect(sprite.outline.rate == FrameRate("30") && sprite.outline.label == "a\tb\n")
        let outlines = sprite.outline.frames
        let right = PixelRectangle(x: 1, y: 0, width: 2, height: 2)
        #expect(outlines.map { $0.map(\.inkBounds) } == [[right, right, nil], [right, right, nil]])
        #expect(Set(outlines.joined()).count == 5)
        for (index, picture) in Self.pictures.enumerated() {
            let frames = try (0..<3).map { try sprite.inkPixels(atScale: index, frame: $0) }
            #expect(frames == picture.frames.prefix(2).map { $0.part(right) } + [Pixmap(width: 0, height: 0)])
        }
    }

    @Test("Bytes that are truncated or changed anywhere are rejected")
    func damaged() {
        let bytes = PackedSprite(Self.pictures).bytes
        for index in bytes.indices {
            #expect(throws: ByteReader.Damage.self) { try PackedSprite(bytes: Array(bytes[..<index])) }
            var other = bytes
            other[index] ^= 0x10
            #expect(throws: ByteReader.Damage.self) { try PackedSprite(bytes: other) }
        }
    }
}
