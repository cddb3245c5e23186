import SymbolColor
import SymbolCairo
import SymbolDrawing
import SymbolGeometry
import SymbolImaging
import SymbolRendering
import Testing

private func draw(_ items: [DisplayItem], background: Color = .clear) throws -> Pixmap {
    try CairoRasterizer().rasterize(
        DisplayList(items: items), on: Canvas(width: 4, height: 4, transform: .identity, background: background))
}

private func fill(_ rect: Rect, _ color: Color) -> DisplayItem {
    .fill(DisplayFill(path: Path(rect: rect), rule: .nonZero, paint: .color(color)))
}

extension Pixmap {
    fileprivate subscript(x: Int, y: Int) -> [UInt8] {
        Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4])
    }
}

@Suite struct CairoRasterizerTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let all = Rect(x: 0, y: 0, width: 4, height: 4)

    @Test("Pixels are red, green, blue, alpha")
    func channelOrder() throws {
        #expect(try draw([fill(all, Color(red: 1, green: 0.8, blue: 0.2))])[0, 0] == [255, 204, 51, 255])
    }

    @Test("A half covered pixel is half opaque and premultiplied")
    func coverage() throws {
        let pixel = try draw([fill(Rect(x: 0, y: 0, width: 0.5, height: 4), red)])[0, 0]
        #expect(pixel == [128, 0, 0, 128] || pixel == [127, 0, 0, 127])
    }

    @Test("Erasing clears the symbol and shows the background whole")
    func erase() throws {
        let hole = Path(rect: Rect(x: 1, y: 1, width: 2, height: 2))
        let image = try draw([fill(all, red), .erase(hole, rule: .nonZero)], background: .white)
        #expect(image[1, 1] == [255, 255, 255, 255])
        #expect(image[0, 0] == [255, 0, 0, 255])
    }

    @Test("A group's eraser leaves what lies behind the group")
    func groupErase() throws {
        let group = DisplayGroup(items: [fill(all, .black), .erase(Path(rect: all), rule: .nonZero)])
        #expect(try draw([fill(all, red), .group(group)])[2, 2] == [255, 0, 0, 255])
    }

    /// Two opaque layers at half opacity together are half opaque, not three quarters.
    @Test("A group's opacity applies to the group as a whole")
    func groupOpacity() throws {
        let group = DisplayGroup(opacity: 0.5, items: [fill(all, red), fill(all, red)])
        #expect(try draw([.group(group)])[0, 0][3] == 128)
    }

    @Test("A clip without areas lets nothing through")
    func emptyClip() throws {
        let group = DisplayGroup(clips: [Clip(areas: [])], items: [fill(all, red)])
        #expect(try draw([.group(group)])[0, 0] == [0, 0, 0, 0])
    }

    @Test("A clip of two areas is their union")
    func unionClip() throws {
        let clip = Clip(areas: [
            .init(path: Path(rect: Rect(x: 0, y: 0, width: 1, height: 4)), rule: .nonZero),
            .init(path: Path(rect: Rect(x: 3, y: 0, width: 1, height: 4)), rule: .nonZero)
        ])
        let image = try draw([.group(DisplayGroup(clips: [clip], items: [fill(all, red)]))])
        #expect((0..<4).map { image[$0, 0][3] } == [255, 0, 0, 255])
    }

    /// Red's luminance is 0.2126: 54 of 255.
    @Test("A luminance mask weighs the colours")
    func luminance() throws {
        let mask = DisplayMask(kind: .luminance, region: Path(rect: all), items: [fill(all, red)])
        #expect(try draw([.group(DisplayGroup(masks: [mask], items: [fill(all, .black)]))])[0, 0] == [0, 0, 0, 54])
    }

    @Test("A stroke under a stretched transform is stretched")
    func stretchedPen() throws {
        var line = Path()
        line.move(to: Point(0, 1))
        line.line(to: Point(4, 1))
        let stroke = DisplayStroke(
            path: line, style: StrokeStyle(width: 1), transform: .scale(x: 1, y: 2),
            paint: .color(red))
        let image = try draw([.stroke(stroke)])
        #expect((0..<4).map { image[0, $0][3] } == [0, 255, 255, 0])
    }
}
