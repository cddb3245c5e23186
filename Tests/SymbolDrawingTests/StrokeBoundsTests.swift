import SymbolDrawing
import SymbolGeometry
import Testing

@Suite struct StrokeBoundsTests {
    private func bounds(
        _ data: String, _ style: StrokeStyle, _ transform: AffineTransform = .identity
    ) throws -> [Double] {
        let rect = try #require(style.bounds(of: try Path(svg: data), transform))
        return [rect.minX, rect.minY, rect.maxX, rect.maxY].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test(
        "A line ends with its caps",
        arguments: [(StrokeStyle.Cap.butt, 0.0), (.round, 2), (.square, 2)])
    func caps(cap: StrokeStyle.Cap, reach: Double) throws {
        #expect(try bounds("M0 0H10", StrokeStyle(width: 4, cap: cap)) == [-reach, -2, 10 + reach, 2])
    }

    /// The corner (10, 0) is turned to the far right, 7.071 from the middle; its mitre is √2 widths long.
    @Test(
        "A corner extends as far as its join",
        arguments: [(StrokeStyle.Join.miter, 4.0, 9.899), (.miter, 1.4, 8.485), (.bevel, 4, 8.485), (.round, 4, 9.071)])
    func joins(join: StrokeStyle.Join, limit: Double, right: Double) throws {
        let turned = AffineTransform(
            a: 0.5.squareRoot(), b: 0.5.squareRoot(), c: -0.5.squareRoot(), d: 0.5.squareRoot(), tx: 0, ty: 0)
        #expect(try bounds("M0 0H10V10", StrokeStyle(width: 4, join: join, miterLimit: limit), turned)[2] == right)
    }

    @Test("A curve extends half a width beyond its turning points")
    func curve() throws {
        // A half circle of radius 10, in the usual cubics.
        let data = "M-10 0C-10 -5.523 -5.523 -10 0 -10C5.523 -10 10 -5.523 10 0"
        #expect(try bounds(data, StrokeStyle(width: 2)) == [-11, -11, 11, 0])
    }

    @Test("A round pen extends half a width beyond its path on every side, and marks nothing where it only moves")
    func round() throws {
        let pen = StrokeStyle(width: 2, cap: .round, join: .round)
        // The half circle above, of which only the ends and the turning point count, a dot and a lone move.
        let data = "M-10 0C-10 -5.523 -5.523 -10 0 -10C5.523 -10 10 -5.523 10 0M20 3zM50 50"
        #expect(try bounds(data, pen) == [-11, -11, 21, 4])
        #expect(pen.bounds(of: try Path(svg: "M5 5"), .identity) == nil)
        // Rotated by 45°, a line of length 10 spans 7.071 in both directions.
        let turned = AffineTransform(
            a: 0.5.squareRoot(), b: 0.5.squareRoot(), c: -0.5.squareRoot(), d: 0.5.squareRoot(), tx: 0, ty: 0)
        #expect(try bounds("M0 0H10", pen, turned) == [-1, -1, 8.071, 8.071])
    }

    @Test("A pen is stretched along with its space")
    func stretched() throws {
        let wide = AffineTransform(a: 3, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        #expect(try bounds("M0 0V10", StrokeStyle(width: 2, cap: .round, join: .round), wide) == [-3, -1, 3, 11])
    }

    @Test("A point is visible where it has caps")
    func point() throws {
        #expect(try bounds("M5 5z", StrokeStyle(width: 2, cap: .round)) == [4, 4, 6, 6])
        #expect(StrokeStyle(width: 2).bounds(of: try Path(svg: "M5 5z"), .identity) == nil)
    }
}
