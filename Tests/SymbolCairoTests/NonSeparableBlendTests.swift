import SymbolCairo
import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolImaging
import SymbolRendering
import Testing

@Suite struct NonSeparableBlendTests {
    private let all = Path(rect: Rect(x: 0, y: 0, width: 4, height: 4))

    private func fill(_ color: Color) -> DisplayItem {
        .fill(DisplayFill(path: all, rule: .nonZero, paint: .color(color)))
    }

    private func pixel(_ items: [DisplayItem], at index: Int = 0) throws -> [Double] {
        let list = DisplayList(items: items)
        let pixmap = try CairoRasterizer().rasterize(
            list, on: Canvas(width: 4, height: 4, transform: .identity, background: .clear))
        return pixmap.bytes[4 * index..<4 * index + 4].map { Double($0) }
    }

    @Test(
        "A translucent group blends over what is translucent as a group of translucent paint does",
        arguments: [BlendMode.hue, .saturation, .color, .luminosity])
    func opacity(mode: BlendMode) throws {
        let backdrop = fill(Color(red: 1, green: 0, blue: 0, alpha: 0.4))
        let teal = Color(red: 0, green: 0.5, blue: 0.5)
        let translucent = try pixel([
            backdrop, .group(DisplayGroup(opacity: 0.5, blend: mode, items: [fill(teal)]))
        ])
        let paint = try pixel([
            backdrop, .group(DisplayGroup(blend: mode, items: [fill(teal.multiplyingAlpha(by: 0.5))]))
        ])
        #expect(zip(translucent, paint).allSatisfy { abs($0 - $1) <= 1 }, "\(translucent), \(paint)")
    }

    /// Compositing and Blending 1, sections 9 and 10, computed by hand.
    ///
    /// co = cs·αs·(1 - αb) + cb·αb·(1 - αs) + αs·αb·SetLum(cb, Lum(cs)), where teal of 0.5 has a luminosity
    /// of 0.35, and red of that luminosity is (1, x, x) with 0.3 + 0.7·x = 0.35.
    @Test("Luminosity over translucent red is what the specification computes")
    func luminosity() throws {
        let backdrop = fill(Color(red: 1, green: 0, blue: 0, alpha: 0.4))
        let teal = Color(red: 0, green: 0.5, blue: 0.5)
        let found = try pixel([
            backdrop, .group(DisplayGroup(opacity: 0.5, blend: .luminosity, items: [fill(teal)]))
        ])
        let other = 0.5 * 0.5 * 0.6 + 0.5 * 0.4 * (0.05 / 0.7)
        let expected = [0.4 * 0.5 + 0.5 * 0.4 * 1, other, other, 0.7].map { 255 * $0 }
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(found), \(expected)")
    }

    @Test("Outside of its mask a group changes nothing")
    func masked() throws {
        let left = DisplayItem.fill(
            DisplayFill(
                path: Path(rect: Rect(x: 0, y: 0, width: 2, height: 4)), rule: .nonZero,
                paint: .color(Color(red: 1, green: 1, blue: 1))))
        let backdrop = fill(Color(red: 1, green: 0, blue: 0, alpha: 0.4))
        let mask = DisplayMask(kind: .alpha, region: all, items: [left])
        let group = DisplayGroup(
            blend: .luminosity, masks: [mask],
            items: [fill(Color(red: 0, green: 0.5, blue: 0.5)), fill(Color(red: 0, green: 0.5, blue: 0.4))])
        #expect(try pixel([backdrop, .group(group)], at: 3) == pixel([backdrop], at: 3))
    }
}
