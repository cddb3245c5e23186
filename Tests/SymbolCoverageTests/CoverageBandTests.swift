import SymbolCoverage
import SymbolGeometry
import TestSupport
import Testing

/// Returns the bytes of a canvas filled with a path, row by row.
private func coverage(
    _ path: Path, _ rule: FillRule = .nonZero, _ transform: AffineTransform = .identity, width: Int = 4,
    height: Int = 4
) -> [[UInt8]] {
    var rows = [[UInt8]](repeating: [UInt8](repeating: 0, count: width), count: height)
    CoverageBand.each(of: .path(path, rule, transform), width: width, height: height) { band in
        for y in 0..<band.height {
            for x in 0..<band.width { rows[band.y + y][band.x + x] = band.bytes[y * band.stride + x] }
        }
    }
    return rows
}

@Suite struct CoverageBandTests {
    @Test(
        "The coverage of some rows does not depend on which others are computed",
        arguments: [[0..<1], [3..<9], [1..<4, 6..<7, 11..<12]])
    func someRows(wanted: [Range<Int>]) throws {
        let path = try Path(
            svg: "M1.3 0.2L14.7 3.1L2.2 11.7ZM15 0C3 2 14 11 0.7 12L9 1.4ZM4 2.6H11.1V2.9H4ZM4 -9H5V20H4Z")
        let all = coverage(path, width: 16, height: 12)
        var some = all.map { $0.map { _ in UInt8(0) } }
        CoverageBand.each(of: .path(path, .nonZero, .identity), width: 16, height: 12, rows: wanted) { band in
            for y in 0..<band.height {
                for x in 0..<band.width { some[band.y + y][band.x + x] = band.bytes[y * band.stride + x] }
            }
        }
        for y in all.indices {
            #expect(some[y] == (wanted.contains { $0.contains(y) } ? all[y] : all[y].map { _ in 0 }))
        }
    }

    @Test("The coverage of an outline does not depend on its start or direction", arguments: 1...40)
    func anyBeginning(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        // Halves and quarters of pixels, so that sides end, meet and are horizontal inside rows and at their ends.
        let corners = (0..<Int.random(in: 3...12, using: &generator)).map { _ in
            Point(
                Double(Int.random(in: -4...68, using: &generator)) / 4,
                Double(Int.random(in: -4...52, using: &generator)) / 4)
        }
        func drawn(_ corners: [Point]) throws -> [[UInt8]] {
            let path = try Path(svg: "M" + corners.map { "\($0.x) \($0.y)" }.joined(separator: "L") + "Z")
            return coverage(path, .evenOdd, width: 16, height: 12)
        }
        let first = try drawn(corners)
        for start in corners.indices.dropFirst() {
            let turned = Array(corners[start...] + corners[..<start])
            #expect(try drawn(turned) == first)
            #expect(try drawn(turned.reversed()) == first)
        }
    }

    @Test("A slope of many lines has the coverage of a single one", arguments: [2, 9, 16, 100])
    func manyLines(parts: Int) throws {
        // The ends are multiples of the coordinate unit, 1/1024, so that nothing is rounded.
        let corners = (0...parts).map { "\(2 + Double(16 * $0) / 1024) \(1 + Double(64 * $0) / 1024)" }
        let bottom = 1 + Double(64 * parts) / 1024
        let many = try Path(svg: "M" + corners.joined(separator: "L") + "H0V1Z")
        let one = try Path(svg: "M2 1L\(2 + Double(16 * parts) / 1024) \(bottom)H0V1Z")
        #expect(coverage(many, width: 8, height: 9) == coverage(one, width: 8, height: 9))
    }

    @Test("Half a pixel is half covered, whichever half it is")
    func half() throws {
        #expect(coverage(try Path(svg: "M0 0H0.5V1H0Z"))[0] == [128, 0, 0, 0])
        #expect(coverage(try Path(svg: "M1.25 0H1.75V1H1.25Z"))[0] == [0, 128, 0, 0])
        #expect(coverage(try Path(svg: "M2 0.25H3V0.75H2Z"))[0] == [0, 0, 128, 0])
    }

    @Test("A diagonal halves the pixels that it crosses from corner to corner")
    func triangle() throws {
        let rows = coverage(try Path(svg: "M0 0H3L0 3Z"))
        #expect(rows == [[255, 255, 128, 0], [255, 128, 0, 0], [128, 0, 0, 0], [0, 0, 0, 0]])
    }

