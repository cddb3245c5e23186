import SymbolText
import Testing

@Suite struct EscapingTests {
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
