import Foundation
import Insignia
import TestSupport
import Testing

/// The mode in which a symbol is drawn where none is requested.
@Suite struct PreferredModeTests {
    private let command: Command

    init() throws { command = try Command() }

    private func green(_ root: String = "") -> String {
        template(
            classes: "monochrome-0 multicolor-0:systemGreenColor hierarchical-0:secondary", style: ".monochrome-0 {}",
            root: root)
    }

    /// Returns the first pixel of a symbol, drawn without a mode or with a given one.
    private func drawn(_ path: String, _ mode: String...) throws -> [UInt8] {
        let outcome = try command.run(["render", path, "-o", "a.png", "--size", "8", "--scale", "small"] + mode)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try Array(command.image("a.png").bytes[(4 * 8 + 4) * 4..<(4 * 8 + 5) * 4])
    }

    private func inspect(_ path: String) throws -> [String: Any] {
        let data = try command.run("inspect", path, "--json").output
        return try #require((try JSONSerialization.jsonObject(with: data) as? [[String: Any]])?.first)
    }

    @Test(
        "Automatic is the mode that the template names, and monochrome without one",
        arguments: [
            ("", [0, 0, 0, 255]), ("data-rendering-mode='multicolor'", [52, 199, 89, 255]),
            ("data-rendering-mode='hierarchical'", [0, 0, 0, 128]), ("data-rendering-mode='monochrome'", [0, 0, 0, 255])
        ] as [(String, [UInt8])])
    func automatic(root: String, color: [UInt8]) throws {
        try command.write("a.svg", green(root))
        #expect(try drawn("a.svg") == color)
        #expect(try drawn("a.svg", "--rendering-mode", "automatic") == color)
        #expect(try drawn("a.svg", "--rendering-mode", "monochrome") == [0, 0, 0, 255])
    }

