import SymbolText
import SymbolGeometry
import Testing

@Suite("Occurrences of a part") struct OccurrencesTests {
    @Test(
        "The first occurrence of the whole part is found",
        arguments: [
            ("abcabc", "bc", 1..<3), ("aab", "ab", 1..<3), ("abc", "abc", 0..<3), ("abc", "c", 2..<3),
            ("abc", "", 0..<0),
            ("", "", 0..<0)
        ])
    func found(text: String, part: String, range: Range<Int>) {
        #expect(Array(text).firstOccurrence(of: Array(part)) == range)
    }

    @Test("A part that does not occur as a whole is not found", arguments: [("abc", "cd"), ("abc", "abcd"), ("", "a")])
    func missing(text: String, part: String) {
        #expect(Array(text).firstOccurrence(of: part) == nil)
    }

    @Test("Parts are between separators, including empty ones")
    func parts() {
        #expect("a--b----é".dropFirst(0).parts(separatedBy: "--") == ["a", "b", "", "é"])
        #expect("---".dropFirst(0).parts(separatedBy: "--") == ["", "-"])
    }
}
