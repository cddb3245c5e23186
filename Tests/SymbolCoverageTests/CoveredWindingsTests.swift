import SymbolCoverage
import SymbolGeometry
import Testing

/// Returns the windings of a number of copies of a fill, or nil if they are too many.
private func windings(_ svg: String, count: Int) throws -> CoveredWindings? {
    let fill = CoveredWindings(fill: try Path(svg: svg))
    return (0..<count).reduce(CoveredWindings()) { all, _ in all?.joined(with: fill) }
}

@Suite struct CoveredWindingsTests {
    /// 2³⁰ numbers of thirty digits fit 31 bits and a sign, but 2³¹ are one too many.
    @Test("A union has as many fills as a winding number of 32 bits can distinguish")
    func manyFills() throws {
        #expect(try windings("M0 0H1V1Z", count: 30) != nil)
        #expect(try windings("M0 0H1V1Z", count: 31) == nil)
    }

    @Test("The more often fills wind, the fewer a union can have")
    func turns() throws {
        let coil = String(repeating: "M0 0H1V1H0Z", count: 1000)
        #expect(try windings(coil, count: 3) != nil)
        #expect(try windings(coil, count: 4) == nil)
    }

    @Test("A stroke takes the range that fills leave")
    func strokes() throws {
        let stroke = CoveredWindings(stroke: try Path(svg: "M0 0" + String(repeating: "H1H0", count: 500)))
        let coil = String(repeating: "M0 0H1V1H0Z", count: 1000)
        #expect(try windings(coil, count: 2)?.joined(with: stroke) != nil)
        #expect(try windings(coil, count: 3)?.joined(with: stroke) == nil)
    }
}
