import Foundation
import Insignia
import InsigniaTesting
import TestSupport
import Testing

@Suite struct ExpectGoldenTests {
    private func disc(_ radius: Int) throws -> Symbol {
        let text = svg("<circle cx='12' cy='12' r='\(radius)'/>")
        return try SymbolDocument(parsing: Array(text.utf8), name: "disc").symbol
    }

    private var options: RenderOptions {
        var options = RenderOptions()
        options.size = .pixels(24)
        return options
    }

    @Test("A symbol that looks as its golden beside this file does passes")
    func same() throws { #expect(expectGolden(try disc(9), options, named: "disc")) }

    @Test("A symbol that looks different fails, and what differs is shown")
    func different() throws {
        let test = try TestFolder()
        for name in ["disc.png", "disc.golden"] {
            let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
                "Goldens/\(name)")
            try test.write("Goldens/\(name)", try Data(contentsOf: golden))
        }
        let outcome = GoldenExpectation(file: test.folder.path + "/Some.swift", name: "disc", tolerance: .exact)
            .check(try disc(8), options)
        #expect(outcome.failure?.contains("display list") == true)
        #expect(outcome.attachments.map(\.name) == ["disc.expected.png", "disc.actual.png", "disc.difference.png"])
        #expect(test.files.contains("Goldens/Received/disc.png"))
    }

    @Test("A missing golden fails and tells where the drawing is kept")
    func missing() throws {
        let test = try TestFolder()
        let outcome = GoldenExpectation(file: test.folder.path + "/Some.swift", name: "new", tolerance: .exact).check(
            try disc(9), options)
        #expect(outcome.failure?.contains("there is no golden") == true)
        #expect(test.files == ["Goldens/Received/new.golden", "Goldens/Received/new.png"])
    }
}
