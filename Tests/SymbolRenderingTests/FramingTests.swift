import SymbolGeometry
import SymbolRendering
import Testing

@Suite struct FramingTests {
    /// 100 × 70 units above the baseline, with ink that extends beyond the top by 20, the right by 12.3 and the bottom
    /// by 10.5.
    private let badge = SymbolMeasures(
        layoutBox: Rect(minX: 0, minY: -70, maxX: 100, maxY: 0),
        inkBounds: Rect(minX: 10, minY: -90, maxX: 112.3, maxY: 10.5))

    @Test("The layout box lies on the grid of pixels, and the canvas is extended by whole pixels to contain the ink")
    func layout() throws {
        let framing = try Framing(badge, CanvasOptions(kind: .layout, size: .points(50)))
        #expect(framing.transform(badge.layoutBox.origin) == Point(0, 10))
        #expect(framing.transform.a == 0.5)
        #expect((framing.width, framing.height) == (57, 10 + 41))
    }

    @Test("Images for several display scales show the same area, each at its own scale")
    func displayScales() throws {
        for scale in [2, 3] {
            let framing = try Framing(
                badge, CanvasOptions(kind: .layout, size: .points(50), displayScale: Double(scale)))
            #expect((framing.width, framing.height) == (57 * scale, 51 * scale))
            #expect(framing.transform(badge.layoutBox.origin) == Point(0, Double(10 * scale)))
        }
    }

    @Test("Ink that could be a rounding error does not extend the canvas")
    func roundingErrors() throws {
        var measures = badge
        measures.inkBounds = Rect(minX: -0.001, minY: -70.001, maxX: 100.001, maxY: 0)
        let framing = try Framing(measures, CanvasOptions(kind: .layout, size: .points(100)))
        #expect((framing.width, framing.height) == (100, 70))
    }

    /// The centre of the box is (50, −35), from which ink reaches 62.3 units to the right, farther than to any other
    /// side.
    @Test("A size in pixels is the smallest square around the layout box that contains all ink")
    func square() throws {
        let framing = try Framing(badge, CanvasOptions(kind: .square, size: .pixels(200)))
        #expect((framing.width, framing.height) == (200, 200))
        #expect(framing.transform(badge.layoutBox.center).distance(to: Point(100, 100)) < 1e-12)
        #expect(abs(framing.transform.a - 200 / 124.6) < 1e-12)
    }

    @Test("The canvas of ink is exactly its bounds")
    func ink() throws {
        let framing = try Framing(badge, CanvasOptions(kind: .ink, size: .natural))
        #expect(framing.transform(badge.inkBounds.origin).distance(to: .zero) < 1e-12)
        #expect((framing.width, framing.height) == (103, 101))
    }

    @Test("A viewport is the whole canvas, whatever is drawn outside it")
    func viewport() throws {
        var icon = badge
        icon.clips = true
        let framing = try Framing(icon, CanvasOptions(kind: .layout, size: .natural))
        #expect(framing.transform(icon.layoutBox.origin) == .zero)
        #expect((framing.width, framing.height) == (100, 70))
    }

    /// At 51 points 45.9 rows are needed above the baseline and 5.355 below it.
    @Test("A baseline between two rows of pixels takes whole rows above and below it")
    func baseline() throws {
        let framing = try Framing(badge, CanvasOptions(kind: .layout, size: .points(51), baseline: .pixelAligned))
        #expect(framing.transform(.zero).y == 46)
        #expect(framing.height == 46 + 6)
    }

    /// In the middle of 16 pixels the baseline would be at 12.3; in row 12 the 100 units above it take 0.12 pixels
    /// each.
    @Test("In an exact size, a baseline between two rows makes the symbol smaller rather than cutting it off")
    func baselineInSquare() throws {
        let tall = SymbolMeasures(
            layoutBox: Rect(minX: 0, minY: -70, maxX: 10, maxY: 0),
            inkBounds: Rect(minX: 0, minY: -100, maxX: 10, maxY: 30))
        let framing = try Framing(tall, CanvasOptions(kind: .square, size: .pixels(16), baseline: .pixelAligned))
        #expect((framing.width, framing.height) == (16, 16))
        #expect(abs(framing.transform(.zero).y - 12) < 1e-12)
        #expect(abs(framing.transform.a - 0.12) < 1e-12)
        #expect(abs(framing.transform(tall.layoutBox.center).x - 8) < 1e-12)
    }

