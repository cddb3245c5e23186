@testable import SymbolSprites
import Testing

@Suite("Manifest formats")
struct ManifestNamesTests {
    @Test(
        "Formats have the names of the sprites file",
        arguments: zip(
            SpriteSheetManifest.allCases,
            [
                "maplibre", "texturepacker-hash", "texturepacker-array", "css", "css-mask"
            ]))
    func names(manifest: SpriteSheetManifest, name: String) {
        #expect(manifest.rawValue == name)
    }

    @Test("CSS ends in css, all others in json")
    func suffixes() {
        #expect(SpriteSheetManifest.allCases.map(\.suffix) == ["json", "json", "json", "css", "css"])
    }
}
