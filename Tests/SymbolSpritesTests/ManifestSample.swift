import SymbolStills
@testable import SymbolSprites
import Foundation
import Testing

/// A sheet of 64 × 32 pixels at two pixels per point.
enum ManifestSample {
    static let plain = SpriteSheetEntry(name: "bell", x: 0, y: 0, width: 24, height: 20)

    /// A sprite that has lost 2 columns at the left, 4 at the right, 6 rows at the top and none at the bottom.
    static let trimmed: SpriteSheetEntry = {
        var entry = SpriteSheetEntry(name: "bell/\"badge\"", x: 26, y: 1, width: 18, height: 24)
        (entry.sourceWidth, entry.sourceHeight) = (24, 30)
        (entry.offsetX, entry.offsetY) = (2, 6)
        entry.metrics = PixelMetrics(
            leftMargin: 3, rightMargin: 21.25, baseline: 25, capline: 8.5,
            alignmentInsets: AlignmentInsets(top: 8.5, left: 3, bottom: 5, right: 2.75))
        entry.label = "Glocke\nneu"
        entry.duration = 62.5
        return entry
    }()

    static func text(_ manifest: SpriteSheetManifest, _ entries: [SpriteSheetEntry] = [plain, trimmed]) -> String {
        let bytes = manifest.bytes(
            entries, image: "icons@2x.png", width: 64, height: 32, pixelRatio: 2, digest: "c0ffee")
        return String(decoding: bytes, as: UTF8.self)
    }

    static func json(_ manifest: SpriteSheetManifest) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text(manifest).utf8)) as? [String: Any])
    }
}
