import Insignia
import InsigniaTesting
import Testing

@Suite("Icons look as they did")
struct IconTests {
    @Test("A badge keeps its gap in every rendering mode", arguments: [RenderingMode.monochrome, .hierarchical])
    func badge(mode: RenderingMode) throws {
        var options = RenderOptions()
        options.size = .points(24)
        options.displayScale = 2
        options.style.mode = mode
        options.style.tint = try Color(css: "#0a6cff")
        // Every case of a test with arguments needs a name of its own.
        expectGolden(try icon("bell.badge"), options, named: "bell.badge-\(mode.rawValue)")
    }

    @Test("Weights between the drawn ones are interpolated", arguments: [Weight.thin, .medium, .heavy])
    func weights(weight: Weight) throws {
        var options = RenderOptions()
        options.size = .pixels(48)
        options.weight = weight
        // The display list is equal in any case; edges may be sampled as another version of Cairo does.
        expectGolden(
            try icon("gear"), options, named: "gear-\(Int(weight.rawValue))", tolerance: .antialiasing)
    }
}

/// Reads an icon that lies beside this file.
private func icon(_ name: String, testFile: String = #filePath) throws -> Symbol {
    let folder = testFile.split(separator: "/").dropLast().joined(separator: "/")
    return try SymbolDocument(contentsOf: "/\(folder)/Icons/\(name).svg").symbol
}
