import SymbolCoverage
import SymbolGeometry
import Testing

/// Of so many copies of a fill.
private func windings(_ svg: String, count: Int) throws -> CoveredWindings? {
    let fill = CoveredWindings(fill: try Path(svg: svg))
    return (0..<count).reduce(CoveredWindings()) { all, _ in all?.joined(with: fill) }
}

@Suite struct CoveredWindingsTests {
    /// 2³⁰ numbers of thirty digits are told apart by 31 bits and a sign, 2³¹ are one more than they hold.
    @Test("As many fills cover together as a winding of 32 bits tells apart")
    func manyFills() throws {
        #expect(try windings("M0 0H1V1Z", count: 30) != nil)
        #expect(try windings("M0 0H1V1Z", count: 31) == nil)
    }

    @Test("The more often fills wind, the fewer cover together")
    func turns() throws {
        let coil = String(repeating: "M0 0H1V1H0Z", count: 1000)
        #expect(try windings(coil, count: 3) != nil)
        #expect(try windings(coil, count: 4) == nil)
    }

    @Test("A stroke takes the room that fills leave")
    func strokes() throws {
        let stroke = CoveredWindings(stroke: try Path(svg: "M0 0" + String(repeating: "H1H0", count: 500)))
        let coil = String(repeating: "M0 0H1V1H0Z", count: 1000)
        #expect(try windings(coil, count: 2)?.joined(with: stroke) != nil)
        #expect(try windings(coil, count: 3)?.joined(with: stroke) == nil)
    }
}
