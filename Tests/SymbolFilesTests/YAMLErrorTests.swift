import SymbolFiles
import Testing

@Suite("YAML errors") struct YAMLErrorTests {
    @Test(
        "A syntax error is reported with line and column",
        arguments: [
            ("a: [b", "2:1: did not find expected ',' or ']'"),
            ("a: b: c", "1:5: mapping values are not allowed in this context"),
            ("a: b*: c", "1:6: mapping values are not allowed in this context"),
            ("a: \"b", "1:6: found unexpected end of stream"),
            ("a: 1\n b: 2", "2:3: mapping values are not allowed in this context"),
            ("- a\nb: c", "2:1: did not find expected '-' indicator"),
            ("[\"\\ud83d\"]", "1:5: found invalid Unicode character escape code"),
            ("!x!y z", "1:1: found undefined tag handle")
        ])
    func syntax(text: String, message: String) {
        #expect(yamlFailure(text.utf8) == message)
    }

    @Test(
        "A value that needs quotes is named, and so is a tab",
        arguments: [
            ("a: *.svg", "1:5: found *.svg without quotes; expected \"*.svg\""),
            ("a: [é, **/*.svg]", "1:9: found **/*.svg without quotes; expected \"**/*.svg\""),
            ("a: &.svg\n", "1:5: found &.svg without quotes; expected \"&.svg\""),
            ("a: *icon.svg", "1:9: found *icon.svg without quotes; expected \"*icon.svg\""),
            ("a: @2x", "1:4: found @2x without quotes; expected \"@2x\""),
            ("a: {b}.svg", "1:7: found text after }; expected quotes around a value that begins with {"),
            ("a: [b]c", "1:7: found text after ]; expected quotes around a value that begins with ["),
            ("a:\n\t- b", "2:1: found a tab; expected spaces, by which YAML is indented")
        ])
    func unquotedValue(text: String, message: String) {
        #expect(yamlFailure(text.utf8) == message)
    }

    @Test(
        "A colour without quotes is named where it hides what closes braces or brackets",
        arguments: [
            ("{a: #f00}", 5), ("{a: #ff0000, b: 1}", 5), ("[red, #00f]", 7), ("[#00f, red]", 2),
            ("{a: '#f00', b: #0f08}", 16), ("{a: \"it's, {#1\", b: #00ff0080}", 21)
        ])
    func unquotedColor(text: String, column: Int) {
        let message = "t.yml:1:\(column): \"#\" begins a comment: quote colours, as in '#0a6cff'"
        for text in [text, text + "\nb: 1\n"] {
            let error = #expect(throws: FileError.self) { try YAMLFile(path: "t.yml", bytes: Array(text.utf8)).root() }
            #expect(error?.description == message)
        }
    }

    @Test(
        "An error that no colour explains is reported as it is",
        arguments: [
            "{a: 1 # red\n", "[a, # 0f0\n", "a: '#f00\n", "[a#f00\n", "{a: b} #f00\n]", "[a, #f00\n]\n[b", "# #fff\n[a"
        ])
    func otherErrors(text: String) {
        let error = #expect(throws: FileError.self) { try YAMLFile(path: "t.yml", bytes: Array(text.utf8)).root() }
        #expect(error?.description.contains("comment") == false)
    }

    @Test("A duplicate key is reported with its first position, however it is quoted")
    func duplicates() {
        #expect(yamlFailure("x: {a: 1, b: 2, a: 3}".utf8) == "1:17: a is given twice, first in line 1")
        #expect(yamlFailure("'1': x\n1: y".utf8) == "2:1: 1 is given twice, first in line 1")
        #expect(yamlFailure("[{a: 1}, {a: 2}]".utf8) == nil)
    }

    @Test("An alias without an anchor, or of a value that contains it, is rejected")
    func aliases() {
        #expect(yamlFailure("a: *b".utf8) == "1:4: found undefined alias")
        #expect(yamlFailure("a: *b\nc: &b 1".utf8) == "1:4: found undefined alias")
        #expect(yamlFailure("&a [*a]".utf8) == "1:5: found undefined alias")
    }

    @Test("A second document is rejected where it begins")
    func documents() {
        #expect(yamlFailure("a: 1\n---\nb: 2\n".utf8) == "2:1: found another document; expected one")
        #expect(yamlFailure("a: 1\n...\n---\n".utf8) == "3:1: found another document; expected one")
    }

    @Test("Bytes that are not UTF-8 are rejected at their position")
    func invalidUTF8() {
        #expect(yamlFailure(Array("é: a\nbc: ".utf8) + [0xFF]) == "2:5: invalid leading UTF-8 octet")
        #expect(yamlFailure([0x61, 0xC3]) == "1:2: incomplete UTF-8 octet sequence")
        #expect(yamlFailure([0x61, 0xC3, 0x28]) == "1:3: invalid trailing UTF-8 octet")
        #expect(yamlFailure([0xED, 0xA0, 0x80]) == "1:1: invalid Unicode character")
        #expect(yamlFailure([0xC0, 0xAF]) == "1:1: invalid length of a UTF-8 sequence")
    }

    @Test("A NUL and other control characters are rejected, also inside quotes")
    func controls() {
        #expect(yamlFailure("a: b\0c".utf8) == "1:5: control characters are not allowed")
        #expect(yamlFailure("a: 1\nb: '\u{1}'".utf8) == "2:5: control characters are not allowed")
    }
}
