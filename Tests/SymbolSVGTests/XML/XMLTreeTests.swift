import SymbolText
import SymbolSVG
import Testing

private func tree(_ text: String) throws -> XMLTree { try XMLTree(parsing: Array(text.utf8)) }

private func failure(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) -> ReadError? {
    do throws(ReadError) {
        _ = try XMLTree(parsing: bytes, limits: limits)
        return nil
    } catch {
        return error
    }
}

@Suite struct XMLTreeTests {
    @Test("Lines and columns count from one, columns in characters")
    func positions() throws {
        let root = try tree("<svg>\n  <title>é</title><path\n   d='M0'/></svg>").root
        let path = try #require(root.children.first { $0.name == "path" })
        #expect(path.position == SourcePosition(line: 2, column: 19))
        #expect(path.position(of: "d") == SourcePosition(line: 3, column: 7))
        #expect(path.position(of: "d", offset: 2) == SourcePosition(line: 3, column: 9))
    }

    @Test(
        "Faulty tags are named",
        arguments: [
            ("<svg><g></svg>", "the end tag </svg> does not match the open element <g>"),
            ("<svg><g/><path d='' d=''/></svg>", "an attribute occurs twice in a tag")
        ])
    func faultyTags(text: String, message: String) {
        let error = #expect(throws: ReadError.self) { try XMLTree(parsing: Array(text.utf8)) }
        #expect(error?.message == message)
    }

    @Test("A file that ends too early names the open element")
    func endsEarly() {
        let error = failure(Array("<svg><g><path/>".utf8))
        #expect(error?.message == "the file ends within the open element <g>")
        #expect(error?.position == SourcePosition(line: 1, column: 16))
    }