    @Test("Steps inside a row each cover their own height")
    func steps() throws {
        #expect(coverage(try Path(svg: "M0 0.5H1V0.75H2V0.25H3V1H0Z"))[0] == [128, 64, 191, 0])
    }

    /// Signed areas of the two halves would cancel each other.
    @Test("Lines that cross inside a pixel cover both halves")
    func bowTie() throws {
        let path = try Path(svg: "M0 0L1 1V0L0 1Z")
        #expect(coverage(path)[0][0] == 128)
        #expect(coverage(path, .evenOdd)[0][0] == 128)
    }

    @Test("An overlap inside a pixel counts once by the nonzero rule, and not at all by the even-odd rule")
    func overlap() throws {
        let path = try Path(svg: "M0 0H0.75V1H0ZM0.25 0H1V1H0.25Z")
        #expect(coverage(path)[0][0] == 255)
        #expect(coverage(path, .evenOdd)[0][0] == 128)
    }

    @Test("The centre of a star is empty by the even-odd rule only")
    func star() throws {
        let path = try Path(svg: "M5 0L8 10L0 4H10L2 10Z")
        #expect(coverage(path, .evenOdd, width: 10, height: 10)[5][5] == 0)
        #expect(coverage(path, width: 10, height: 10)[5][5] == 255)
    }

    @Test("Subpaths of opposite directions make a hole")
    func hole() throws {
        let rows = coverage(try Path(svg: "M0 0H4V4H0ZM1 1V3H3V1Z"))
        #expect(rows == [[255, 255, 255, 255], [255, 0, 0, 255], [255, 0, 0, 255], [255, 255, 255, 255]])
    }

    @Test("An open subpath is filled as if it were closed, and an empty one not at all")
    func open() throws {
        #expect(coverage(try Path(svg: "M0 0H1V1H0"))[0] == [255, 0, 0, 0])
        #expect(coverage(Path()) == coverage(try Path(svg: "M1 1H3Z")))
    }

    /// 255 · 0.1² is 2.55.
    @Test("A tenth of a pixel a side is a hundredth of its coverage")
    func tiny() throws {
        #expect(coverage(try Path(svg: "M1.4 0.4H1.5V0.5H1.4Z"))[0] == [0, 3, 0, 0])
    }

    @Test("Only the part inside the canvas counts, however large the rest")
    func huge() throws {
        let full = [[UInt8]](repeating: [255, 255, 255, 255], count: 4)
        #expect(coverage(try Path(svg: "M-1e300 -1e300H1e300V1e300H-1e300Z")) == full)
        #expect(coverage(try Path(svg: "M0 0H4V4H0Z")) == full)
        let rows = coverage(try Path(svg: "M-1e6 -1e6L1e6 1e6H-1e6Z"))
        #expect(rows == [[128, 0, 0, 0], [255, 128, 0, 0], [255, 255, 128, 0], [255, 255, 255, 128]])
        let left = [[UInt8]](repeating: [255, 255, 0, 0], count: 4)
        #expect(coverage(try Path(svg: "M-9 -9H2V9H-9ZM9 0H12V2H9Z")) == left)
    }

    @Test("Coordinates that are not numbers do not add coverage elsewhere")
    func notFinite() throws {
        let path = try Path(svg: "M0 0H1e300V1e300H0ZM0 0C1e300 1 -1e300 2 3 1e300Z")
        // All of it lies above the canvas, or nowhere.
        for factor in [-1e300, .nan] {
            #expect(coverage(path, .evenOdd, .scale(factor)).joined().allSatisfy { $0 == 0 })
        }
    }

    /// Chords alone would leave out about two thirds of their height, here up to 0.03 pixels, all along the outline.
    @Test("The lines of a curve enclose its area to within a hundredth of a pixel along it")
    func circle() throws {
        let path = try Path(svg: "M22 12A10 10 0 0 1 2 12A10 10 0 0 1 22 12Z")
        for scale in [0.5, 1, 3] {
            let side = Int(24 * scale)
            let rows = coverage(path, .nonZero, .scale(scale), width: side, height: side)
            let area = rows.joined().reduce(0.0) { $0 + Double($1) / 255 }
            #expect(abs(area - 100 * Double.pi * scale * scale) < 0.01 * 20 * Double.pi * scale)
        }
    }

