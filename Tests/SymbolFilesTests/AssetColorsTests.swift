import SymbolColor
import SymbolFiles
import Testing

@Suite struct AssetColorsTests {
    @Test("Colours are read from bytes, and errors name the path that is given")
    func bytes() throws {
        let colors = try AssetColors(parsing: Array("brand: {light: red, dark: lime}".utf8))
        #expect(colors.colors(for: .light) == ["brand": Color(red: 1, green: 0, blue: 0)])
        #expect(colors.colors(for: .dark) == ["brand": Color(red: 0, green: 1, blue: 0)])
        let error = #expect(throws: FileError.self) {
            try AssetColors(parsing: Array("brand: {dark: lime}".utf8), path: "colors.yml")
        }
        #expect(error?.description == "colors.yml:1:8: the colour has no value for light")
    }
}
