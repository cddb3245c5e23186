import SymbolCoverage
import SymbolGeometry
import SymbolStrokes
import TestSupport
import Testing

@Suite struct CoverageRunsTests {
    /// The bytes that the runs of a canvas stand for; a row that says nothing is the one above.
    private func bytes(_ area: CoverageRuns, width: Int) -> [UInt8] {
        var (bytes, start): ([UInt8], Int) = ([], 0)
        for end in area.rowEnds {
            if end == start { bytes += bytes.suffix(width) }
            var column = 0
            for run in area.runs[start..<end] {
                bytes += [UInt8](repeating: UInt8(run & 0xFF), count: Int(run >> 8) - column)
                column = Int(run >> 8)
            }
            start = end
        }
        return bytes
    }

    @Test("The runs of an area are its bands' bytes, in rows that differ and runs that do", arguments: [1, 7, 64, 130])
    func sameBytes(size: Int) throws {
        var generator = SplitMix64(seed: 5)
        for round in 0..<60 {
            let points = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
                let grid = round % 3 == 0 ? 1.0 : 0.13
                return Point(
                    grid * Double(Int.random(in: -20...200, using: &generator)),
                    grid * Double(Int.random(in: -20...200, using: &generator)))
            }
            let path = try Path(svg: "M" + points.map { "\($0.x) \($0.y)" }.joined(separator: "L"))
            let window = round % 4 == 0 ? Rect(x: 2.5, y: 3, width: 50, height: 20.25) : nil
            let rule = round % 2 == 0 ? FillRule.nonZero : .evenOdd
            var map = CoverageMap(width: size, height: size + 3)
            CoverageBand.each(of: path, rule, .identity, width: size, height: size + 3, window: window) {
                map.paint($0)
            }
            let area = CoverageRuns(of: path, rule, .identity, width: size, height: size + 3, window: window)
            let expected = map.coverage()
            #expect(bytes(area, width: size) == expected)
            for y in 1..<size + 3 {
                let isEqual = expected[y * size..<(y + 1) * size].elementsEqual(expected[(y - 1) * size..<y * size])
                #expect((area.rowEnds[y] == area.rowEnds[y - 1]) == isEqual)
            }
        }
    }

    @Test("Shapes that cover together have the runs of their bands")
    func shapes() throws {
        let shapes = [
            CoveredShape.fill(try Path(svg: "M2 2H9L5 8Z"), .identity),
            .stroke(try Path(svg: "M1 9L8 3"), StrokePen(), width: 1.5, .identity)
        ]
        var map = CoverageMap(width: 12, height: 12)
        CoverageBand.each(of: shapes, width: 12, height: 12) { map.paint($0) }
        let expected = map.coverage()
        #expect(bytes(CoverageRuns(of: shapes, width: 12, height: 12), width: 12) == expected)
        #expect(CoverageRuns(of: [], width: 3, height: 2).runs == [0x300])
    }
}
