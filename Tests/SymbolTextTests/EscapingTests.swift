import SymbolText
import Testing

@Suite struct EscapingTests {
    @Test(
        "A literal of Swift escapes what would end it, and what nobody sees",
        arguments: [
            ("a b", #""a b""#), (#"q"\("#, #""q\"\\(""#), ("a\nb", #""a\nb""#), ("\u{0}\u{1B}", #""\u{0}\u{1B}""#),
            ("\u{85}\u{9B}", #""\u{85}\u{9B}""#), ("\u{202E}", #""\u{202E}""#), ("é\"\u{301}", "\"é\\\"\u{301}\"")
        ])
    func swift(text: String, literal: String) {
        #expect(Array(text.swiftLiteral.unicodeScalars) == Array(literal.unicodeScalars))
    }

    @Test(
        "A scalar of YAML is plain where it cannot be misread",
        arguments: [
            ("icons/a-1.svg", "icons/a-1.svg"), ("50%", "'50%'"), ("-0.5", "-0.5"), ("24", "24"), ("", "''"),
            ("null", "'null'"), ("a: b", "'a: b'"), ("it's", "'it''s'"), ("'\u{301}", "'''\u{301}'"),
            ("*.svg", "'*.svg'"), ("a\nb", #""a\nb""#), ("\u{9B}'", #""\u009b'""#)
        ])
    func yaml(text: String, scalar: String) {
        #expect(Array(text.yamlScalar.unicodeScalars) == Array(scalar.unicodeScalars))
    }
}
