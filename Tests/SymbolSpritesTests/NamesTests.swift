@testable import SymbolSprites
import SymbolStills
import Testing

@Suite("Names of symbols in programs")
struct NamesTests {
    @Test(
        "A name becomes an identifier of each language",
        arguments: [
            ("bell.badge", "bellBadge", "BellBadge", "BELL_BADGE"),
            ("24h-clock", "_24hClock", "_24hClock", "24H_CLOCK"),
            ("repeat", "`repeat`", "Repeat", "REPEAT"), ("self", "self_", "Self", "SELF"),
            ("XMark", "xMark", "XMark", "XMARK"), ("TV-set", "tvSet", "TVSet", "TV_SET"), ("★", "", "", ""),
            ("grün.ärger", "grünÄrger", "GrünÄrger", "GRUN_ARGER"), ("gru\u{308}n", "grün", "Grün", "GRUN"),
            ("e\u{302}\u{301}", "\u{1EBF}", "\u{1EBE}", "E"), ("łódź", "łódź", "Łódź", "LODZ"),
            ("größe", "größe", "Größe", ""), ("日本-24", "日本24", "日本24", ""),
            ("٣a", "_٣a", "_٣a", ""), ("हिन्दी", "हिन्दी", "`हिन्दी`", ""),
            ("\u{1112}\u{1161}\u{11AB}", "한", "한", ""),
            ("❤\u{FE0F}a", "a", "A", "A")
        ])
    func identifiers(name: String, swift: String, kotlin: String, c: String) {
        // Compilers compare scalars, while strings compare as equal however they are composed.
        for (language, expected) in [(NamesLanguage.swift, swift), (.kotlin, kotlin), (.c, c)] {
            #expect(Array(language.identifier(of: name).unicodeScalars) == Array(expected.unicodeScalars))
        }
    }

    @Test(
        "A source file lists names with their measures",
        arguments: [
            (NamesLanguage.swift, "    case aB = \"a-b\"\n"),
            (.swift, "case .aB: Metrics(width: 24, height: 20, baseline: 18.5, top: 1, left: 0, "),
            (.kotlin, "    AB(\"a-b\", 24.0, 20.0, 18.5, 1.0, 0.0, 1.5, -0.25)\n"),
            (.kotlin, "\npackage com.example\n"),
            (.typescript, "  \"a-b\": { width: 24, height: 20, baseline: 18.5, top: 1, left: 0, bottom: 1.5, "),
            (.typescript, "export type Icons = keyof typeof Icons;"), (.c, "    ICONS_A_B,\n    ICONS__COUNT\n"),
            (.c, "#define ICONS__H\n"),
            (.c, "    {\"a-b\", 24, 20, 18.5, 1, 0, 1.5, -0.25},\n")
        ])
    func files(language: NamesLanguage, line: String) {
        let text = language.text([symbol("a-b")], type: language.type(of: "icons"), package: "com.example")
        #expect(text.contains(line), "\(text)")
    }

    @Test(
        "A type cannot have a name that its language or its file uses otherwise",
        arguments: [
            (NamesLanguage.c, ["int", "long", "struct", "Enum", "static-assert", "co_await", "not", "linux"]),
            (.kotlin, ["String", "double", "Enum"]), (.swift, ["String", "any", "Self", "metrics"])
        ])
    func reservedTypes(language: NamesLanguage, stems: [String]) {
        for stem in stems { #expect(!language.isValid(type: language.type(of: stem)), "\(stem)") }
        for stem in ["icons", "ints", "strings"] { #expect(language.isValid(type: language.type(of: stem))) }
    }

    /// `??/` is a backslash to C before C23.
    @Test("A name in C contains no trigraph")
    func trigraph() {
        #expect(NamesLanguage.c.text([symbol("a??/b")], type: "icons", package: nil).contains(#"{"a\?\?/b", "#))
    }

    private func symbol(_ name: String) -> NamedSymbol {
        let metrics = PixelMetrics(
            leftMargin: 0, rightMargin: 24.25, baseline: 18.5,
            alignmentInsets: AlignmentInsets(top: 1, left: 0, bottom: 1.5, right: -0.25))
        return NamedSymbol(name: name, width: 24, height: 20, metrics: metrics)
    }
}
