import Foundation
import SymbolFiles
import SymbolModel
import SymbolTemplate
import TestSupport
import Testing

/// Symbols found by their names.
@Suite struct NamedSymbolTests {
    private let test: TestFolder

    init() throws { test = try TestFolder() }

    private func error(_ name: String) -> String? {
        let error = #expect(throws: FileError.self) { try Symbol(named: name, in: test.folder.path) }
        return error.map { $0.message }
    }

    @Test(
        "A symbol is found in the folder, in a symbol set and below",
        arguments: [
            "bell.badge.svg", "bell.badge.symbolset/bell.badge.svg", "bell.badge.symbolset/symbol.svg",
            "a/bell.badge.symbolset/Bell 2.svg", "a/b/bell.badge.svg"
        ])
    func places(path: String) throws {
        try test.icon("bell.svg")
        try test.icon(path)
        #expect(try Symbol(named: "bell.badge", in: test.folder.path).name == "bell.badge")
        #expect(try Symbol(named: "bell.badge", in: test.folder.path + "/").name == "bell.badge")
    }

    /// The entries of Xcode for a symbol that is drawn in two languages.
    @Test("Of several drawings in a symbol set, its description names the symbol's")
    func description() throws {
        for name in ["a", "b", "c"] { try test.icon("x/bell.symbolset/\(name).svg", size: name == "b" ? 20 : 10) }
        try test.write(
            "x/bell.symbolset/Contents.json",
            """
            {"symbols": [{"idiom": "universal"}, {"filename": "c.svg", "locale": "ar"}, {"filename": "b.svg"}]}
            """)
        let symbol = try Symbol(named: "bell", in: test.folder.path)
        #expect(symbol == (try SymbolDocument(contentsOf: test.path("x/bell.symbolset/b.svg")).symbol))
        #expect(try Symbol(named: "bell", in: test.path("x")) == symbol)
        #expect(try Symbol.names(in: test.folder.path) == ["bell"])
    }

    @Test("A symbol in the folder itself comes before one in a subfolder")
    func subfolder() throws {
        try test.icon("bell.svg", size: 10)
        try test.icon("a/bell.svg", size: 20)
        let symbol = try Symbol(named: "bell", in: test.folder.path)
        #expect(symbol == (try SymbolDocument(contentsOf: test.path("bell.svg")).symbol))
    }

    @Test("The drawing for a language replaces the symbol")
    func language() throws {
        try test.icon("text.svg", size: 10)
        try test.icon("text.ar.svg", size: 20)
        let symbol = try Symbol(named: "text", in: test.folder.path, locale: SymbolLocale("ar"))
        #expect(symbol.artwork == (try SymbolDocument(contentsOf: test.path("text.ar.svg")).symbol.artwork))
    }

    @Test("A missing name is reported with the nearest one, and an ambiguous one with its files")
    func missingName() throws {
        try test.icon("a/bell.svg")
        try test.icon("b/bell.svg")
        #expect(error("bel1") == "contains no symbol named \"bel1\"; did you mean bell?")
        #expect(error("leaf") == "contains no symbol named \"leaf\"")
        #expect(error("bell") == "contains more than one symbol named \"bell\": a/bell.svg, b/bell.svg")
    }

    @Test("The name in a path or with an extension is suggested", arguments: ["bell.svg", "a/bell.svgz", "bel.svg"])
    func fileName(name: String) throws {
        try test.icon("a/bell.svg")
        #expect(error(name) == "contains no symbol named \"\(name)\"; did you mean bell?")
    }

    @Test("The names in a folder are those that are found in it")
    func names() throws {
        for path in [
            "leaf.svg", "a/bell.svg", "b/bell.svg", "b/sun.symbolset/symbol.svg", "b/note.txt", ".hidden/a.svg"
        ] {
            try test.icon(path)
        }
        #expect(try Symbol.names(in: test.folder.path) == ["bell", "leaf", "sun"])
        #expect(throws: FileError.self) { try Symbol.names(in: test.path("none")) }
    }

    @Test("A name never leads out of the folder", arguments: ["../bell", "/bell", "", "a/bell", "bell\0"])
    func outsideName(name: String) throws {
        try test.icon("a/bell.svg")
        try test.icon("bell.svg")
        let inner = test.path("a")
        #expect(throws: FileError.self) { try Symbol(named: name, in: inner) }
    }

    @Test("A missing folder is reported")
    func missingFolder() {
        let error = #expect(throws: FileError.self) { try Symbol(named: "bell", in: test.path("none")) }
        #expect(error?.message == "there is no such folder")
    }
}
