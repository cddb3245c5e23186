import SymbolCairo
import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolImaging
import SymbolRendering
import TestSupport
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

private func ramp(_ transform: AffineTransform, _ spread: GradientSpread = .pad) -> GradientRamp<Color> {
    GradientRamp(
        stops: [.init(offset: 0, color: red), .init(offset: 1, color: blue)], spread: spread, transform: transform)
}

/// Fills a canvas of 64 pixels square, on which the given transform places the paint.
private func drawn(_ paint: Paint<Color>, _ transform: AffineTransform = .identity) throws -> Pixmap {
    let area = Path(rect: Rect(x: 0, y: 0, width: 64, height: 64)).transformed(by: transform.inverse ?? .identity)
    let list = DisplayList(items: [.fill(DisplayFill(path: area, rule: .nonZero, paint: paint))])
    return try CairoRasterizer().rasterize(
        list, on: Canvas(width: 64, height: 64, transform: transform, background: .clear))
}

/// Returns the share of blue of the first and the last pixel of the middle row and of the middle column.
private func ends(_ pixmap: Pixmap) -> [Double] {
    [(0, 32), (63, 32), (32, 0), (32, 63)].map { x, y in
        let pixel = pixmap.bytes[(64 * y + x) * 4..<(64 * y + x) * 4 + 4].map { Double($0) }
        #expect(pixel[3] == 255)
        return pixel[2] / 255
    }
}

private func areNear(_ values: [Double], _ expected: [Double]) -> Bool {
    zip(values, expected).allSatisfy { abs($0 - $1) < 0.02 }
}

/// Pixman's numbers end at 2¹⁵ and have 16 bits after the point.
@Suite("Paints whose numbers pixman cannot hold")
struct ExtremeSourceTests {
    @Test(
        "A gradient down the canvas looks alike, however narrow, far or large its own space is",
        arguments: [
            AffineTransform.scale(64), .translation(x: 12, y: 0) * .scale(x: 1e-5, y: 64),
            .translation(x: -200_000, y: 0) * .scale(64), .scale(x: 1e9, y: 64), .scale(x: 1e-9, y: 64)
        ])
    func linear(transform: AffineTransform) throws {
        let gradient = LinearGradient(start: .zero, end: Point(0, 1), ramp: ramp(transform))
        #expect(areNear(ends(try drawn(.linearGradient(gradient))), [0.5, 0.5, 0.01, 0.99]))
    }

    @Test(
        "A gradient in large units, or between near points, looks as in others", arguments: [50_000, 1e-3, 1e-9, 1e12])
    func units(size: Double) throws {
        let gradient = LinearGradient(start: .zero, end: Point(size, 0), ramp: ramp(.identity))
        #expect(areNear(ends(try drawn(.linearGradient(gradient), .scale(64 / size))), [0.01, 0.99, 0.5, 0.5]))
    }

    @Test("Beyond its ends, a gradient has the colour of the nearer one", arguments: [(-1e6, 1.0), (1e6, 0.0)])
    func beyond(distance: Double, share: Double) throws {
        let gradient = LinearGradient(
            start: Point(distance, 0), end: Point(distance + 64, 0), ramp: ramp(.identity))
        #expect(ends(try drawn(.linearGradient(gradient))) == [share, share, share, share])
    }

    @Test("A repeated gradient can begin far away")
    func repeated() throws {
        // 1,000,000 is 15,625 times 64.
        let gradient = LinearGradient(
            start: Point(1e6, 0), end: Point(1e6 + 64, 0), ramp: ramp(.identity, .repeat))
        #expect(areNear(ends(try drawn(.linearGradient(gradient))), [0.01, 0.99, 0.5, 0.5]))
    }

    @Test("A radial gradient looks alike in units of any size", arguments: [64, 50_000, 1e-3, 1e9])
    func radial(size: Double) throws {
        let center = Point(size / 2, size / 2)
        let gradient = RadialGradient(
            center: center, radius: size / 2, focus: center, focalRadius: 0, ramp: ramp(.identity))
        #expect(areNear(ends(try drawn(.radialGradient(gradient), .scale(64 / size))), [0.98, 0.98, 0.98, 0.98]))
    }

    @Test("A pattern whose first tile is far away is drawn like a near one", arguments: [20_000.0, 40_000, 1e6])
    func pattern(distance: Double) throws {
        // Tiles of 20 units, of which the left half is red.
        let half = Path(rect: Rect(x: 0, y: 0, width: 10, height: 20))
        func tiles(_ origin: Double) -> Paint<Color> {
            .pattern(
                Pattern(
                    width: 20, height: 20, transform: .translation(x: origin, y: 0),
                    nodes: [.fill(DisplayFill(path: half, rule: .nonZero, paint: .color(red)))]))
        }
        #expect(try drawn(tiles(distance)) == drawn(tiles(0)))
    }
}
