import Foundation
import Insignia
import InsigniaTesting
import Testing

@Suite(.serialized) struct ExpectGoldenTests {
    private func disc(_ radius: Int) throws -> Symbol {
        let text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><circle cx=\"12\" cy=\"12\" r=\"\(radius)\"/></svg>"
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
        let outcome = GoldenExpectation(file: #filePath, name: "disc", tolerance: .exact).check(try disc(8), options)
        #expect(outcome.failure?.contains("display list") == true)
        #expect(outcome.attachments.map(\.name) == ["disc.expected.png", "disc.actual.png", "disc.difference.png"])
        let received = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Goldens/Received")
        try FileManager.default.removeItem(at: received)
    }

    @Test("A missing golden fails and tells where the drawing is kept")
    func missing() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("insignia-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let outcome = GoldenExpectation(file: folder.path + "/Some.swift", name: "new", tolerance: .exact).check(
            try disc(9), options)
        #expect(outcome.failure?.contains("there is no golden") == true)
        #expect(FileManager.default.fileExists(atPath: folder.path + "/Goldens/Received/new.png"))
    }
}
