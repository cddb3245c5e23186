import Foundation
import TestSupport
import Testing

@Suite struct SymbolSetTests {
    let command: Command

    init() throws { command = try Command() }

    private func catalog(_ folder: String, _ name: String) throws {
        try command.write(
            "\(folder)/catalog.json",
            "{\"symbols\": [{\"name\": \"\(name)\", \"label\": \"\", \"keywords\": [\"wet\"]}]}")
    }

    private func found(_ line: String, _ environment: [String: String] = [:]) throws -> String {
        let outcome = try command.shell(line, environment)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return String(decoding: outcome.output, as: UTF8.self)
    }

    @Test("The set of the checkout is found from any folder")
    func checkout() throws {
        #expect(try found("cd / && \"$insignia\" search rain").hasPrefix("cloud.rain\t"))
        #expect(try found("cd / && \"$insignia\" list --category weather").contains("cloud.rain\t"))
    }

    @Test("A set in the folder or above comes before it, the nearest first; the environment's comes before all")
    func order() throws {
        try catalog("Symbols", "near")
        try catalog("a/b/Symbols", "nearest")
        try catalog("elsewhere", "told")
        #expect(try found("\"$insignia\" search wet") == "near\t\n")
        #expect(try found("cd a && \"$insignia\" list") == "near\t\n")
        #expect(try found("cd a/b && \"$insignia\" list") == "nearest\t\n")
        #expect(try found("\"$insignia\" list", ["INSIGNIA_SYMBOLS": "elsewhere"]) == "told\t\n")
        #expect(
            try found("\"$insignia\" list --catalog Symbols/catalog.json", ["INSIGNIA_SYMBOLS": "elsewhere"])
                == "near\t\n")
    }

    @Test("An installed program finds its set in share/insignia beside its folder, also through a link")
    func installed() throws {
        try catalog("usr/share/insignia", "shared")
        let line = """
            mkdir usr/bin && (ln "$insignia" usr/bin/insignia || cp "$insignia" usr/bin/insignia) 2>&- &&
            ln -s usr/bin/insignia linked && ./linked search wet
            """
        #expect(try found(line) == "shared\t\n")
    }

    @Test("A list in JSON says where each symbol is")
    func listedFiles() throws {
        try catalog("Symbols", "near")
        try catalog("sets", "far")
        try command.write("sets/far.symbolset/far.svg", svg(""))
        func files(_ line: String) throws -> [String?] {
            let json = try JSONSerialization.jsonObject(with: Data(found(line).utf8))
            return try #require(json as? [[String: Any]]).map { $0["file"] as? String }
        }
        #expect(try files("\"$insignia\" list --catalog Symbols/catalog.json --json") == ["Symbols/near.svg"])
        let search = "\"$insignia\" search wet --catalog sets/catalog.json --json"
        #expect(try files(search) == ["sets/far.symbolset/far.svg"])
    }

    @Test("A missing file that is the name of a symbol in the set is pointed to", arguments: ["near", "near.svg"])
    func meantSymbol(name: String) throws {
        try catalog("Symbols", "near")
        try command.write("Symbols/near.svg", svg("<path d='M0 0h9v9z'/>"))
        for line in ["render \(name)", "inspect \(name)", "animate \(name) --effect bounce"] {
            let outcome = try command.shell("\"$insignia\" \(line)")
            #expect(outcome.status == 66)
            #expect(outcome.errors.contains("\(name): there is no such file; the set has /"), "\(outcome.errors)")
            #expect(outcome.errors.hasSuffix("/Symbols/near.svg\n"), "\(outcome.errors)")
        }
        #expect(try command.shell("\"$insignia\" render other").errors.hasSuffix("other: there is no such file\n"))
    }

    @Test("Where there is no set, the message says where it was looked for")
    func missing() throws {
        let outcome = try command.shell("\"$insignia\" search rain", ["INSIGNIA_SYMBOLS": "nowhere"])
        #expect(outcome.status == 66)
        #expect(outcome.messages.count == 1)
        #expect(outcome.errors.contains("expected one of nowhere/catalog.json, or its folder in INSIGNIA_SYMBOLS"))
    }

    @Test("A search that finds nothing says in which catalog")
    func nothing() throws {
        try catalog("Symbols", "near")
        let outcome = try command.shell("\"$insignia\" search dry spell")
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasSuffix("Symbols/catalog.json matches dry spell\n"))
    }
}
