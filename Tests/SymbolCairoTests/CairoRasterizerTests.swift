import SymbolColor
@testable import SymbolCairo
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

    @Test("Erasing clears the symbol and shows the full background")
    func erase() throws {
        let hole = Path(rect: Rect(x: 1, y: 1, width: 2, height: 2))
        let image = try draw([fill(all, red), .erase(hole, rule: .nonZero)], background: .white)
        #expect(image[1, 1] == [255, 255, 255, 255])
        #expect(image[0, 0] == [255, 0, 0, 255])
    }

    /// Painted over an edge that was cleared first, half of a half would be lost: 191.
    @Test("A shape that is erased and then painted in its own colour leaves no seam at its edge")
    func replaced() throws {
        let half = Rect(x: 0, y: 0, width: 1.5, height: 4)
        let eraser = DisplayItem.erase(Path(rect: half), rule: .nonZero)
        #expect(try draw([fill(all, red), eraser, fill(half, red)])[1, 0] == [255, 0, 0, 255])
        let faint = Color(red: 1, green: 0, blue: 0, alpha: 0.4)
        let image = try draw([fill(all, faint), eraser, fill(half, faint), fill(half, faint)])
        #expect(try draw([fill(all, faint), eraser, fill(half, faint)])[1, 0] == [102, 0, 0, 102])
        #expect(image[0, 0][3] == 163, "Only the first fill replaces: 1 - 0.6 * 0.6 of 255.")
    }

    /// Painted over what was cleared first, half of a half would be lost of each: 96, and 191 within the group.
    @Test("A group that fills nothing but erased areas leaves no seam at their edges")
    func restored() throws {
        let faint = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
        let areas = [Rect(x: 0, y: 0, width: 2.5, height: 4), Rect(x: 0, y: 0, width: 1.5, height: 4)]
        let erasers = areas.map { DisplayItem.erase(Path(rect: $0), rule: .nonZero) }
        let level = DisplayGroup(opacity: 0.5, items: zip(erasers, areas).flatMap { [$0, fill($1, red)] })
        let items = [fill(all, faint)] + erasers + [.group(level)]
        for extra in [[], [fill(Rect(x: 3, y: 3, width: 1, height: 1), Color(red: 0, green: 0, blue: 1))]] {
            let image = try draw(extra + items)
            #expect((0..<4).allSatisfy { (126...129).contains(image[$0, 0][3]) })
        }
        // An area that was not erased is painted over the rest: 1 - 1/2 · 3/4 of 255 where half of a pixel is covered.
        #expect(
            (158...161).contains(
                try draw([fill(all, faint), .group(DisplayGroup(opacity: 0.5, items: [fill(areas[0], red)]))])[2, 0][3])
        )
    }

    /// What a pen draws of a layer is a shape within a clip.
    ///
    /// Half of the second column is cleared and painted; painted over what was cleared first, it would be 96.
    @Test(
        "A group that paints what an eraser before it covers leaves no seam at its edges", arguments: [false, true],
        [Path(ellipseAt: Point(0, 2), rx: 9, ry: 9), Path(rect: Rect(x: 0, y: 0, width: 9, height: 9))])
    func drawnInPart(hasTwoShapes: Bool, region: Path) throws {
        let clip = Clip(areas: [.init(path: region, rule: .nonZero)])
        func shapes(_ color: Color) -> [DisplayItem] {
            let half = fill(Rect(x: 0, y: 0, width: 1.5, height: 4), color)
            let group = DisplayItem.group(DisplayGroup(clips: [clip], items: [half]))
            return hasTwoShapes ? [group, fill(Rect(x: 3, y: 3, width: 1, height: 1), color)] : [group]
        }
        let faint = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
        let eraser = DisplayItem.group(DisplayGroup(erases: true, items: shapes(.black)))
        let painted = hasTwoShapes ? [.group(DisplayGroup(opacity: 0.5, items: shapes(red)))] : shapes(faint)
        for extra in [[], [fill(Rect(x: 3, y: 0, width: 1, height: 1), Color(red: 0, green: 0, blue: 1))]] {
            let image = try draw([fill(all, faint), eraser] + painted + extra)
            #expect((0..<3).allSatisfy { (126...129).contains(image[$0, 1][3]) })
        }
        // A weaker eraser leaves 3/4 of 127.5, over which a quarter is painted: 3/4 of 95.6, and 63.8.
        let weak = DisplayItem.group(DisplayGroup(erases: true, opacity: 0.5, items: shapes(.black)))
        #expect((134...137).contains(try draw([fill(all, faint), weak] + shapes(faint))[1, 1][3]))
    }

    /// Painted one over the other, the second pixel would show a quarter of the backdrop: 192.
    @Test("Shapes of one colour that meet within a pixel leave no seam, whatever else is drawn")
    func meeting() throws {
        let (left, right) = (Rect(x: 0, y: 0, width: 1.5, height: 4), Rect(x: 1.5, y: 0, width: 2.5, height: 4))
        let blue = Color(red: 0, green: 0, blue: 1)
        #expect(try draw([fill(left, red), fill(right, red)])[1, 0] == [255, 0, 0, 255])
        #expect(try draw([fill(all, blue), fill(left, red), fill(right, red)])[1, 0] == [255, 0, 0, 255])
        #expect(try draw([fill(left, red), fill(right, blue)])[1, 0][3] == 192, "Of unlike colours each has its own.")
    }

    /// Two rectangles over three quarters of the pixel, painted one after the other, would give 1 - 1/4 · 1/4: 239.
    @Test("Shapes of one colour cover a pixel together, even if an eraser elsewhere comes between")
    func erasedElsewhere() throws {
        let (part, other) = (Rect(x: 0, y: 0, width: 0.75, height: 4), Rect(x: 0, y: 0, width: 0.75, height: 2))
        func eraser(_ rect: Rect) -> DisplayItem { .erase(Path(rect: rect), rule: .nonZero) }
        let apart = eraser(Rect(x: 0, y: 3, width: 4, height: 1))
        for extra in [[], [fill(Rect(x: 2, y: 0, width: 1, height: 1), Color(red: 0, green: 0, blue: 1))]] {
            let image = try draw(extra + [fill(part, red), apart, fill(other, red)])
            #expect((190...192).contains(image[0, 1][3]))
            #expect(image[0, 3][3] == 0)
        }
        #expect(try draw([fill(part, red), eraser(other), fill(all, red)])[0, 1][3] == 255)
        let met = try draw([fill(all, red), eraser(Rect(x: 0, y: 0, width: 2, height: 2)), fill(part, red)])
        #expect((190...192).contains(met[0, 1][3]), "The eraser clears only what lies below it.")
    }

    @Test("Channels between two levels take the nearest: 0.7 and 178.6 of 255")
    func levels() throws {
        let color = Color(red: 0.7 / 255, green: 178.6 / 255, blue: 1)
        #expect(try draw([fill(all, color)])[0, 0] == [1, 179, 255, 255])
        let other = fill(Rect(x: 2, y: 2, width: 1, height: 1), red)
        #expect(try draw([fill(all, color), other])[0, 0] == [1, 179, 255, 255])
        #expect(try draw([], background: color)[0, 0] == [1, 179, 255, 255])
    }

    /// Eight windings around the centre, and one the other way in the next digit of base 8, would cancel.
    @Test("A shape that winds many times around a point covers it, whatever else does")
    func manyTurns() throws {
        let square = Path(rect: Rect(x: 0, y: 0, width: 4, height: 4))
        func winding(_ times: Int) -> Path { (0..<times).reduce(into: Path()) { path, _ in path.append(square) } }
        let other = try DisplayItem.fill(
            DisplayFill(path: Path(svg: "M0 0V4H4V0Z"), rule: .nonZero, paint: .color(red)))
        for times in [7, 8, 16] {
            let coil = DisplayItem.fill(DisplayFill(path: winding(times), rule: .nonZero, paint: .color(red)))
            #expect(try draw([coil, other])[1, 1] == [255, 0, 0, 255])
            #expect([coil, other].runs.count == 1)
        }
    }

    /// After six fills, each of which winds seven times, a piece of a stroke counts 8⁶, of which 2¹⁴ make 2³².
    @Test("A stroke that covers a point very many times covers it, whatever else does")
    func manyPieces() throws {
        let fills = (0..<6).map { column in
            let square = Path(rect: Rect(x: Double(column) / 2, y: 3, width: 0.5, height: 1))
            let coil = (0..<7).reduce(into: Path()) { path, _ in path.append(square) }
            return DisplayItem.fill(DisplayFill(path: coil, rule: .nonZero, paint: .color(red)))
        }
        func stroke(_ pieces: Int) throws -> DisplayItem {
            let line = "M0 1" + String(repeating: "H4H0", count: pieces / 2)
            let pen = StrokeStyle(width: 1)
            return .stroke(DisplayStroke(path: try Path(svg: line), style: pen, paint: .color(red)))
        }
        let many = try fills + [stroke(1 << 14)]
        #expect(try draw(many)[1, 1] == [128, 0, 0, 128])
        #expect(many.runs.count == 2)
        #expect(try (fills + [stroke(100)]).runs.count == 1)
    }

    /// A row of nine squares has nine descents, but a column only one.
    @Test("Shapes of many parts are still painted at once")
    func manyParts() throws {
        let row = (0..<9).reduce(into: Path()) { row, column in
            row.append(Path(rect: Rect(x: Double(column) * 2, y: 0, width: 1, height: 1)))
        }
        let item = DisplayItem.fill(DisplayFill(path: row, rule: .nonZero, paint: .color(red)))
        #expect([item, fill(all, red)].runs.count == 1)
    }

    /// There is a canvas of 100 pixels for each of the three clips, and for each of the two areas that have clips.
    @Test("Nested clips count as work at any depth")
    func clipsOfClips() throws {
        let path = try Path(svg: "M0 0L9 9H0Z")
        func clip(by clips: [Clip]) -> Clip { Clip(areas: [.init(path: path, rule: .nonZero, clips: clips)]) }
        let group = DisplayGroup(clips: [clip(by: [clip(by: [clip(by: [])])])], items: [])
        let painter = CairoPainter(
            width: 10, height: 10, transform: .identity, tilePixels: 100, rasterizer: .exact)
        #expect(painter.work([.group(group)]).composited == 5 * 100)
    }

    /// Each translucent group takes a canvas of 100 pixels.
    @Test("Canvases count as held at once only where groups lie within groups")
    func heldCanvases() {
        func translucent(_ items: DisplayItem...) -> DisplayItem { .group(DisplayGroup(opacity: 0.5, items: items)) }
        let painter = CairoPainter(
            width: 10, height: 10, transform: .identity, tilePixels: 100, rasterizer: .exact)
        let nested = translucent(translucent(translucent(fill(all, red))))
        #expect(painter.work([nested]).held == 300)
        #expect(painter.work([nested, nested]).held == 300)
        #expect(painter.work([translucent(nested, fill(all, red), nested)]).held == 400)
    }

    /// From red at the top to blue at the bottom, both add up to full where the halves meet.
    @Test("Shapes of one opaque gradient that meet within a pixel leave no seam")
    func meetingInGradient() throws {
        func fill(_ x: Double, _ width: Double, alpha: Double) -> DisplayItem {
            let stops = [
                GradientRamp<Color>.Stop(offset: 0, color: red),
                .init(offset: 1, color: Color(red: 0, green: 0, blue: 1, alpha: alpha))
            ]
            let ramp = GradientRamp(stops: stops, spread: .pad, transform: .identity)
            let gradient = LinearGradient(start: Point(0, 0), end: Point(0, 4), ramp: ramp)
            let path = Path(rect: Rect(x: x, y: 0, width: width, height: 4))
            return .fill(DisplayFill(path: path, rule: .nonZero, paint: .linearGradient(gradient)))
        }
        let opaque = try draw([fill(0, 1.5, alpha: 1), fill(1.5, 2.5, alpha: 1)])
        for y in 0..<4 { #expect(opaque[1, y] == opaque[3, y]) }
        let faint = try draw([fill(0, 1.5, alpha: 0.5), fill(1.5, 2.5, alpha: 0.5)])
        #expect(faint[1, 0][3] < faint[3, 0][3], "What lets light through is painted one over the other.")
    }

    /// Painted over each other they would give 1 - 0.4 * 0.6 of 255: 194.
    @Test("The added parts of a still give the whole still")
    func plusLighter() throws {
        let parts = [0.6, 0.4].map {
            DisplayItem.group(DisplayGroup(opacity: $0, blend: .plusLighter, items: [fill(all, red)]))
        }
        #expect(try draw([.group(DisplayGroup(items: parts))])[1, 1] == [255, 0, 0, 255])
    }

    @Test("An eraser in a group does not affect the backdrop of the group")
    func groupErase() throws {
        let group = DisplayGroup(items: [fill(all, .black), .erase(Path(rect: all), rule: .nonZero)])
        #expect(try draw([fill(all, red), .group(group)])[2, 2] == [255, 0, 0, 255])
    }

    /// Two opaque layers at half opacity are together half opaque, not three quarters.
    @Test("A group's opacity applies to the group as a whole")
    func groupOpacity() throws {
        let group = DisplayGroup(opacity: 0.5, items: [fill(all, red), fill(all, red)])
        #expect(try draw([.group(group)])[0, 0][3] == 128)
    }

    /// Applied to each item and again to the group, half would become a quarter: 64.
    @Test("A pixel half covered by a clip is half opaque, whatever the clipped group contains")
    func halfClipped() throws {
        let clip = Clip(areas: [.init(path: Path(rect: Rect(x: 0, y: 0, width: 1.5, height: 4)), rule: .nonZero)])
        for items in [[fill(all, red)], [fill(all, red), fill(all, red)]] {
            let alpha = try draw([.group(DisplayGroup(clips: [clip], items: items))])[1, 0][3]
            #expect((127...128).contains(alpha))
        }
        let inner = DisplayItem.group(DisplayGroup(opacity: 0.5, items: [fill(all, red), fill(all, red)]))
        let alpha = try draw([.group(DisplayGroup(clips: [clip], items: [inner]))])[1, 0][3]
        #expect((63...64).contains(alpha))
    }

    @Test("A clip without areas hides everything")
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
    @Test("A luminance mask weights the colours")
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

    /// Returns a row of a ramp that is four pixels wide and repeated from the left.
    private func repeated(_ stops: [(Double, Color)]) throws -> [[UInt8]] {
        let ramp = GradientRamp<Color>(
            stops: stops.map { .init(offset: $0.0, color: $0.1) }, spread: .repeat, transform: .identity)
        let gradient = LinearGradient(start: .zero, end: Point(4, 0), ramp: ramp)
        let rect = Path(rect: Rect(x: 0, y: 0, width: 8, height: 1))
        let image = try CairoRasterizer().rasterize(
            DisplayList(items: [.fill(DisplayFill(path: rect, rule: .nonZero, paint: .linearGradient(gradient)))]),
            on: Canvas(width: 8, height: 1, transform: .identity))
        return (0..<8).map { image[$0, 0] }
    }

    /// The centres of pixels lie at 1/8, 3/8, 5/8 and 7/8 of the ramp: before the first stop, a quarter and three
    /// quarters between the stops, and after the last.
    @Test("Before its first stop and after its last, a repeated ramp has their colours")
    func repeatedRamp() throws {
        let reds = try repeated([(0.25, .black), (0.75, red)]).map { Int($0[0]) }
        for (found, expected) in zip(reds, [0, 64, 191, 255, 0, 64, 191, 255]) { #expect(abs(found - expected) <= 1) }
    }

    @Test("A repeated ramp has the last of the stops at its start, and the first of those at its end")
    func repeatedRampEnds() throws {
        let blue = Color(red: 0, green: 0, blue: 1)
        #expect(try repeated([(0, red), (0, blue)]) == Array(repeating: [0, 0, 255, 255], count: 8))
        #expect(try repeated([(1, blue), (1, red)]) == Array(repeating: [0, 0, 255, 255], count: 8))
    }
}
