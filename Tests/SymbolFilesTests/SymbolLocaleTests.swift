@testable import Insignia
import SymbolModel
import Testing

@Suite struct SymbolLocaleTests {
    @Test(
        "Text runs as the script does that the tag names, else as the language is mostly written",
        arguments: [
            ("en", .leftToRight), ("ar", .rightToLeft), ("AR-eg", .rightToLeft), ("he_IL", .rightToLeft),
            ("ckb", .rightToLeft), ("zh-Hant-TW", .leftToRight), ("az-Arab", .rightToLeft), ("ar-Latn", .leftToRight),
            ("uz_Arab_AF", .rightToLeft)
        ] as [(String, LayoutDirection)])
    func direction(tag: String, direction: LayoutDirection) throws {
        #expect(try #require(SymbolLocale(tag)).direction == direction)
    }

    @Test("Drawings are looked for from the most particular tag to the language alone")
    func suffixes() throws {
        #expect(try #require(SymbolLocale("zh-Hant-TW")).fileSuffixes == ["zh-hant-tw", "zh-hant", "zh"])
        #expect(try #require(SymbolLocale("de")).fileSuffixes == ["de"])
    }

    /// IANA Language Subtag Registry: `iw`, `ji` and `in` are deprecated.
    @Test(
        "A withdrawn code stands for the one that took its place",
        arguments: [("iw", "he"), ("ji", "yi"), ("in-ID", "id-ID")])
    func withdrawn(old: String, new: String) {
        #expect(SymbolLocale(old) != nil)
        #expect(SymbolLocale(old) == SymbolLocale(new))
    }

    @Test(
        "What is no language tag is refused",
        arguments: ["", "7", "e", "engl", "en-", "en--US", "-en", "12", "en-abcdefghi", "en US", "en-ü", "üü"])
    func refused(tag: String) { #expect(SymbolLocale(tag) == nil) }
}
