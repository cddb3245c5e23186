@testable import SymbolFiles
import SymbolModel
import Testing

@Suite struct SymbolLocaleTests {
    @Test(
        "The direction is that of the script in the tag, or else of the language's usual script",
        arguments: [
            ("en", .leftToRight), ("ar", .rightToLeft), ("AR-eg", .rightToLeft), ("he_IL", .rightToLeft),
            ("ckb", .rightToLeft), ("zh-Hant-TW", .leftToRight), ("az-Arab", .rightToLeft), ("ar-Latn", .leftToRight),
            ("uz_Arab_AF", .rightToLeft), ("ary", .rightToLeft), ("prs-AF", .rightToLeft), ("pnb", .rightToLeft),
            ("pa", .leftToRight), ("pa-PK", .rightToLeft), ("pa-Guru-PK", .leftToRight), ("uz-AF", .rightToLeft),
            ("az-IR", .rightToLeft), ("ku-TR", .leftToRight), ("ku-IQ", .rightToLeft), ("ug-KZ", .leftToRight),
            ("ar-u-nu-latn", .rightToLeft), ("ar_EG.UTF-8", .rightToLeft), ("en_US.UTF-8@euro", .leftToRight),
            ("sd_IN@devanagari", .leftToRight), ("C.UTF-8", .leftToRight), ("POSIX", .leftToRight)
        ] as [(String, LayoutDirection)])
    func direction(tag: String, direction: LayoutDirection) throws {
        #expect(try #require(SymbolLocale(tag)).direction == direction)
    }

    @Test("Drawings are looked up from the most specific tag to the language alone")
    func suffixes() throws {
        #expect(try #require(SymbolLocale("zh-Hant-TW")).tags == ["zh-hant-tw", "zh-hant", "zh"])
        #expect(try #require(SymbolLocale("de")).tags == ["de"])
    }

    /// Unicode CLDR, likely subtags.
    @Test(
        "A tag without a script finds the drawings of the language's usual script in the region",
        arguments: [
            ("zh-TW", ["zh-tw", "zh-hant-tw", "zh-hant", "zh"]), ("zh-HK", ["zh-hk", "zh-hant-hk", "zh-hant", "zh"]),
            ("zh-SG", ["zh-sg", "zh-hans-sg", "zh-hans", "zh"]), ("zh", ["zh-hans", "zh"]),
            ("sr-RS", ["sr-rs", "sr-cyrl-rs", "sr-cyrl", "sr"]), ("sr_RS@latin", ["sr-latn-rs", "sr-latn", "sr"])
        ])
    func likelyScript(tag: String, tags: [String]) throws { #expect(try #require(SymbolLocale(tag)).tags == tags) }

    @Test("Both codes for Norwegian find each other's drawings")
    func norwegian() throws {
        #expect(try #require(SymbolLocale("no")).tags == ["no", "nb"])
        #expect(try #require(SymbolLocale("nb-NO")).tags == ["nb-no", "nb", "no-no", "no"])
        #expect(try #require(SymbolLocale("nn")).tags == ["nn"])
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
        arguments: [
            "", "7", "e", "engl", "en-", "en--US", "-en", "12", "en-abcdefghi", "en US", "en-ü", "üü", "c-", ".UTF-8"
        ])
    func refused(tag: String) { #expect(SymbolLocale(tag) == nil) }
}
