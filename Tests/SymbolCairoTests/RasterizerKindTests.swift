import SymbolCairo
import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolImaging
import SymbolRendering
import Testing

@Suite struct RasterizerKindTests {
    /// Cairo has 15 scanlines per pixel, so an edge between two of them can be off by a 15th, 17 of 255.
    @Test("Exact fills differ from Cairo's by at most one of its scanlines", arguments: FillRule.all)
    func differenceFromCairo(rule: FillRule) throws {
        let path = try Path(svg: "M22 12A10 10 0 0 1 2 12A10 10 0 0 1 22 12ZM12 1L18.5 21L1.5 8.6H22.5L5.5 21Z")
        let list = DisplayList(items: [.fill(DisplayFill(path: path, rule: rule, paint: .color(.black)))])
        for side in [16, 24, 64] {
            let canvas = try Canvas(width: side, height: side, transform: .scale(Double(side) / 24))
            let exact = try CairoRasterizer(.exact).rasterize(list, on: canvas)
            let cairo = try CairoRasterizer(.cairo).rasterize(list, on: canvas)
            #expect(exact != cairo)
            #expect(zip(exact.bytes, cairo.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 17 })
        }
    }

    /// The product of both coverages would be a quarter.
    @Test("A shape within a rectangle covers their intersection in a pixel")
    func window() throws {
        let half = Path(rect: Rect(x: 0, y: 0, width: 0.5, height: 2))
        for (edge, alpha) in [(half, 128), (Path(rect: Rect(x: 0.5, y: 0, width: 1, height: 2)), 0)] {
            let fill = DisplayItem.fill(DisplayFill(path: half, rule: .nonZero, paint: .color(.black)))
            let group = DisplayGroup(clips: [Clip(areas: [.init(path: edge, rule: .nonZero)])], items: [fill])
            let image = try CairoRasterizer().rasterize(
                DisplayList(items: [.group(group)]), on: Canvas(width: 2, height: 1, transform: .identity))
            #expect(image.bytes[3] == alpha && image.bytes[7] == 0)
        }
    }

    /// 255 · 0.55 is 140.25; 8 of Cairo's 15 scanlines would give 136.
    @Test("Clips and the regions of masks cover pixels as exactly as fills")
    func clips() throws {
        let (whole, part) = (Path(rect: Rect(x: 0, y: 0, width: 2, height: 2)), try Path(svg: "M0 0H2V0.55L0 0.551Z"))
        let fill = DisplayItem.fill(DisplayFill(path: whole, rule: .nonZero, paint: .color(.black)))
        let mask = DisplayMask(kind: .alpha, region: part, items: [fill])
        let groups = [
            DisplayGroup(clips: [Clip(areas: [.init(path: part, rule: .nonZero)])], items: [fill]),
            DisplayGroup(masks: [mask], items: [fill])
        ]
        for group in groups {
            let list = DisplayList(items: [.group(group)])
            let image = try CairoRasterizer().rasterize(
                list, on: Canvas(width: 2, height: 2, transform: .identity))
            #expect(image.bytes.enumerated().filter { $0.offset % 4 == 3 }.map(\.element) == [140, 140, 0, 0])
        }
    }
}

extension FillRule {
    fileprivate static let all: [FillRule] = [.nonZero, .evenOdd]
}
