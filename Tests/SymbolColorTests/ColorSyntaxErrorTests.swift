@testable import SymbolColor
import Testing

@Suite struct ColorSyntaxErrorTests {
    private func error(_ css: String) throws -> ColorSyntaxError {
        try #require(throws: ColorSyntaxError.self) { try Color(css: css) }
    }

    @Test(
        "Text that is not a colour is rejected",
        arguments: [
            "", "#", "#12", "#12345", "#1234567", "#123456789", "#ggg", "currentColor", "canvastext", "rgb",
            "rgb (1,2,3)",
            "rgb()", "rgb(1,2)", "rgb(1 2)", "rgb(1,2,3", "rgb(1,2,3,4,5)", "rgb(1, 2 3)", "rgb(1 2, 3)",
            "rgb(1,2,3 / 1)",
            "rgb(1 2 3 4)", "rgb(10%, 2, 3)", "rgb(none, 1, 2)", "rgb(1,2,none)", "rgb(1deg 2 3)", "rgb(1.,2,3)",
            "rgb(1px 2 3)",
            "hsl(1, 50, 50)", "hsl(10% 50% 50%)", "hwb(1, 2%, 3%)", "lab(1, 2, 3)", "color(1 2 3)", "color(lab 1 2 3)",
            "color(srgb 1, 2, 3)", "red blue", "#fff icc-color(a, 0.1", "rgb(+ 1 2)", "rgb(. 1 2)", "é", "-"
        ])
    func refused(css: String) {
        #expect(throws: ColorSyntaxError.self) { try Color(css: css) }
    }

    @Test("An error is one line, also where the text has several")
    func oneLine() throws { #expect(try error("red\nx").description.contains("\n") == false) }

    @Test(
        "A misspelt name suggests the nearest",
        arguments: [
            ("tomatoo", "tomato"), ("drakred", "darkred"), ("rebecapurple", "rebeccapurple"), ("rgbb(1,2,3)", "rgb"),
            ("color(dispay-p3 1 0 0)", "display-p3")
        ])
    func suggestion(css: String, name: String) throws {
        #expect(try error(css).suggestion == name)
    }

    @Test("A name far from any other suggests nothing")
    func noSuggestion() throws {
        #expect(try error("systemRedColor").suggestion == nil)
        #expect(try error("q").suggestion == nil)
    }

    @Test("The error states the position, what was found, and what was expected")
    func located() throws {
        let error = try error("hsl(120, 50, 50%)")
        #expect(error.utf8Offset == 9)
        #expect(error.found == "50")
        #expect(error.expected == "a percentage")
        #expect(error.description == "found “50” where a percentage was expected")
    }

    @Test("A space before the parenthesis is reported rather than the name")
    func detachedParenthesis() throws {
        let error = try error("rgb (1, 2, 3)")
        #expect(error.expected == "“(” right after rgb")
        #expect(error.suggestion == nil)
    }

    @Test("A premature end is described as the end")
    func end() throws {
        #expect(try error("rgb(1, 2, 3").description == "found the end where “)” was expected")
    }
}
