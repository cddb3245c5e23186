import SymbolCoverage
import SymbolGeometry
import SymbolStrokes
import TestSupport
import Testing

/// The bytes of a canvas of 24 pixels a side on which a path is stroked, row by row.
private func coverage(
    _ path: Path, _ pen: StrokePen = StrokePen(), width: Double, _ transform: AffineTransform = .identity
) -> [[UInt8]] {
    var rows = [[UInt8]](repeating: [UInt8](repeating: 0, count: 24), count: 24)
    CoverageBand.each(of: .shapes([.stroke(path, pen, width: width, transform)]), width: 24, height: 24) { band in
        for y in 0..<band.height {
            for x in 0..<band.width { rows[band.y + y][band.x + x] = band.bytes[y * band.stride + x] }
        }
    }
    return rows
}

/// The sum of the coverage in pixels.
private func area(
    _ svg: String, _ pen: StrokePen = StrokePen(), width: Double, _ transform: AffineTransform = .identity
) throws -> Double {
    coverage(try Path(svg: svg), pen, width: width, transform).joined().reduce(0) { $0 + Double($1) / 255 }
}

@Suite struct StrokeCoverageTests {
    @Test("A line between whole pixels covers them, and no other")
    func line() throws {
        let rows = coverage(try Path(svg: "M1 2H3"), width: 2)
        let inked = rows.enumerated().flatMap { y, row in row.enumerated().filter { $1 > 0 }.map { [$0.offset, y] } }
        #expect(inked == [[1, 1], [2, 1], [1, 2], [2, 2]])
        #expect(rows[1][1...2] == [255, 255])
    }

    /// Half a circle or half a square at each end.
    @Test("Caps add their own area", arguments: [(StrokePen.Cap.butt, 0), (.round, 4 * Double.pi), (.square, 16)])
    func caps(cap: StrokePen.Cap, added: Double) throws {
        let pen = StrokePen(cap: cap)
        #expect(abs(try area("M8 12H16", pen, width: 4) - (32 + added)) < 0.1)
        #expect(abs(try area("M8 8L16 16", pen, width: 4) - (4 * 128.0.squareRoot() + added)) < 0.15)
    }

    /// Two legs of 8 by 4 share 2 by 2; on the outer side a join adds all of that, a quarter of a circle or half.
    @Test(
        "A corner has the area of its join",
        arguments: [(StrokePen.Join.miter(limit: 2), 4), (.miter(limit: 1.4), 2), (.round, Double.pi), (.bevel, 2)])
    func joins(join: StrokePen.Join, corner: Double) throws {
        let pen = StrokePen(join: join)
        for svg in ["M4 16V8H12", "M12 8H4V16"] {
            #expect(abs(try area(svg, pen, width: 4) - (60 + corner)) < 0.05)
        }
    }

    /// Between the two lines alone there would be a corner of 32°, whose spike reaches 3.6 pixels further.
    @Test("An edge of a thousandth of a pixel separates two blunt corners")
    func shortEdge() throws {
        let rows = coverage(try Path(svg: "M6 8H14V8.001L6 13"), StrokePen(join: .miter(limit: 4)), width: 2)
        #expect(rows.allSatisfy { row in row[16...].allSatisfy { $0 == 0 } })
        #expect(rows[7][14] == 255)
    }

    @Test("A subpath of zero length shows only its caps")
    func dot() throws {
        #expect(try area("M12 12H12", width: 4) == 0)
        #expect(try area("M12 12Z", StrokePen(cap: .square), width: 4) == 16)
        #expect(abs(try area("M12 12H12", StrokePen(cap: .round), width: 4) - 4 * .pi) < 0.1)
        #expect(try area("M12 12", StrokePen(cap: .round), width: 4) == 0)
    }

    @Test("The stroke of a circle is a ring in either direction, and solid if the pen reaches its centre")
    func ring() throws {
        for (radius, ring) in [(8.0, 32 * Double.pi), (1, 9 * .pi), (2, 16 * .pi)] {
            let half = "A\(radius) \(radius) 0 0"
            for sweep in [0, 1] {
                let svg = "M\(12 + radius) 12\(half) \(sweep) \(12 - radius) 12\(half) \(sweep) \(12 + radius) 12Z"
                #expect(abs(try area(svg, width: radius == 8 ? 2 : 4) - ring) < 0.2)
            }
        }
    }

    @Test("A line that turns back covers its first half and its join")
    func turnsBack() throws {
        #expect(abs(try area("M4 12H16H8", width: 4) - 48) < 0.01)
        #expect(abs(try area("M4 12H16H8", StrokePen(join: .round), width: 4) - (48 + 2 * .pi)) < 0.05)
    }

    @Test("A pen is stretched and mirrored with its path")
    func transformed() throws {
        let pen = StrokePen(cap: .round, join: .round)
        let plain = try area("M6 6L12 18L14 8", pen, width: 2)
        let skewed = AffineTransform(a: 0.5, b: 0.2, c: -0.3, d: -1, tx: 8, ty: 22)
        #expect(abs(try area("M6 6L12 18L14 8", pen, width: 2, skewed) - plain * 0.44) < 0.05)
    }