    @Test("A mode that is none is told with its place, and none is preferred")
    func unknown() throws {
        try command.write("a.svg", green("data-rendering-mode='rainbow'"))
        let diagnostics = try #require(try inspect("a.svg")["diagnostics"] as? [[String: Any]])
        #expect(
            diagnostics.map { $0["message"] as? String }.contains(
                "data-rendering-mode is \"rainbow\"; expected monochrome, hierarchical, multicolor"))
        #expect(try drawn("a.svg") == [0, 0, 0, 255])
    }

    @Test(
        "In an asset catalog the description of the symbol decides",
        arguments: [
            ("multicolor", [52, 199, 89, 255]), ("hierarchical", [0, 0, 0, 128]), ("template", [0, 0, 0, 255]),
            ("automatic", [0, 0, 0, 255])
        ] as [(String, [UInt8])])
    func symbolSet(intent: String, color: [UInt8]) throws {
        try command.write("a.symbolset/a.svg", green())
        try command.write(
            "a.symbolset/Contents.json",
            "{\"info\": {}, \"properties\": {\"symbol-rendering-intent\": \"\(intent)\"}, \"symbols\": []}")
        #expect(try drawn("a.symbolset/a.svg") == color)
    }

    @Test("A mode that is not known is reported in the description that states it")
    func unknownIntent() throws {
        try command.write("a.symbolset/a.svg", green())
        try command.write(
            "a.symbolset/Contents.json", "{\"properties\": {\"symbol-rendering-intent\": \"colourful\"}}")
        let diagnostics = try #require(try inspect("a.symbolset/a.svg")["diagnostics"] as? [[String: Any]])
        let file = try #require(diagnostics.first?["file"] as? String)
        #expect(file.hasSuffix("a.symbolset/Contents.json"))
    }

    @Test("Symbols of an asset catalog have the names of their sets, and so have the sets that a build makes of them")
    func names() throws {
        for set in ["a.fill", "b"] { try command.write("A.xcassets/\(set).symbolset/symbol.svg", green()) }
        try command.write(
            "insignia.yml",
            "symbols: A.xcassets\nsizes: [8]\nname: '{path}'\noutputs: [{png: out/}, {symbolset: B.xcassets/}]\n")
        let build = try command.run("sprites")
        #expect(build.status == 0, "\(build.errors)")
        #expect(command.files.filter { $0.hasPrefix("out/") } == ["out/a.fill.png", "out/b.png"])
        #expect(try Symbol.names(in: command.path("B.xcassets")) == ["a.fill", "b"])
        #expect(try command.run("render", "A.xcassets", "-o", "drawn/").status == 0)
        #expect(command.files.filter { $0.hasPrefix("drawn/") } == ["drawn/a.fill.png", "drawn/b.png"])
        #expect(try command.run("convert", "B.xcassets", "-o", "C.xcassets", "--symbolset").status == 0)
        #expect(try Symbol.names(in: command.path("C.xcassets")) == ["a.fill", "b"])
    }

    @Test("Inspection tells what a symbol prefers")
    func inspection() throws {
        try command.write("a.svg", green("data-rendering-mode='multicolor'"))
        try command.write("b.svg", green())
        #expect(try inspect("a.svg")["preferredMode"] as? String == "multicolor")
        #expect(try inspect("b.svg")["preferredMode"] == nil)
    }

    @Test("A skeleton's preference goes into its template, its catalog and its symbol set, and the enclosed have none")
    func authoring() throws {
        try command.write(
            "line.svg",
            svg(
                "<path class='color-systemRed' stroke='black' d='M4 12H20'/>",
                "viewBox='0 0 24 24' data-rendering-mode='multicolor' data-variants='slash circle'"))
        #expect(try command.run("convert", "line.svg", "-o", "out", "--variants", "--catalog", "c.json").status == 0)
        let modes = try ["line", "line.slash", "line.circle"].map {
            try SymbolDocument(contentsOf: command.path("out/\($0).svg")).symbol.preferredMode
        }
        #expect(modes == [.multicolor, .multicolor, nil])
        let catalog = try Catalog(contentsOf: command.path("c.json"))
        // Ordered by name: line, line.circle, line.slash.
        #expect(catalog.symbols.map(\.renderingMode) == ["multicolor", nil, "multicolor"])
        #expect(try command.run("convert", "line.svg", "-o", "A.xcassets", "--symbolset").status == 0)
        #expect(
            try command.text("A.xcassets/line.symbolset/Contents.json").contains(
                "\"symbol-rendering-intent\": \"multicolor\""))
    }

    @Test("A conversion keeps what the description of a symbol set prefers", arguments: ["convert", "compose --slash"])
    func conversion(command line: String) throws {
        let words = line.split(separator: " ").map(String.init)
        try command.write("a.symbolset/a.svg", green())
        try command.write("b.symbolset/b.svg", svg("<path stroke='black' d='M4 12H20'/>", "viewBox='0 0 24 24'"))
        for set in ["a", "b"] {
            try command.write(
                "\(set).symbolset/Contents.json", "{\"properties\": {\"symbol-rendering-intent\": \"hierarchical\"}}")
        }
        #expect(try command.run(words + ["a.symbolset", "b.symbolset", "-o", "out/"]).status == 0)
        let written = command.files.filter { $0.hasPrefix("out/") }
        #expect(written.count == 2)
        for file in written {
            #expect(try SymbolDocument(contentsOf: command.path(file)).symbol.preferredMode == .hierarchical)
        }
    }

    @Test("A set made of another has its preference, and one with a broken description is not converted")
    func copiedSet() throws {
        try command.write("a.symbolset/a.svg", green())
        try command.write(
            "a.symbolset/Contents.json", "{\"properties\": {\"symbol-rendering-intent\": \"hierarchical\"}}")
        let line = ["convert", "a.symbolset", "-o", "A.xcassets", "--symbolset"]
        #expect(try command.run(line).status == 0)
        #expect(
            try command.text("A.xcassets/a.symbolset/Contents.json").contains(
                "\"symbol-rendering-intent\": \"hierarchical\""))
        try command.write("a.symbolset/Contents.json", "{\"properties\": [}")
        let broken = try command.run(line)
        #expect(broken.status == 65)
        #expect(broken.errors.contains("a.symbolset/Contents.json:1"))
    }

    @Test("A build draws again what the description of its symbol set changes, and copies the preference")
    func build() throws {
        func describe(_ intent: String) throws {
            try command.write(
                "a.symbolset/Contents.json", "{\"properties\": {\"symbol-rendering-intent\": \"\(intent)\"}}")
        }
        try command.write("a.symbolset/a.svg", green())
        try describe("template")
        try command.write(
            "insignia.yml",
            "symbols: a.symbolset/a.svg\nsizes: [8]\noutputs: [{png: out/}, {symbolset: B.xcassets/}]\n")
        #expect(try command.run("sprites").status == 0)
        let before = try command.data("out/a.png")
        try describe("multicolor")
        #expect(try command.run("sprites").status == 0)
        #expect(try command.data("out/a.png") != before)
        #expect(try command.text("B.xcassets/a.symbolset/Contents.json").contains("multicolor"))
    }
}
