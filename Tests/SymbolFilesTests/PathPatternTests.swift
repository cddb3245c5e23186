@testable import SymbolFiles
import TestSupport
import Testing

@Suite struct PathPatternTests {
    @Test(
        "A name matches a pattern",
        arguments: [
            ("a.svg", "a.svg"), ("a.svg", "*.svg"), ("a.svg", "*"), ("a.svg", "?.svg"), (".svg", "*.svg"),
            ("abc", "a*c"), ("aXbXc", "a*b*c"), ("ababc", "*abc"), ("", ""), ("", "**"), ("b", "[a-c]"), ("c", "[a-c]"),
            ("d", "[!a-c]"), ("-", "[a-]"), ("b", "[abc]"), ("é", "?"), ("[", "["), ("[]", "[]"), ("é.svg", "*.svg"),
            ("a\r\nb", "a?b"), ("aé", "a?")
        ])
    func matches(name: String, pattern: String) {
        #expect(NamePattern(pattern).matches(name))
    }

    @Test(
        "A name does not match a pattern",
        arguments: [
            ("a.svg", "b.svg"), ("ab.svg", "?.svg"), ("abcd", "a*c"), ("a", ""), ("", "?"), ("d", "[a-c]"),
            ("b", "[!a-c]"), ("B", "b"), ("a.svgz", "*.svg"), ("aXc", "a*b*c")
        ])
    func differs(name: String, pattern: String) {
        #expect(!NamePattern(pattern).matches(name))
    }

    @Test("A path that exists is that path, and the folder of a pattern is that folder, whatever characters they have")
    func existing() throws {
        let test = try TestFolder()
        for name in ["in[1]/a[1].svg", "in[1]/a1.svg", "in[1]/*.svg", "in1/a1.svg"] { try test.write(name, "") }
        func found(_ text: String) -> [String] { PathSearch(PathPattern(text, in: test.path("in[1]") + "/")).files }
        #expect(found("a[1].svg") == [test.path("in[1]/a[1].svg")])
        #expect(found("a[0-9].svg") == [test.path("in[1]/a1.svg")])
        #expect(found("*.svg") == [test.path("in[1]/*.svg")])
        #expect(found("a*").count == 2)
        #expect(PathSearch(PathPattern("in[1]", in: test.path("") + "/")).files.count == 3)
        #expect(PathPattern("a*", in: test.path("in[1]") + "/").matches(test.path("in[1]/ab.svg")))
    }

    @Test(
        "Files are found by their patterns, sorted by bytes; hidden ones only where the pattern has a dot",
        arguments: [
            ("*.svg", ["B.svg", "a.svg"]), ("**/*.svg", ["B.svg", "a.svg", "sub/c.svg", "sub/deep/d.svg"]),
            ("*/c.svg", ["sub/c.svg"]), ("sub/*", ["sub/c.svg", "sub/deep"]),
            (".*.svg", [".hidden.svg"]), ("a.svg", ["a.svg"]), ("none.svg", []), ("none/*", []), ("sub/*/*/*", []),
            ("sub/**", ["sub/c.svg", "sub/deep", "sub/deep/d.svg"]), ("sub/deep/**/**", ["sub/deep/d.svg"]),
            ("sub/**/*", ["sub/c.svg", "sub/deep", "sub/deep/d.svg"]), ("a.svg/**", [])
        ])
    func files(pattern: String, found: [String]) throws {
        let test = try TestFolder()
        for name in ["a.svg", "B.svg", ".hidden.svg", "notes.txt", "sub/c.svg", "sub/deep/d.svg", ".git/e.svg"] {
            try test.write(name, "")
        }
        #expect(PathSearch(PathPattern(test.path(pattern))).files == found.map(test.path))
    }
}
