import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolImaging
import SymbolRendering
import Testing

@testable import SymbolCairo

extension Pixmap {
    fileprivate func alpha(_ x: Int, _ y: Int) -> UInt8 { bytes[(y * width + x) * 4 + 3] }
}

struct StrokeRasterTests {
    private func stroke(_ path: String, _ style: StrokeStyle, side: Int) throws -> Pixmap {
        let stroke = DisplayStroke(path: try Path(svg: path), style: style, paint: .color(.black))
        return try CairoRasterizer().rasterize(
            DisplayList(items: [.stroke(stroke)]), on: Canvas(width: side, height: side, transform: .identity))
    }

    /// Vertically 4 × 4, horizontally 1 × 2 beside it, and a mitred corner of 2 × 2.
    @Test("A line that ends within half the stroke's width after a turn is not extended")
    func shortEnd() throws {
        let expected = 4.0 * 4 + 1 * 2 + 2 * 2
        for path in ["M4 8V4H5", "M5 4H4V8"] {
            let image = try stroke(path, StrokeStyle(width: 4, join: .miter), side: 12)
            let covered = (0..<144).reduce(0) { $0 + Double(image.bytes[$1 * 4 + 3]) / 255 }
            #expect(abs(covered - expected) < 0.05)
        }
    }

    /// The end of a curve, the start, both, and where a path closes.
    private static let hooked = [
        ("M150 15C165 30 175.1 175 175 175H15", "M150 15C165 30 175 175 175 175H15"),
        ("M175 15V175C175 175.1 30 175 15 150", "M175 15V175C175 175 30 175 15 150"),
        (
            "M160 180C155 150 150.1 15 150 15C149.9 15 50 90 20 100",
            "M160 180C155 150 150 15 150 15C150 15 50 90 20 100"
        ),
        (
            "M100 20C100.1 20 180 60 180 120C180 220 20 220 20 120C20 60 99.9 20 100 20Z",
            "M100 20C100 20 180 60 180 120C180 220 20 220 20 120C20 60 100 20 100 20Z"
        )
    ]

    /// A right angle's mitre is √2 times the width long and reaches x = 5.41; without it the corner ends at 4.71.
    @Test(
        "A straight curve that turns abruptly at its end is stroked without that turn",
        arguments: [
            ("M20 160C20.1 160 160 20 160.1 20", "M20 160L160.1 20"),
            ("M175 15C175 30 175.1 175 175 175H15", "M175 15V175H15")
        ])
    func straight(hooked: String, straight: String) throws {
        let style = StrokeStyle(width: 20, join: .bevel)
        let images = try [hooked, straight].map { try stroke($0, style, side: 200) }
        // The curve deviates from the line by a 33rd of a pixel.
        #expect(zip(images[0].bytes, images[1].bytes).allSatisfy { abs(Int($0) - Int($1)) <= 255 / 20 })
    }

    /// Its offset at the pen's radius is an arc, however short the bend is.
    @Test(
        "The pen goes round where a curve bends into the direction in which the path goes on",
        arguments: hooked.indices,
        [StrokeStyle.Join.miter, .bevel, .round])
    func hookedCorner(number: Int, join: StrokeStyle.Join) throws {
        let (bent, sharp) = Self.hooked[number]
        let image = try stroke(bent, StrokeStyle(width: 20, join: join), side: 200)
        let round = try stroke(sharp, StrokeStyle(width: 20, join: .round), side: 200)
        #expect(zip(image.bytes, round.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 255 / 20 })
    }

    /// The control point is off by a tenth to no purpose.
    @Test("A corner beside which a curve turns to another direction than the path's keeps its join")
    func stray() throws {
        let images = try ["M150 15C165 30 175.1 175 175 175L15 100", "M150 15C165 30 175 175 175 175L15 100"].map {
            try stroke($0, StrokeStyle(width: 20, join: .miter, miterLimit: 9), side: 200)
        }
        #expect(zip(images[0].bytes, images[1].bytes).allSatisfy { abs(Int($0) - Int($1)) <= 255 / 20 })
    }

