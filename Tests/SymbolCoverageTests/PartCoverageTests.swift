import SymbolCoverage
import SymbolGeometry
import TestSupport
import Testing

/// The part of an outline that lies in a region.
@Suite struct PartCoverageTests {
    private func coverage(of area: CoverageArea, width: Int, height: Int) -> [Int] {
        CoverageRuns(of: area, width: width, height: height).bytes.map { Int($0) }
    }

    private func coverage(
        _ path: String, _ rule: FillRule = .nonZero, within region: String, _ regionRule: FillRule = .nonZero
    ) throws -> [Int] {
        let area = CoverageArea.part(
            try Path(svg: path), rule, within: try Path(svg: region), regionRule, .identity)
        return coverage(of: area, width: 4, height: 1)
    }

    /// Multiplied by the region's, the outline's half of a pixel would become a quarter, 64.
    @Test("Where the region's edge follows the outline's, a pixel is covered as by the outline")
    func sameEdge() throws {
        for path in ["M0.5 0H3.5V1H0.5Z", "M0.5 0V1H3.5V0Z"] {
            for region in ["M0.5 -1H2.25V2H0.5Z", "M0.5 -1V2H2.25V-1Z"] {
                #expect(try coverage(path, within: region) == [128, 255, 64, 0])
            }
        }
    }

    /// The product of two halves would be a quarter.
    @Test("An outline and a region that share no point of a pixel leave it empty")
    func apart() throws { #expect(try coverage("M0 0H0.5V1H0Z", within: "M0.5 0H1V1H0.5Z") == [0, 0, 0, 0]) }

    @Test("Outline and region each have a fill rule of their own")
    func rules() throws {
        let (twice, once) = ("M0 0H4V1H0ZM1 0H3V1H1Z", "M0 0H2.5V1H0Z")
        #expect(try coverage(twice, within: once) == [255, 255, 128, 0])
        #expect(try coverage(twice, .evenOdd, within: once) == [255, 0, 0, 0])
        #expect(try coverage(once, within: twice, .evenOdd) == [255, 0, 0, 0])
    }

    @Test("However often outline and region wind around a point, in whichever direction, it is inside both")
    func turns() throws {
        let (right, left) = ("M0 0H3V1H0Z", "M0 0V1H3V0Z")
        for path in [right, left] {
            for region in [right, left] {
                let (path, region) = (String(repeating: path, count: 300), String(repeating: region, count: 200))
                #expect(try coverage(path, within: region) == [255, 255, 255, 0])
            }
        }
    }

    /// What both cover is what each covers, less their union; each of the four is rounded by half a level.
    @Test("A part has the area of both outline and region, less that of their union", arguments: UInt64(1)...40)
    func union(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        func polygon() throws -> Path {
            let corners = (0..<Int.random(in: 3...9, using: &generator)).map { _ in
                let (x, y) = (Int.random(in: -9...137, using: &generator), Int.random(in: -9...105, using: &generator))
                return "\(Double(x) / 8) \(Double(y) / 8)"
            }
            return try Path(svg: "M" + corners.joined(separator: "L") + "Z")
        }
        let (path, region) = (try polygon(), try polygon())
        let areas: [CoverageArea] = [
            .path(path, .nonZero, .identity), .path(region, .nonZero, .identity),
            .shapes([.fill(path, .identity), .fill(region, .identity)]),
            .part(path, .nonZero, within: region, .nonZero, .identity)
        ]
        let found = areas.map { coverage(of: $0, width: 16, height: 12) }
        for pixel in found[0].indices {
            #expect(abs(found[0][pixel] + found[1][pixel] - found[2][pixel] - found[3][pixel]) <= 2)
        }
    }
}
