import Insignia
import InsigniaTesting
import Testing

@Suite("Icons look as they did", .noOrphanedGoldens())
struct IconTests {
    // The golden is named by the test and its argument: Goldens/IconTests/badge-monochrome.png.
    @Test("A badge keeps its gap in every rendering mode", arguments: [RenderingMode.monochrome, .hierarchical])
    func badge(mode: RenderingMode) throws {
        var options = RenderOptions()
        options.size = .points(24)
        options.displayScale = 2
        options.style.mode = mode
        options.style.tint = try Color(css: "#0a6cff")
        expectGolden(of: try icon("bell.badge"), options: options)
    }

    // The display list must be equal in any case; antialiasing may differ between versions of Cairo.
    @Test("Weights between the drawn ones are interpolated", .goldens(tolerance: .antialiasing))
    func weights() throws {
        var options = RenderOptions()
        options.size = .pixels(48)
        expectGolden(of: .symbol(try icon("gear"), options: options, across: .each(\.weight, [.thin, .medium, .heavy])))
    }
}

/// Reads an icon from the folder `Icons` beside this file.
private func icon(_ name: String, testFile: String = #filePath) throws -> Symbol {
    let folder = testFile.split(separator: "/").dropLast().joined(separator: "/")
    return try Symbol(named: name, in: "/\(folder)/Icons")
}
