import SymbolCairo
import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolImaging
import SymbolRendering
import Testing

@Suite struct FillCoverageTests {
    /// Cairo knows 15 lines a pixel, so an edge between two of them can be off by a 15th, 17 of 255.
    @Test("Exact fills differ from Cairo's by no more than one of its lines", arguments: FillRule.all)
    func differenceFromCairo(rule: FillRule) throws {
        let path = try Path(svg: "M22 12A10 10 0 0 1 2 12A10 10 0 0 1 22 12ZM12 1L18.5 21L1.5 8.6H22.5L5.5 21Z")
        let list = DisplayList(items: [.fill(DisplayFill(path: path, rule: rule, paint: .color(.black)))])
        for side in [16, 24, 64] {
            let canvas = try Canvas(width: side, height: side, transform: .scale(Double(side) / 24))
            let exact = try CairoRasterizer(fillCoverage: .exact).rasterize(list, on: canvas)
            let cairo = try CairoRasterizer(fillCoverage: .cairo).rasterize(list, on: canvas)
            #expect(exact != cairo)
            #expect(zip(exact.bytes, cairo.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 17 })
        }
    }
}

extension FillRule {
    fileprivate static let all: [FillRule] = [.nonZero, .evenOdd]
}
