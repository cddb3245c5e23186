@testable import SymbolFiles
import Testing

@Suite("YAML values") struct YAMLNodeTests {
    @Test(
        "JSON's escapes are read, also those in pairs for characters beyond U+FFFF",
        arguments: [
            (#""\ud83d\ude00x""#, "\u{1F600}x"), (#""a\uD834\uDD1E\u00e9\ud83d\ude00""#, "a\u{1D11E}\u{E9}\u{1F600}"),
            (#""\\ud83d\\ude00""#, #"\ud83d\ude00"#), (#""\/\n""#, "/\n")
        ])
    func escapes(json: String, text: String) throws {
        let node = try #require(try YAMLNode(parsing: Array(json.utf8)))
        #expect(node.content == .scalar(text, isPlain: false))
    }

    @Test("Lines and columns count from 1, columns in Unicode scalars")
    func positions() throws {
        let text = "é: [ä, b]\n# note\nc:\n  - d\n  - {e: 'f'}\n"
        #expect(
            try yaml(text).positions == [
                "1:1 {", "1:1 é", "1:4 [", "1:5 ä", "1:8 b", "3:1 c", "4:3 [", "4:5 d", "5:5 {", "5:6 e", "5:9 f"
            ])
    }

    @Test("Collections nest in block and in flow style, and keep their order")
    func nesting() throws {
        #expect(
            try yaml("b:\n- x\n-\n  - y\n  - z: 1\na: {c: [], d: {}}").brief
                == "{b: [x, [y, {z: 1}]], a: {c: [], d: {}}}")
    }

    @Test("A value that is not written is an empty plain scalar")
    func empty() throws {
        #expect(try yaml("a:\nb: [c, {d}]").brief == "{a: , b: [c, {d: }]}")
    }

    @Test("Scalars keep their text, whatever a schema would make of them, and their quotes")
    func quoting() throws {
        #expect(
            try yaml("[no, '1', \"2\", 0x10, ~, 'null', 12:30, 1_0, !!str 3]").brief
                == "[no, '1', '2', 0x10, ~, 'null', 12:30, 1_0, 3]")
    }

    @Test("Only a plain null is null", arguments: ["", "~", "null", "Null", "NULL"])
    func null(_ text: String) throws {
        guard case .mapping(let members) = try yaml("a: \(text)\nb: '\(text)'").content else {
            Issue.record("expected a mapping")
            return
        }
        #expect(members.map(\.value.isNull) == [true, false])
    }

    @Test("Literal blocks keep line breaks, folded blocks and flow scalars join lines")
    func multiline() throws {
        #expect(try yaml("|\n  a\n   b\n\n  c\n").brief == "'a\n b\n\nc\n'")
        #expect(try yaml(">-\n  a\n  b\n\n  c\n").brief == "'a b\nc'")
        #expect(try yaml("'a\n  b'").brief == "'a b'")
        #expect(try yaml("a\n  b").brief == "a b")
    }

    @Test("Escapes have YAML's meaning, including a NUL")
    func escapes() throws {
        #expect(try yaml(#""\t\x41\u00e9\U0001F600\0\/""#).content == .scalar("\tAé😀\0/", isPlain: false))
    }

    @Test("An alias is the value of its anchor, at the anchor's position, and a later anchor takes over the name")
    func aliases() throws {
        #expect(try yaml("- &a [1, 2]\n- *a\n- &a x\n- *a").brief == "[[1, 2], [1, 2], x, x]")
        #expect(try yaml("[&a b, *a]").positions == ["1:1 [", "1:2 b", "1:2 b"])
    }

    @Test("JSON is read by the same rules")
    func json() throws {
        let text = "{\n\t\"a\" : [1, -2.5e3, true, null, \"x\\\"\\n\\u00e9\"],\n\t\"b\":{\"c\":[\n\n]}\n}\n"
        #expect(try yaml(text).brief == "{'a': [1, -2.5e3, true, null, 'x\"\né'], 'b': {'c': []}}")
    }

    @Test("A byte order mark and Windows line ends are ignored")
    func windows() throws {
        let text = "\u{FEFF}a: 1\r\nb:\r\n  - 2\r\n"
        #expect(try yaml(text).brief == "{a: 1, b: [2]}")
        #expect(try yaml(text).positions.prefix(3) == ["1:1 {", "1:1 a", "1:4 1"])
    }

    @Test("A text without a document has no value", arguments: ["", "\n", "# note\n", "\u{FEFF}"])
    func nothing(_ text: String) throws {
        #expect(try YAMLNode(parsing: Array(text.utf8)) == nil)
    }

    @Test("A document may have markers around it")
    func markers() throws {
        #expect(try yaml("%YAML 1.1\n---\na: 1\n...\n").brief == "{a: 1}")
        #expect(try yaml("---\n").content == .scalar("", isPlain: true))
    }
}
