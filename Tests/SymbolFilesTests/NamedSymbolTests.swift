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
        arguments: ["bell.badge.svg", "bell.badge.symbolset/bell.badge.svg", "a/b/bell.badge.svg"])
    func places(path: String) throws {
        try test.icon("bell.svg")
        try test.icon(path)
        #expect(try Symbol(named: "bell.badge", in: test.folder.path).name == "bell.badge")
        #expect(try Symbol(named: "bell.badge", in: test.folder.path + "/").name == "bell.badge")
    }

    @Test func `What lies in the folder itself is meant rather than what lies below`() throws {
        try test.icon("bell.svg", size: 10)
        try test.icon("a/bell.svg", size: 20)
        let symbol = try Symbol(named: "bell", in: test.folder.path)
        #expect(symbol == (try SymbolDocument(contentsOf: test.path("bell.svg")).symbol))
    }

    @Test func `The drawing for a language stands in`() throws {
        try test.icon("text.svg", size: 10)
        try test.icon("text.ar.svg", size: 20)
        let symbol = try Symbol(named: "text", in: test.folder.path, locale: SymbolLocale("ar"))
        #expect(symbol.artwork == (try SymbolDocument(contentsOf: test.path("text.ar.svg")).symbol.artwork))
    }

    @Test func `A name that is not there is told with the nearest, and several with where they are`() throws {
        try test.icon("a/bell.svg")
        try test.icon("b/bell.svg")
        #expect(error("bel1") == "holds no symbol named \"bel1\"; did you mean bell?")
        #expect(error("leaf") == "holds no symbol named \"leaf\"")
        #expect(error("bell") == "holds more than one symbol named \"bell\": a/bell.svg, b/bell.svg")
    }

    @Test(arguments: ["../bell", "/bell", "", "a/bell", "bell\0"])
    func `A name leads nowhere else`(name: String) throws {
        try test.icon("a/bell.svg")
        try test.icon("bell.svg")
        let inner = test.path("a")
        #expect(throws: FileError.self) { try Symbol(named: name, in: inner) }
    }

    @Test func `A folder that is not there is told`() {
        let error = #expect(throws: FileError.self) { try Symbol(named: "bell", in: test.path("none")) }
        #expect(error?.message == "No such file or directory")
    }
}
