import SymbolColor
import SymbolModel
import SymbolRendering
import SymbolStills
import SymbolTemplate
import SymbolText
import TestSupport
import Testing

@Suite struct LegibilityTests {
    /// A stroke one unit wide in an icon of ten.
    private let icon: Symbol

    init() throws {
        let text = svg("<path d='M1 5H9' fill='none' stroke='#000' stroke-width='1'/>", "viewBox='0 0 10 10'")
        icon = try SymbolDocument(parsing: Array(text.utf8), name: "a").symbol
    }

    private func messages(_ size: SymbolSize, at displayScale: Double = 1) throws -> [String] {
        var options = RenderOptions()
        (options.size, options.displayScale) = (size, displayScale)
        return try icon.legibilityDiagnostics(options: options, on: .macos).map(\.message)
    }

    @Test("A thin stroke is reported with its width in pixels")
    func thinStroke() throws {
        let message = "the thinnest stroke is 0.8 pixels wide at display scale 1; it would be 1 pixel wide at 10 points"
        #expect(try messages(.points(8)).contains(message))
    }

    /// A bar 2 units wide is 1 pixel wide at 50 points; its measured width errs by up to a cell of the grid.
    @Test("A filled bar is reported where it is thinner than a pixel beyond doubt, with less than a pixel")
    func bar() throws {
        let text = svg("<path d='M10 49H90V51H10Z'/>", "viewBox='0 0 100 100'")
        let bar = try SymbolDocument(parsing: Array(text.utf8), name: "a").symbol
        func messages(_ points: Double) throws -> [String] {
            var options = RenderOptions()
            (options.size, options.displayScale) = (.points(points), 1)
            return try bar.legibilityDiagnostics(options: options, on: .macos).map(\.message)
        }
        #expect(try messages(50).isEmpty && messages(49).isEmpty)
        #expect(try messages(40).count == 1 && messages(40)[0].hasPrefix("the thinnest stroke is 0.7"))
    }

    @Test("From 18 points on, weights below Regular are not reported", arguments: [(17.9, true), (18, false)])
    func thinWeight(points: Double, isReported: Bool) throws {
        var options = RenderOptions()
        (options.size, options.weight) = (.points(points), .light)
        let messages = try icon.legibilityDiagnostics(options: options, on: .macos).map(\.message)
        #expect(messages.contains { $0.hasPrefix("weights below Regular are hard to see") } == isReported)
    }

    @Test("Of a size in pixels, the display scale changes the points and not the strokes")
    func fit() throws {
        // At 2x, 16 pixels are 8 points, and the stroke is 1.6 pixels wide.
        #expect(try messages(.fit(width: 16, height: 16), at: 2) == ["8 points is below the minimum of 10 on macos"])
    }

    @Test(
        "A size that cannot be drawn is an error",
        arguments: [
            (SymbolSize.points(.nan), 1.0), (.points(0), 1), (.natural, -5), (.natural, .nan), (.pixels(0), 1)
        ])
    func sizes(size: SymbolSize, displayScale: Double) {
        #expect(throws: RenderError.self) { try messages(size, at: displayScale) }
        var options = RenderOptions()
        (options.size, options.displayScale) = (size, displayScale)
        #expect(throws: RenderError.self) { try ContrastReport(icon, options: options, on: .white) }
        #expect(throws: RenderError.self) {
            try StateComparison(icon, options: RenderOptions(), icon, options: options, on: .white)
        }
    }
}
