import SymbolText
import TestSupport
import Testing

/// Strings that are compared by their bytes.
@Suite struct StringBytesTests {
    @Test(
        "Bytes decide, not letters: a composed letter is neither equal to its parts nor before what follows them",
        arguments: [
            ("a", "b"), ("a", "aa"), ("", "a"), ("Z", "a"), ("e\u{301}", "\u{E9}"), ("z", "\u{E9}"), ("a/b", "a0")
        ])
    func order(first: String, second: String) {
        #expect(first.precedesInBytes(second) && !second.precedesInBytes(first))
        #expect(!first.precedesInBytes(first))
    }

    @Test("A prefix may be all of a string, or nothing, but no part of a composed letter's equal")
    func prefixes() {
        #expect("icons/bell.svg".hasBytePrefix("icons/") && "icons/".hasBytePrefix("icons/"))
        #expect("".hasBytePrefix("") && "a".hasBytePrefix(""))
        #expect(!"icon".hasBytePrefix("icons") && !"Icons/".hasBytePrefix("icons/"))
        #expect(!"\u{E9}".hasBytePrefix("e\u{301}") && "e\u{301}".hasBytePrefix("e"))
    }

    @Test("Strings of all lengths compare as their bytes do")
    func lengths() {
        var random = SplitMix64(seed: 5)
        let strings = (0..<200).map { _ in
            String(
                (0..<Int.random(in: 0...40, using: &random)).map { _ in
                    "aé\u{1F514}/".randomElement(using: &random) ?? "a"
                })
        }
        for (a, b) in zip(strings, strings.reversed()) {
            #expect(a.precedesInBytes(b) == Array(a.utf8).lexicographicallyPrecedes(Array(b.utf8)))
            #expect(a.hasBytePrefix(b) == (Array(a.utf8.prefix(b.utf8.count)) == Array(b.utf8)))
            #expect((a + b).hasBytePrefix(a))
        }
    }
}
