import SymbolSVG
import TestSupport
import Testing

@Suite struct XMLLabelTests {
    private func label(_ content: String, _ root: String = "", in languages: [String] = []) throws -> String? {
        try XMLTree(parsing: Array(svg(content, root).utf8)).label(in: languages)
    }

    /// SVG 2, section 5.8, and the SVG Accessibility API Mappings, "Name and Description".
    @Test("The label is the root's own, or else the title, or else the description")
    func order() throws {
        let title = "<title>Night\n  mode</title>"
        #expect(try label(title, "aria-label=' Dark mode'") == "Dark mode")
        #expect(try label("<desc>Moon</desc>" + title, "aria-label=' '") == "Night mode")
        #expect(try label("<desc>Moon</desc><title/>") == "Moon")
        #expect(try label("<title/>") == "")
        #expect(try label("") == nil)
    }

    @Test(
        "Of several titles, the one in the preferred language counts, or else the one without a language",
        arguments: [
            (["de-at", "de"], "Nachtmodus"), (["fr"], "Mode nuit"), (["zh-hant-tw", "zh-hant", "zh"], "夜間模式"),
            (["es"], "Night mode"), ([], "Night mode")
        ])
    func languages(languages: [String], label: String) throws {
        let titles = """
            <title lang='de'>Nachtmodus</title><title xml:lang='fr'>Mode nuit</title><title>Night mode</title>\
            <title lang='zh'>夜间模式</title><title lang='zh-Hant'>夜間模式</title>
            """
        #expect(try self.label(titles, in: languages) == label)
    }

    @Test("Where all titles name a language, the first one counts in any other")
    func first() throws {
        let titles = "<title lang='de'>Mond</title><title lang='en'>Moon</title>"
        #expect(try label(titles) == "Mond")
        #expect(try label(titles, in: ["en"]) == "Moon")
        #expect(try label("<title lang='en'>Moon</title><desc lang='de'>Mond</desc>", in: ["de"]) == "Moon")
    }
}
