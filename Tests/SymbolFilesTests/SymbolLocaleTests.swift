@testable import SymbolFiles
import SymbolModel
import Testing

@Suite struct SymbolLocaleTests {
    @Test(
        "The direction is that of the script in the tag, or else of the language's usual script",
        arguments: [
            ("en", .leftToRight), ("ar", .rightToLeft), ("AR-eg", .rightToLeft), ("he_IL", .rightToLeft),
            ("ckb", .rightToLeft), ("zh-Hant-TW", .leftToRight), ("az-Arab", .rightToLeft), ("ar-Latn", .leftToRight),
            ("uz_Arab_AF", .rightToLeft)
        ] as [(String, LayoutDirection)])
    func direction(tag: String, direction: LayoutDirection) throws {
        #expect(try #require(SymbolLocale(tag)).direction == direction)
    }

    @Test("Drawings are looked up from the most specific tag to the language alone")
    func suffixes() throws {
        #expect(try #require(SymbolLocale("zh-Hant-TW")).fileSuffixes == ["zh-hant-tw", "zh-hant", "zh"])
        #expect(try #require(SymbolLocale("de")).fileSuffixes == ["de"])
    }

    /// IANA Language Subtag Registry: `iw`, `ji` and `in` are deprecated.
    @Test(
        "A withdrawn code is replaced by its successor",
        arguments: [("iw", "he"), ("ji", "yi"), ("in-ID", "id-ID")])
    func withdrawn(old: String, new: String) {
        #expect(SymbolLocale(old) != nil)
        #expect(SymbolLocale(old) == SymbolLocale(new))
    }

    @Test(
        "A text that is not a language tag is rejected",
        arguments: ["", "7", "e", "engl", "en-", "en--US", "-en", "12", "en-abcdefghi", "en US", "en-ü", "üü"])
    func refused(tag: String) { #expect(SymbolLocale(tag) == nil) }
}
