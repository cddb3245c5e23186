@testable import SymbolGoldens
import Testing
import SymbolImaging

@Suite struct CompareSelfTestTests {
    @Test("A comparator that passes everything is detected")
    func blind() {
        #expect(throws: ComparatorSelfTest.Failure.missed("a lost drawing, exact")) {
            try ComparatorSelfTest.run { _, _, _ in true }
        }
    }

    @Test("A comparator blind in one mode is detected")
    func blindInOneMode() {
        #expect(throws: ComparatorSelfTest.Failure.self) {
            try ComparatorSelfTest.run { expected, actual, tolerance in
                if tolerance == .antialiasing(.sampling) { return true }
                return PixmapComparison(expected: expected, actual: actual, tolerance: tolerance).passes
            }
        }
    }

    @Test("A comparator that fails everything is detected")
    func overstrict() {
        #expect(throws: ComparatorSelfTest.Failure.rejectedItself("exact")) {
            try ComparatorSelfTest.run { _, _, _ in false }
        }
    }
}
