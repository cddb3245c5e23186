@testable import SymbolSprites
import Testing

@Suite("Manifest formats")
struct ManifestNamesTests {
    @Test(
        "Formats have the names that build files use",
        arguments: zip(
            SpriteSheetManifest.allCases,
            [
                "maplibre", "texturepacker-hash", "texturepacker-array", "css", "css-mask"
            ]))
    func names(manifest: SpriteSheetManifest, name: String) {
        #expect(manifest.rawValue == name)
    }

    @Test("The extension is css for style sheets and json for all others")
    func suffixes() {
        #expect(SpriteSheetManifest.allCases.map(\.suffix) == ["json", "json", "json", "css", "css"])
    }
}