    @Test("An attribute's position is not confused with the same letters in another's value")
    func attributePosition() throws {
        let root = try tree(#"<svg a="d='x'" d="y"/>"#).root
        #expect(root.position(of: "d") == SourcePosition(line: 1, column: 19))
    }

    @Test("Prefixes are resolved by namespace")
    func namespaces() throws {
        let root = try tree(
            """
            <s:svg xmlns:s='http://www.w3.org/2000/svg' xmlns:l='http://www.w3.org/1999/xlink' xmlns:x='urn:x'>
            <s:use l:href='#a' x:href='#b'/><x:path/></s:svg>
            """
        ).root
        let children = Array(root.children)
        #expect(root.name == "svg" && !root.isForeign)
        #expect(children[0]["xlink:href"] == "#a")
        #expect(children[1].isForeign)
    }

    @Test("A document without any namespace counts as SVG")
    func noNamespace() throws {
        #expect(try !tree("<svg/>").root.isForeign)
    }

    @Test("Text is joined over entities, comments and CDATA")
    func text() throws {
        #expect(try tree("<svg>a&amp;<!-- no -->b<![CDATA[<c>]]></svg>").root.text == "a&b<c>")
    }

    @Test("Internal entities are expanded")
    func entities() throws {
        let root = try tree("<!DOCTYPE svg [<!ENTITY r '<rect/>'>]><svg>&r;</svg>").root
        #expect(root.children.map(\.name) == ["rect"])
    }

    @Test("UTF-16 is read with and without a byte order mark", arguments: [true, false])
    func utf16(hasMark: Bool) throws {
        let text = "<svg><title>ü</title></svg>"
        let units = (hasMark ? [0xFEFF] : []) + Array(text.utf16)
        let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        #expect(try XMLTree(parsing: little).root.text == "ü")
        #expect(try XMLTree(parsing: big).root.text == "ü")
    }

    @Test("ISO-8859-1 is read where it is declared")
    func latin1() throws {
        let bytes = Array("<?xml version='1.0' encoding='ISO-8859-1'?><svg>".utf8) + [0xE9] + Array("</svg>".utf8)
        #expect(try XMLTree(parsing: bytes).root.text == "é")
    }

    /// WHATWG Encoding §4.2, and names that exporters write.
    @Test(
        "Alternative names of encodings are recognised",
        arguments: [
            ("utf8", [0xC3, 0xA9], "é"), ("UTF_8", [0xC3, 0xA9], "é"), ("latin1", [0xE9], "é"),
            ("ascii", [0x65], "e"), ("windows-1252", [0xE9, 0x80, 0x9F], "é€Ÿ"), ("cp1252", [0x97], "—")
        ])
    func encodingNames(name: String, bytes: [UInt8], text: String) throws {
        for quote in ["'", "\""] {
            let declaration = "<?xml version=\(quote)1.0\(quote) encoding = \(quote)\(name)\(quote)?><svg>"
            #expect(try XMLTree(parsing: Array(declaration.utf8) + bytes + Array("</svg>".utf8)).root.text == text)
        }
        let unknown = failure(Array("<?xml version='1.0' encoding='ebcdic'?><svg/>".utf8))
        #expect(unknown?.message.hasPrefix("unknown encoding") == true)
    }

    @Test(
        "Text that is not XML is an error at its position",
        arguments: [
            ("<svg>\n<g></svg>", 2, 6), ("<svg a='1' a='2'/>", 1, 12), ("<svg>&undefined;</svg>", 1, 6), ("", 1, 1),
            ("<svg", 1, 1), ("text", 1, 1)
        ])
    func malformed(text: String, line: Int, column: Int) {
        #expect(failure(Array(text.utf8))?.position == SourcePosition(line: line, column: column))
    }

    @Test("External entities are rejected by name")
    func external() throws {
        let error = failure(Array("<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><svg>&x;</svg>".utf8))
        #expect(try #require(error).message.contains("file:///etc/passwd"))
    }

    @Test("The document type of SVG 1.1 is ignored")
    func documentType() throws {
        _ = try tree(
            """
            <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg/>
            """)
    }

    @Test("Every limit has an error of its own")
    func limits() throws {
        var limits = XMLLimits()
        limits.depth = 3
        #expect(failure(Array("<a><b><c/></b></a>".utf8), limits: limits) == nil)
        #expect(failure(Array("<a><b><c><d/></c></b></a>".utf8), limits: limits) != nil)
        limits = XMLLimits()
        // 0x80 is the euro sign, which has three bytes in UTF-8.
        let text = Array("<?xml version='1.0' encoding='cp1252'?><a>".utf8) + [0x80] + Array("</a>".utf8)
        limits.size = text.count + 1
        #expect(failure(text, limits: limits)?.message == "49 bytes exceed the limit of 48")
        limits.size += 1
        #expect(failure(text, limits: limits) == nil)
        limits = XMLLimits()
        limits.elements = 2
        #expect(failure(Array("<a><b/><b/></a>".utf8), limits: limits) != nil)
        limits = XMLLimits()
        limits.expandedText = 5
        #expect(failure(Array("<a x='123456'/>".utf8), limits: limits) != nil)
        limits = XMLLimits()
        limits.size = 5
        #expect(failure(Array("<a>  </a>".utf8), limits: limits) != nil)
    }

    @Test("Names with an undeclared prefix are ignored and reported once, at the first element with it")
    func undeclaredPrefix() throws {
        let root = try tree("<svg>\n<g>\n<path x:label='a' d='b'/><x:g/></g></svg>")
        let message = "3:1: the prefix \"x\" is not declared by xmlns:x, so names with it are ignored"
        #expect(root.nameDiagnostics.map(\.description) == [message])
        let elements = Array(root.root.descendants)
        #expect(elements.map(\.isForeign) == [false, false, false, true])
        #expect(elements[2].attributeValues.map(\.name) == ["d"])
        #expect(elements[2].position(of: "d") == SourcePosition(line: 3, column: 22))
    }

    @Test("An undeclared xlink is XLink's, as in HTML, and other prefixes beside it keep their namespaces")
    func undeclaredXLink() throws {
        let file = try tree(
            """
            <svg><s:use xmlns:s='http://www.w3.org/2000/svg' xmlns:l='http://www.w3.org/1999/xlink' xlink:href='#a'>
            <g xmlns='urn:x' l:href='#b'/><s:g xml:space='preserve'/></s:use><g xmlns:xlink='urn:x' xlink:href='#c'/>
            <use xlink:href='#d'/></svg>
            """)
        let elements = Array(file.root.descendants)
        #expect(elements.map(\.name) == ["svg", "use", "g", "g", "g", "use"])
        #expect(elements.map(\.isForeign) == [false, false, true, false, false, false])
        #expect(elements.map { $0["xlink:href"] } == [nil, "#a", "#b", nil, nil, "#d"])
        #expect(elements[3]["xml:space"] == "preserve")
        #expect(elements.allSatisfy { element in !element.attributeValues.contains { $0.name.hasPrefix("xmlns") } })
        #expect(file.nameDiagnostics.isEmpty)
    }

    @Test("A file with an undeclared prefix that is not XML either is an error at its position")
    func undeclaredPrefixAndFault() {
        let error = failure(Array("<svg x:a='1'>\n<g></svg>".utf8))
        #expect(error?.position == SourcePosition(line: 2, column: 6))
    }

    @Test("White space before the XML declaration is skipped, and positions count it")
    func whiteSpaceBeforeDeclaration() throws {
        let root = try tree("\n  <?xml version='1.0' encoding='utf8'?>\n<svg><g id='a'/></svg>").root
        let child = try #require(root.children.first { _ in true })
        #expect(child.position == SourcePosition(line: 3, column: 6))
        #expect(child.position(of: "id") == SourcePosition(line: 3, column: 13))
        let error = failure(Array("\n<?xml version='1.0'?>\n<svg><g></svg>".utf8))
        #expect(error?.position == SourcePosition(line: 3, column: 11))
    }

    @Test("Entities that multiply are stopped")
    func bomb() throws {
        let entities = (1...9).map { "<!ENTITY e\($0) '" + String(repeating: "&e\($0 - 1);", count: 10) + "'>" }
            .joined()
        let text = "<!DOCTYPE svg [<!ENTITY e0 'xxxxxxxxxx'>\(entities)]><svg>&e9;</svg>"
        #expect(failure(Array(text.utf8))?.message == "entities expand to far more text than the file contains")
    }
}