    /// The rotated circle has extrema in the middles of its curves too.
    @Test("A circle between whole pixels does not cover the pixels around it", arguments: [0, Double.pi / 4])
    func bounds(angle: Double) throws {
        let path = try Path(svg: "M22 12A10 10 0 0 1 2 12A10 10 0 0 1 22 12Z")
        for (scale, inset) in [(0.5, 1), (1, 2), (3, 6)] {
            let (side, center) = (Int(24 * scale), Point(12, 12))
            let transform = AffineTransform.scale(scale) * .rotation(angle).about(center)
            let rows = coverage(path, .nonZero, transform, width: side, height: side)
            let inside = inset..<side - inset
            #expect(rows.enumerated().allSatisfy { y, row in inside.contains(y) || row.allSatisfy { $0 == 0 } })
            #expect(rows.allSatisfy { row in row.indices.allSatisfy { inside.contains($0) || row[$0] == 0 } })
        }
    }

    @Test("Rows after a band continue where it ended, and have nothing left over from it")
    func bands() throws {
        let rows = coverage(try Path(svg: "M0 0H1L2 200H1Z"), width: 4, height: 200)
        // Halfway down, the slanted pair is at 0.5 and 1.5.
        #expect(rows[100][0...2] == [127, 128, 0])
        #expect(rows.allSatisfy { $0.reduce(0) { $0 + Int($1) } - 255 <= 1 })
    }

    @Test("A window clips a shape that extends beyond it on any side")
    func window() throws {
        var row = [UInt8](repeating: 0, count: 4)
        let path = try Path(svg: "M-9 -9H9V9H-9Z")
        let window = Rect(x: 0.75, y: 0, width: 1.5, height: 0.5)
        CoverageBand.each(of: .path(path, .nonZero, .identity), width: 4, height: 4, window: window) { band in
            #expect(band.y == 0 && band.height == 1)
            for x in 0..<band.width { row[band.x + x] = band.bytes[x] }
        }
        #expect(row == [32, 128, 32, 0])
    }

    @Test("A shape clipped in the middle of a row covers nothing outside the window, in either direction")
    func windowInRow() throws {
        let window = Rect(x: 0, y: 0.5, width: 4, height: 3)
        for svg in ["M1 -1H2V9H1Z", "M1 -1V9H2V-1Z", "M-2 9V-1H2V9ZM-1 9H1V-1H-1Z"] {
            var rows = [[UInt8]](repeating: [0, 0, 0, 0], count: 4)
            let path = try Path(svg: svg)
            CoverageBand.each(of: .path(path, .nonZero, .identity), width: 4, height: 4, window: window) { band in
                for y in 0..<band.height {
                    for x in 0..<band.width { rows[band.y + y][band.x + x] = band.bytes[y * band.stride + x] }
                }
            }
            #expect(rows == [[0, 128, 0, 0], [0, 255, 0, 0], [0, 255, 0, 0], [0, 128, 0, 0]])
        }
    }

    @Test("A shape that extends beyond the right side covers its part inside once, in either direction")
    func beyondRight() throws {
        for svg in ["M1 0.5H9V4H1ZM2.25 0.75H2.75V3H2.25Z", "M1 0.5V4H9V0.5ZM2.25 0.75V3H2.75V0.75Z"] {
            let rows = coverage(try Path(svg: svg))
            #expect(rows[0] == [0, 128, 128, 128])
            #expect(rows[1] == [0, 255, 255, 255])
        }
    }

    @Test("Lines that cross many others inside a row have the coverage of a picture sixteen times larger")
    func crossings() throws {
        var generator = SplitMix64(seed: 1)
        let points = (0..<100).map { _ in
            "\(Double.random(in: 0...16, using: &generator)) \(Double.random(in: 0...16, using: &generator))"
        }
        let path = try Path(svg: "M" + points.joined(separator: "L") + "Z")
        let small = coverage(path, width: 16, height: 16)
        let large = coverage(path, .nonZero, .scale(16), width: 256, height: 256)
        for y in 0..<16 {
            for x in 0..<16 {
                let pixels = large[16 * y..<16 * y + 16].flatMap { $0[16 * x..<16 * x + 16] }
                let mean = pixels.reduce(0) { $0 + Double($1) } / 256
                #expect(abs(Double(small[y][x]) - mean) < 1)
            }
        }
    }

    @Test("Each of very many lines still counts")
    func many() throws {
        let comb = (0..<3000).map { "M\(Double($0 % 40) / 10) 0h0.05v4h-0.05z" }.joined()
        #expect(coverage(try Path(svg: comb)).joined().allSatisfy { (120...136).contains($0) })
    }
}
