import SymbolCoverage
import SymbolGeometry
import Testing

@Suite struct CoverageMapTests {
    /// The coverages of a row: every pair of 0…255 occurs in one of 256 such maps.
    private func combined(
        _ first: UInt8, _ combine: (inout CoverageMap, CoverageBand) -> Void
    ) throws -> [UInt8] {
        var map = CoverageMap(width: 256, height: 1)
        let share = (Double(first) * 2 + 0.001) / 510
        CoverageBand.each(
            of: .path(Path(rect: Rect(x: 0, y: 0, width: 256, height: share)), .nonZero, .identity), width: 256,
            height: 1
        ) { map.paint($0) }
        CoverageBand.ramp { combine(&map, $0) }
        return map.bytes
    }

    @Test("Painting covers its fraction of what was uncovered")
    func painting() throws {
        for first in UInt8.min...UInt8.max {
            let bytes = try combined(first) { $0.paint($1) }
            let present = Double(bytes[0])
            #expect(abs(present - Double(first)) <= 1)
            for (added, byte) in bytes.enumerated() {
                let left = present * Double(255 - added) / 255
                #expect(Double(byte) == (Double(added) + left).rounded())
            }
        }
    }

    @Test("Clearing leaves the complement's fraction of what was covered")
    func clearing() throws {
        for first in UInt8.min...UInt8.max {
            let bytes = try combined(first) { $0.clear($1) }
            for (cleared, byte) in bytes.enumerated() {
                #expect(Double(byte) == (Double(bytes[0]) * Double(255 - cleared) / 255).rounded())
            }
        }
    }

    @Test("Bands are painted at their positions, and pixels outside them are unchanged")
    func positions() throws {
        var map = CoverageMap(width: 20, height: 3)
        for text in ["M3 0H18V1H3Z", "M2 1H5V3H2Z"] {
            let area = CoverageArea.path(try Path(svg: text), .nonZero, .identity)
            CoverageBand.each(of: area, width: 20, height: 3) { map.paint($0) }
        }
        CoverageBand.each(of: .path(try Path(svg: "M4 0H16V1H4Z"), .nonZero, .identity), width: 20, height: 3) {
            map.clear($0)
        }
        let rows: [(Range<Int>, Set<Int>)] = [(0..<20, [3, 16, 17]), (20..<40, [2, 3, 4]), (40..<60, [2, 3, 4])]
        let bytes = map.bytes
        for (row, covered) in rows {
            #expect(Array(bytes[row]) == (0..<20).map { covered.contains($0) ? 255 : 0 })
        }
    }
}
