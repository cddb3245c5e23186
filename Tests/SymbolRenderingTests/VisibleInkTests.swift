import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolModel
import SymbolRendering
import Testing

@Suite struct VisibleInkTests {
    /// Squares of 10 units, 20 units apart.
    private func artwork(_ layers: [LayerMode: [Layer]]) throws -> (TemplateArtwork, Variant) {
        let cell = Cell(.regular, .medium)
        let shapes = (0..<5).map { index in
            SymbolShape(
                path: Path(rect: Rect(x: Double(index) * 20, y: -10, width: 10, height: 10)), classes: [],
                isPainted: true)
        }
        let variant = try #require(Variant(cell: cell, shapes: shapes, advance: 100))
        return (TemplateArtwork(version: nil, variants: [cell: variant], guides: [:], layers: layers), variant)
    }

    private func layer(_ shapes: [Int], erasing: [Int] = [], opacity: Double = 1, role: Layer.Role = .plain) -> Layer {
        Layer(
            index: 0, role: role, parts: [.init(.draw, .shapes(shapes)), .init(.erase, .shapes(erasing))],
            opacity: opacity)
    }

    private func columns(_ layers: [LayerMode: [Layer]]) throws -> ClosedRange<Double>? {
        let (artwork, variant) = try artwork(layers)
        return artwork.visibleInkBounds(of: variant).map { $0.minX...$0.maxX }
    }

    @Test("What any mode paints is visible ink in all of them")
    func modes() throws {
        #expect(try columns([.monochrome: [layer([1])], .multicolor: [layer([3])]]) == 20...70)
    }

    @Test("Erasers neither add to the ink nor subtract from it")
    func erasers() throws {
        #expect(try columns([.monochrome: [layer([1, 2], erasing: [2, 3]), layer([4], opacity: 0)]]) == 20...50)
    }

    @Test("Ink is only where a mask is")
    func mask() {
        let fill = DisplayItem.fill(
            DisplayFill(path: Path(rect: Rect(x: 0, y: 0, width: 9, height: 9)), rule: .nonZero, paint: .color(.black)))
        let part = Rect(x: 4, y: 2, width: 9, height: 3)
        let mask = DisplayMask(kind: .alpha, region: Path(rect: part), items: [fill])
        let ink = [DisplayItem.group(DisplayGroup(masks: [mask], items: [fill]))].inkBounds
        #expect(ink == Rect(x: 4, y: 2, width: 5, height: 3))
    }

    @Test("An invisible colour is not ink")
    func clear() throws {
        let clear = layer([4], role: .color(.custom(.clear)))
        #expect(try columns([.monochrome: [layer([1])], .multicolor: [layer([1]), clear]]) == 20...30)
    }

    @Test("A mode without layers paints every outline")
    func withoutLayers() throws {
        #expect(try columns([:]) == 0...90)
    }

    @Test("Where nothing is painted there is no ink")
    func nothing() throws {
        #expect(try columns([.monochrome: [layer([0], opacity: 0)]]) == nil)
    }
}