    @Test(
        "Whether a corner has a mitre is decided before the stroke is stretched",
        arguments: [(1.5, 16.0, 4.0, 255 as UInt8), (1.3, 4, 16, 0), (1.3, 16, 4, 0), (1.5, 4, 16, 255)])
    func stretchedMitre(limit: Double, x: Double, y: Double, alpha: UInt8) throws {
        let stroke = DisplayStroke(
            path: try Path(svg: "M1 1L4 4L1 7"), style: StrokeStyle(width: 2, join: .miter, miterLimit: limit),
            transform: .scale(x: x, y: y), paint: .color(.black))
        let image = try CairoRasterizer().rasterize(
            DisplayList(items: [.stroke(stroke)]), on: Canvas(width: 96, height: 128, transform: .identity))
        #expect(image.alpha(Int(5 * x), Int(4 * y)) == alpha)
    }

    @Test("Dashes and gaps far below a pixel cover it by their fraction of the line")
    func fineDashes() throws {
        let style = StrokeStyle(width: 4, dashes: [3e-9, 1e-9])
        let image = try stroke("M0 2H4", style, side: 4)
        for x in 0..<4 { #expect(abs(Int(image.alpha(x, 2)) - 191) <= 16) }
    }

    @Test(
        "A thin pen cuts the dashes that are near the canvas, and a very wide one draws a solid line",
        arguments: [(2.0, 33...200), (500_000, 1...1), (.infinity, 1...1)])
    func manyDashes(width: Double, counts: ClosedRange<Int>) throws {
        let painter = CairoPainter(
            width: 64, height: 64, transform: .identity, tilePixels: 1, rasterizer: .exact)
        let stroke = DisplayStroke(
            path: try Path(svg: "M-100000 32H100000"), style: StrokeStyle(width: width, dashes: [1, 1]),
            transform: .identity, paint: .color(.black))
        #expect(counts.contains(painter.outline(of: stroke, .identity).subpaths.count))
    }

    @Test("The dashes of a path that extends far beyond the canvas equal those of one that does not")
    func farDashes() throws {
        let style = StrokeStyle(width: 2, dashes: [1, 1])
        let (near, far) = (try stroke("M-2 2H6", style, side: 4), try stroke("M-2 2H1e9L-1e9 1e9Z", style, side: 4))
        #expect(near == far && near.alpha(0, 2) == 255 && near.alpha(1, 2) == 0)
    }

    @Test("A pattern of many fine lengths gives no more dashes than can be seen, and as much ink")
    func fineLengths() throws {
        let painter = CairoPainter(width: 64, height: 64, transform: .identity, tilePixels: 1, rasterizer: .exact)
        let style = StrokeStyle(width: 4, dashes: Array(repeating: 0.001, count: 200))
        let stroke = DisplayStroke(
            path: try Path(svg: "M0 32H64"), style: style, transform: .identity, paint: .color(.black))
        #expect(painter.outline(of: stroke, .identity).subpaths.count <= 64 * 16)
        let image = try self.stroke("M-2 2H6", style, side: 4)
        #expect((0..<4).allSatisfy { abs(Int(image.alpha($0, 2)) - 128) <= 8 })
    }

    @Test("Short pairs of dash and gap are joined until they are long enough, with the same sums")
    func joinedPairs() {
        #expect([1.0, 2, 3, 4].joiningPairs(shorterThan: 3) == [1, 2, 3, 4])
        #expect([1.0, 2, 3, 4].joiningPairs(shorterThan: 4) == [4, 6])
        #expect([3.0, 4, 1, 2].joiningPairs(shorterThan: 4) == [4, 6])
        #expect([1.0, 2, 3, 4].joiningPairs(shorterThan: 20) == [4, 6])
    }

    @Test("Dots so close that they merge form a line")
    func fineDots() throws {
        let style = StrokeStyle(width: 4, cap: .round, dashes: [0, 1e-7])
        let image = try stroke("M-2 2H6", style, side: 4)
        #expect((0..<4).allSatisfy { image.alpha($0, 2) == 255 })
    }
}
