import Testing

@testable import SymbolSprites

@Suite struct FileDifferenceTests {
    private func description(_ found: String, _ expected: String) -> String? {
        FileDifference(Array(found.utf8), expected: Array(expected.utf8))?.description
    }

    @Test("Equal contents do not differ")
    func equal() { #expect(description("a\nb", "a\nb") == nil) }

    @Test(
        "The first difference is told with line and column, and blanks and line endings are made visible",
        arguments: [
            ("a\nbc\n", "a\nbd\n", "line 2 differs from column 2 on: `bc`, expected `bd`"),
            ("a\r\nb\r\n", "a\nb\n", "has lines that end with CR LF, expected LF"),
            ("a\nb\n", "a\r\nb\r\n", "has lines that end with LF, expected CR LF"),
            ("a\r\nb\n", "a\nb\r\n", "has lines that end otherwise than expected"),
            ("x\n\tb", "x\n  b", "line 2 has other blanks from column 1 on: `→b`, expected `··b`"),
            ("é1", "è1", "line 1 differs from column 1 on: `é1`, expected `è1`"),
            ("äé", "äè", "line 1 differs from column 2 on: `äé`, expected `äè`"),
            ("a", "a\n", "ends without the line break of line 1"),
            ("a\n\n", "a\n", "has a line break after line 2, expected the end"),
            ("a\n", "a\nb\n", "line 2 differs from column 1 on: the end, expected `b`"),
            ("", "a", "line 1 differs from column 1 on: the end, expected `a`")
        ])
    func texts(found: String, expected: String, text: String) { #expect(description(found, expected) == text) }

    @Test("Of a long line, the characters around the difference are shown")
    func longLine() {
        let (before, after) = (String(repeating: "a", count: 100), String(repeating: "z", count: 100))
        let (left, right) = (String(repeating: "a", count: 20), String(repeating: "z", count: 39))
        #expect(
            description("\(before)1\(after)", "\(before)2\(after)")
                == "line 1 differs from column 101 on: `…\(left)1\(right)…`, expected `…\(left)2\(right)…`")
    }

    @Test("What is neither an image nor a text is only said to differ")
    func binary() {
        #expect(FileDifference([0xFF], expected: [0xFE])?.description == "differs from what its sources produce")
    }
}
