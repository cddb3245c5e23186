import SymbolSprites
import SymbolStills
import Foundation
import Testing

@Suite("MapLibre's sprite index")
struct ManifestMapLibreTests {
    @Test("Each name has the keys the style specification requires")
    func required() throws {
        let bell = try image("bell")
        #expect(bell as NSDictionary == ["x": 0, "y": 0, "width": 24, "height": 20, "pixelRatio": 2, "sdf": false])
    }

    @Test("Every key at the top level is an image")
    func top() throws {
        #expect(try ManifestSample.json(.maplibre).keys.sorted() == ["bell", "bell/\"badge\""])
    }

    /// Margins 3 and 21.25 less 2, lines 8.5 and 25 less 6; 19.25 is beyond the 18 columns.
    @Test("The content is the layout box in the trimmed image, cut at its edges")
    func content() throws {
        #expect(try image("bell/\"badge\"")["content"] as? [Double] == [1, 2.5, 18, 19])
    }

    @Test("Metrics are relative to the trimmed image")
    func metrics() throws {
        let own = try #require(try image("bell/\"badge\"")["insignia"] as? [String: Any])
        #expect(
            own["metrics"] as? NSDictionary == [
                "leftMargin": 1, "rightMargin": 19.25, "baseline": 19, "capline": 2.5,
                "alignmentInsets": ["top": 2.5, "left": 1, "bottom": 5, "right": -1.25]
            ])
        #expect(own["label"] as? String == "Glocke\nneu")
    }

    @Test("A plain icon, which has no cap line, has no content")
    func plainIcon() {
        var entry = ManifestSample.plain
        let insets = AlignmentInsets(top: 0, left: 0, bottom: 0, right: 0)
        entry.metrics = PixelMetrics(leftMargin: 0, rightMargin: 24, baseline: 20, alignmentInsets: insets)
        #expect(!ManifestSample.text(.maplibre, [entry]).contains("content"))
    }

    @Test("Images come in the order of the entries")
    func order() {
        let text = ManifestSample.text(.maplibre, [ManifestSample.trimmed, ManifestSample.plain])
        #expect(text.hasPrefix("{\n  \"bell/\\\"badge\\\"\": {"))
    }

    private func image(_ name: String) throws -> [String: Any] {
        try #require(try ManifestSample.json(.maplibre)[name] as? [String: Any])
    }
}
