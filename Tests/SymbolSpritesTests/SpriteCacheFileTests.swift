import SymbolAnimation
import SymbolImaging
@testable import SymbolSprites
import SymbolStills
import Testing

@Suite("Sprites that wait for their sheet")
struct SpriteCacheFileTests {
    private static let picture = SpritePicture(
        frames: (1...3).map { frame in
            Pixmap(width: 2, height: 2, bytes: (0..<16).map { UInt8($0 % 4 == 3 ? 255 : $0 * frame) })
        },
        rate: FrameRate("30"),
        metrics: PixelMetrics(
            leftMargin: 0.5, rightMargin: 1.5, baseline: 2, capline: 1,
            alignmentInsets: AlignmentInsets(top: 0.25, left: 0, bottom: -0.25, right: 1)),
        label: "a\tb", isLoop: true)

    @Test("A sprite comes back as it was")
    func same() throws {
        let picture = try #require(SpriteCacheFile.picture(SpriteCacheFile.bytes(Self.picture)))
        #expect(picture.frames == Self.picture.frames && picture.metrics == Self.picture.metrics)
        #expect(picture.rate == Self.picture.rate && picture.label == "a\tb" && picture.isLoop)
    }

    @Test("What was cut off or changed anywhere is not taken for a sprite of other pixels")
    func damaged() {
        let bytes = SpriteCacheFile.bytes(Self.picture)
        for end in bytes.indices { #expect(SpriteCacheFile.picture(Array(bytes[..<end])) == nil) }
        for place in bytes.indices {
            var other = bytes
            other[place] ^= 0x10
            let picture = SpriteCacheFile.picture(other)
            #expect(picture == nil || picture?.frames.joined() == Self.picture.frames.joined(), "at \(place)")
        }
    }
}

extension [Pixmap] {
    fileprivate func joined() -> Pixmap { Pixmap(row: self) }
}
