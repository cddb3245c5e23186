import SymbolText
import Testing

@Suite struct WordsTests {
    @Test(
        "Words are separated by white space of any kind",
        arguments: [
            ("", []), (" \t", []), ("a", ["a"]), (" a\tb\n\u{C}cé\r", ["a", "b", "cé"]), ("a\u{A0}b", ["a\u{A0}b"]),
            ("a\u{B}b", ["a\u{B}b"])
        ])
    func words(text: String, expected: [String]) {
        #expect(text.words == expected)
    }
}
