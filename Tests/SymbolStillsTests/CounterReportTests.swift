import SymbolModel
import SymbolStills
import SymbolTemplate
import TestSupport
import Testing

/// Squares with sides of 70 units, about 0.7 of an em, with an open square in the middle.
@Suite struct CounterReportTests {
    private func square(opening: Double) -> String {
        let (least, most) = (35 - opening / 2, 35 + opening / 2)
        return "M0-70H70V0H0Z M\(least)-\(most)V-\(least)H\(most)V-\(most)Z"
    }

    private func reports(ultralight: Double, regular: Double, black: Double) throws -> [CounterReport] {
        let parts = template(path: "@").split(separator: "@")
        let paths = [ultralight, regular, black].map(square) + [""]
        let text = zip(parts, paths).map { "\($0)\($1)" }.joined()
        // The scale of the masters; other scales blend several of them.
        var options = RenderOptions()
        options.scale = .small
        return try SymbolDocument(parsing: Array(text.utf8), name: "a").symbol.counterReports(options)
    }

    @Test("A counter that stays open is not reported at any weight")
    func openCounter() throws {
        let reports = try reports(ultralight: 60, regular: 50, black: 40)
        #expect(reports.map(\.weight) == [.regular, .medium, .semibold, .bold, .heavy, .black])
        #expect(reports.allSatisfy { $0.lost == 0 && $0.pinholes == 0 })
    }

    /// Two units are a fiftieth of an em, which is less than a third of a stroke's width.
    @Test("The rest of a counter can be a pinhole")
    func pinhole() throws {
        let reports = try reports(ultralight: 60, regular: 50, black: 2)
        #expect(reports.first == CounterReport(weight: .regular, lost: 0, pinholes: 0))
        #expect(reports.last == CounterReport(weight: .black, lost: 0, pinholes: 1))
    }

    @Test("An icon, which has no weights, has no reports")
    func noWeights() throws {
        let icon = try SymbolDocument(parsing: Array(svg("<path d='M2 2H4V4H2Z'/>").utf8), name: "a").symbol
        #expect(try icon.counterReports(RenderOptions()) == [])
    }

    @Test("A counter of which nothing is left is lost")
    func lostCounter() throws {
        let reports = try reports(ultralight: 60, regular: 50, black: 0.2)
        #expect(reports.last == CounterReport(weight: .black, lost: 1, pinholes: 0))
    }
}
