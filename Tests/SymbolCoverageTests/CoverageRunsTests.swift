import SymbolCoverage
import SymbolGeometry
import SymbolStrokes
import TestSupport
import Testing

@Suite struct CoverageRunsTests {
    /// Returns a polygon with a few corners on and around a canvas.
    private func polygon(onGrid: Bool, using generator: inout SplitMix64) throws -> Path {
        let points = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
            let grid = onGrid ? 1.0 : 0.13
            return Point(
                grid * Double(Int.random(in: -20...200, using: &generator)),
                grid * Double(Int.random(in: -20...200, using: &generator)))
        }
        return try Path(svg: "M" + points.map { "\($0.x) \($0.y)" }.joined(separator: "L"))
    }

    /// Returns whether neighbouring runs in a row differ, and a row equal to the one above has none.
    private func expectShort(_ area: CoverageRuns) {
        let (bytes, width) = (area.bytes, area.width)
        for y in 1..<area.rowEnds.count {
            let isEqual = bytes[y * width..<(y + 1) * width].elementsEqual(bytes[(y - 1) * width..<y * width])
            #expect((area.rowEnds[y] == area.rowEnds[y - 1]) == isEqual)
            let row = area.runs[area.rowEnds[y - 1]..<area.rowEnds[y]]
            #expect(zip(row, row.dropFirst()).allSatisfy { $0 & 0xFF != $1 & 0xFF })
        }
    }

    @Test("The runs of an area have its bands' bytes, with different neighbours and rows", arguments: [1, 7, 64, 130])
    func sameBytes(size: Int) throws {
        var generator = SplitMix64(seed: 5)
        for round in 0..<60 {
            let path = try polygon(onGrid: round % 3 == 0, using: &generator)
            let window = round % 4 == 0 ? Rect(x: 2.5, y: 3, width: 50, height: 20.25) : nil
            let rule = round % 2 == 0 ? FillRule.nonZero : .evenOdd
            var map = CoverageMap(width: size, height: size + 3)
            CoverageBand.each(of: .path(path, rule, .identity), width: size, height: size + 3, window: window) {
                map.paint($0)
            }
            let area = CoverageRuns(of: .path(path, rule, .identity), width: size, height: size + 3, window: window)
            #expect(area.bytes == map.bytes)
            expectShort(area)
        }
    }

    @Test("Painting over an area and clearing from it combine runs as they combine bytes")
    func combined() throws {
        var generator = SplitMix64(seed: 9)
        for round in 0..<60 {
            var map = CoverageMap(width: 40, height: 30)
            var area = CoverageRuns(of: nil, width: 40, height: 30)
            for _ in 0..<3 {
                let path = try polygon(onGrid: round % 3 == 0, using: &generator)
                let next = CoverageArea.path(path, .nonZero, .identity)
                let (runs, clears) = (CoverageRuns(of: next, width: 40, height: 30), Bool.random(using: &generator))
                area = clears ? area.cleared(by: runs) : area.painted(by: runs)
                CoverageBand.each(of: next, width: 40, height: 30) { band in
                    if clears { map.clear(band) } else { map.paint(band) }
                }
                expectShort(area)
            }
            #expect(area.bytes == map.bytes)
            let runs = map.runs()
            #expect(runs.runs == area.runs && runs.rowEnds == area.rowEnds)
        }
    }

    @Test("Sums, products and opacities are rounded to the nearest fraction of 255")
    func shares() throws {
        var generator = SplitMix64(seed: 11)
        for round in 0..<60 {
            let (one, other) = (try covered(round, using: &generator), try covered(round, using: &generator))
            let opacity = UInt8.random(in: 0...255, using: &generator)
            func share(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Double(a) * Double(b) / 255).rounded()) }
            let pairs = zip(one.bytes, other.bytes)
            for (found, wanted) in [
                (one.multiplied(by: other), pairs.map { share($0, $1) }),
                (one.added(to: other), pairs.map { UInt8(min(Int($0) + Int($1), 255)) }),
                (one.scaled(by: opacity), one.bytes.map { share($0, opacity) })
            ] {
                #expect(found.bytes == wanted)
                expectShort(found)
            }
        }
    }

    private func covered(_ round: Int, using generator: inout SplitMix64) throws -> CoverageRuns {
        let path = try polygon(onGrid: round % 3 == 0, using: &generator)
        return CoverageRuns(of: .path(path, .evenOdd, .identity), width: 40, height: 30)
    }

    @Test("Some rows can be replaced by another area's", arguments: [[], [0..<4], [3..<5, 7..<8, 11..<12], [0..<12]])
    func replaced(rows: [Range<Int>]) throws {
        var generator = SplitMix64(seed: 4)
        for _ in 0..<40 {
            let (one, other) = try (
                CoverageArea.path(polygon(onGrid: true, using: &generator), .nonZero, .identity),
                CoverageArea.path(polygon(onGrid: true, using: &generator), .evenOdd, .identity)
            )
            let area = CoverageRuns(of: one, width: 9, height: 12)
            let whole = CoverageRuns(of: other, width: 9, height: 12)
            let part = CoverageRuns(of: other, width: 9, height: 12, rows: rows)
            let replaced = area.replacing(rows, by: part)
            let bytes = (0..<12).flatMap { y in
                (rows.contains { $0.contains(y) } ? whole : area).bytes[y * 9..<(y + 1) * 9]
            }
            #expect(replaced.bytes == bytes)
            expectShort(replaced)
        }
    }

    @Test("The runs of a union of shapes are those of its bands")
    func shapes() throws {
        let shapes = [
            CoveredShape.fill(try Path(svg: "M2 2H9L5 8Z"), .identity),
            .stroke(try Path(svg: "M1 9L8 3"), StrokePen(), width: 1.5, .identity)
        ]
        var map = CoverageMap(width: 12, height: 12)
        CoverageBand.each(of: .shapes(shapes), width: 12, height: 12) { map.paint($0) }
        #expect(CoverageRuns(of: .shapes(shapes), width: 12, height: 12).bytes == map.bytes)
        for nothing in [nil, CoverageArea.shapes([])] {
            #expect(CoverageRuns(of: nothing, width: 3, height: 2).runs == [0x300])
        }
    }
}
