@testable import SymbolSprites
import Testing

@Suite("Manifest formats")
struct ManifestNamesTests {
    @Test(
        "Formats have the names of the sprites file",
        arguments: zip(
            SheetManifest.allCases,
            [
                "maplibre", "texturepacker-hash", "texturepacker-array", "css"
            ]))
    func names(manifest: SheetManifest, name: String) {
        #expect(manifest.rawValue == name)
    }

    @Test("CSS ends in css, all others in json")
    func suffixes() {
        #expect(SheetManifest.allCases.map(\.suffix) == ["json", "json", "json", "css"])
    }
}