    /// Because of rounding, the direction back is not exactly opposite.
    @Test("A line that turns back in any direction covers the same as its first half", arguments: 1...400)
    func turnsBackAskew(step: Int) throws {
        let slope = Point(Double(step) / 7, 18)
        let direction = slope / slope.length
        let middle = Point(12, 12)
        let (start, turn, end) = (middle - direction * 7.97, middle + direction * 0.3, middle - direction * 1.63)
        var once = Path()
        once.move(to: start)
        once.line(to: turn)
        var back = once
        back.line(to: end)
        let pairs = zip(coverage(back, width: 5.5).joined(), coverage(once, width: 5.5).joined())
        #expect(pairs.allSatisfy { abs(Int($0) - Int($1)) <= 3 })
    }

    /// The curves have curvatures many times the pen's reach, cusps, and control points on their ends.
    @Test("Curves of any tightness cover no pixel beyond the pen's reach")
    func tight() throws {
        let pen = StrokePen(cap: .round, join: .round)
        for svg in [
            "M6 6C18 18 6 18 18 6", "M6 12C18 12 6 12 18 12", "M6 6C6 6 18 6 18 6", "M12 12C12.1 12 12 12.1 12.1 12"
        ] {
            let path = try Path(svg: svg)
            let bounds = try #require(path.bounds).insetBy(-3)
            let rows = coverage(path, pen, width: 5)
            // Each covers at least one disc of the pen, but for what pixels round away.
            let area = Double(rows.joined().reduce(0) { $0 + Int($1) }) / 255
            #expect(area > 2.5 * 2.5 * .pi - 0.1)
            for (y, row) in rows.enumerated() {
                for (x, byte) in row.enumerated() where byte > 0 {
                    #expect(bounds.contains(Point(Double(x) + 0.5, Double(y) + 0.5)))
                }
            }
        }
    }

    /// A quarter of a circle about the canvas's middle, beyond which the inner half of the pen sweeps another.
    @Test("A pen wider than a bend covers everything that it sweeps", arguments: [6.0, 8, 12, 16])
    func sweeps(width: Double) throws {
        let (outer, inner) = (width / 2 + 2, width / 2 - 2)
        let swept = try area("M14 12A2 2 0 0 1 12 14", width: width)
        #expect(abs(swept - (outer * outer + inner * inner) * .pi / 4) < 1)
    }

    /// The curves have cusps, loops and bends of any tightness.
    ///
    /// With round caps the pen covers the points within half its width of the curve, which is tested for pixels
    /// that are further from that limit than their own size.
    @Test("A round pen covers the points within its reach of a curve, and nothing else", arguments: UInt64(0)..<40)
    func reach(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let points = (0..<4).map { _ in
            Point(Double.random(in: 7...17, using: &generator), Double.random(in: 7...17, using: &generator))
        }
        let curve = CubicBezier(start: points[0], control1: points[1], control2: points[2], end: points[3])
        var path = Path()
        path.move(to: points[0])
        path.cubic(to: points[3], control1: points[1], control2: points[2])
        let width = Double.random(in: 1...11, using: &generator)
        for (y, row) in coverage(path, StrokePen(cap: .round), width: width).enumerated() {
            for (x, byte) in row.enumerated() {
                let beyond = distance(from: Point(Double(x) + 0.5, Double(y) + 0.5), to: curve) - width / 2
                if abs(beyond) > 0.75 { #expect(byte == (beyond < 0 ? 255 : 0), "(\(x), \(y))") }
            }
        }
    }

    private func distance(from point: Point, to curve: CubicBezier) -> Double {
        let chords = PathSegment.cubic(curve).flattened(tolerance: 0.001)
        return zip([curve.start] + chords, chords).reduce(.infinity) { least, chord in
            let offset = chord.1 - chord.0
            let t = min(max((point - chord.0).dot(offset) / max(offset.dot(offset), 1e-12), 0), 1)
            return min(least, (chord.0 + offset * t).distance(to: point))
        }
    }

    /// Bands of 7.5 by 6.5, a quarter of a circle of 3.5 about (11.5, 12.5), and below it a corner of 3.5 by 3.
    @Test("After a bend tighter than the pen the join follows the curve's own direction")
    func joinBehindBend() throws {
        let corner = try area("M4 12H11.5A.5 .5 0 0 1 12 12.5H4", width: 6)
        #expect(abs(corner - (48.75 + 3.5 * 3.5 * .pi / 4 + 10.5)) < 0.25)
    }

    /// A quarter of a circle about the canvas's middle, whose sides are square to it, and a corner there.
    @Test("A pen that reaches beyond the canvas covers everything that it sweeps", arguments: [60.0, 200, 1e4, 1e6])
    func wide(width: Double) throws {
        #expect(abs(try area("M16 12A4 4 0 0 1 12 16", width: width) - 288) < 4)
        #expect(try area("M12 -8V12H-8", StrokePen(join: .round), width: width) == 576)
    }

    @Test("Coordinates that are huge or not numbers do not add coverage elsewhere")
    func notFinite() throws {
        let path = try Path(svg: "M0 0H1e300V1e300C1e300 1 -1e300 2 3 1e300Z")
        for factor in [1e300, 1e-300, .infinity, .nan] {
            #expect(coverage(path, width: 2, .scale(factor)).count == 24)
            #expect(coverage(path, width: factor, .identity).count == 24)
        }
        #expect(coverage(try Path(svg: "M-1e9 2H1e9"), width: 2)[1] == [UInt8](repeating: 255, count: 24))
    }
}