    /// The box is 70.5 units high, so that the baseline would be nearest to the lower edge of 16 pixels.
    @Test("In an exact size, a baseline leaves a row for what is below it")
    func baselineAtEdge() throws {
        let measures = SymbolMeasures(
            layoutBox: Rect(minX: 0, minY: -70, maxX: 10, maxY: 0),
            inkBounds: Rect(minX: 0, minY: -70, maxX: 10, maxY: 0.5))
        let options = CanvasOptions(kind: .layout, size: .fit(width: 16, height: 16), baseline: .pixelAligned)
        let framing = try Framing(measures, options)
        #expect(framing.transform(.zero).y == 15 && abs(framing.transform.a - 15.0 / 70) < 1e-12)
    }

    @Test("In a single row, no baseline is aligned", arguments: [SymbolSize.pixels(1), .fit(width: 1, height: 1)])
    func baselineInOneRow(size: SymbolSize) throws {
        for kind in CanvasKind.allCases {
            let free = try Framing(badge, CanvasOptions(kind: kind, size: size))
            let aligned = try Framing(badge, CanvasOptions(kind: kind, size: size, baseline: .pixelAligned))
            #expect((aligned.width, aligned.height) == (1, 1))
            #expect(aligned == free)
        }
    }

    @Test("Motion makes the image larger by whole pixels and leaves the symbol where it is")
    func motion() throws {
        let options = CanvasOptions(kind: .layout, size: .points(50))
        let still = try Framing(badge, options)
        let moved = try still.growing(to: Rect(minX: -3, minY: -91, maxX: 50, maxY: 0), options)
        // 1.5 and 0.5 pixels beyond the edges.
        #expect((moved.width, moved.height) == (still.width + 2, still.height + 1))
        #expect(moved.transform == .translation(x: 2, y: 1) * still.transform)
    }

    @Test("A square is extended equally on all sides")
    func motionOfSquare() throws {
        let options = CanvasOptions(kind: .square, size: .pixels(100))
        let still = try Framing(badge, options)
        // 1.6 pixels beyond the right edge.
        var reach = badge.box(.square)
        reach.maxX += 2
        let moved = try still.growing(to: reach, options)
        #expect((moved.width, moved.height) == (104, 104))
        #expect(moved.transform == .translation(x: 2, y: 2) * still.transform)
    }

    @Test("An empty box cannot be framed")
    func empty() {
        let nothing = SymbolMeasures(layoutBox: Rect(Point.zero), inkBounds: Rect(Point.zero))
        #expect(throws: CanvasError.transform) {
            try Framing(nothing, CanvasOptions(kind: .layout, size: .natural))
        }
    }

    @Test(
        "A number that cannot give a size is reported by name",
        arguments: [
            (SymbolSize.points(-1), 1.0, "the point size is -1.0; expected a finite number above 0"),
            (.points(.nan), 1, "the point size is nan; expected a finite number above 0"),
            (.natural, .infinity, "the display scale is inf; expected a finite number above 0"),
            (.fit(width: 9, height: 9), 0, "the display scale is 0.0; expected a finite number above 0")
        ])
    func numbers(size: SymbolSize, displayScale: Double, message: String) {
        let error = #expect(throws: CanvasError.self) {
            try Framing(badge, CanvasOptions(kind: .layout, size: size, displayScale: displayScale))
        }
        #expect(error?.description == message)
    }

    @Test("A size of no pixels is an error")
    func noPixels() {
        #expect(throws: CanvasError.size(width: 0, height: 0)) {
            try Framing(badge, CanvasOptions(kind: .square, size: .pixels(0)))
        }
        #expect(throws: CanvasError.size(width: 5, height: -1)) {
            try Framing(badge, CanvasOptions(kind: .layout, size: .fit(width: 5, height: -1)))
        }
    }

    @Test("A canvas rejects sizes beyond the limits", arguments: [(0, 1), (1, 32_768), (20_000, 20_000), (-1, 5)])
    func limits(width: Int, height: Int) {
        #expect(throws: CanvasError.size(width: width, height: height)) {
            try Canvas(width: width, height: height, transform: .identity)
        }
    }
}
