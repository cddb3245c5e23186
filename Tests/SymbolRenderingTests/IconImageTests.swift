import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolImaging
import SymbolModel
import SymbolRendering
import Testing

@Suite struct IconImageTests {
    private let pixmap = Pixmap(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 51, 102])

    /// The list of an icon that is an image of two units by one.
    private func list(_ style: SymbolStyle) -> DisplayList {
        let paint = Paint<ColorReference>.image(ImagePaint(pixmap, transform: .identity, isSmooth: false))
        let area = Path(rect: Rect(x: 0, y: 0, width: 2, height: 1))
        let shape = DrawingShape(path: area, fill: .init(paint: paint, rule: .nonZero), stroke: nil)
        let drawing = Drawing(bounds: Rect(x: 0, y: 0, width: 2, height: 1), nodes: [.shape(shape)])
        let symbol = ResolvedSymbol(drawing, style: style, weight: nil)
        return DisplayList(items: symbol.layers.flatMap { $0.items(.identity) })
    }

    private func pixels(_ mode: RenderingMode) throws -> [UInt8] {
        var style = SymbolStyle()
        (style.mode, style.tint) = (mode, Color(red: 0, green: 1, blue: 0))
        guard case .fill(let fill)? = list(style).items.first, case .image(let image) = fill.paint else { return [] }
        return image.pixmap.bytes
    }

    @Test("An image shows its own colours", arguments: [RenderingMode.automatic, .multicolor])
    func ownColors(mode: RenderingMode) throws {
        #expect(try pixels(mode) == pixmap.bytes)
    }

    @Test("In the modes with one colour, an image is that colour", arguments: [RenderingMode.monochrome, .hierarchical])
    func oneColor(mode: RenderingMode) throws {
        #expect(try pixels(mode) == [0, 255, 0, 255, 0, 102, 0, 102])
    }

    @Test("The list tells the size and the content of an image, and where it is")
    func text() throws {
        let line = list(SymbolStyle()).description
        #expect(line.hasPrefix("fill nonzero image(2 1 "))
        #expect(line.hasSuffix(" pixelated matrix(1 0 0 1 0 0)) M0 0H2V1H0Z"))
    }
}
