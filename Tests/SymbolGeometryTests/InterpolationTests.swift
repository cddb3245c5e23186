import SymbolGeometry
import Testing

@Suite struct InterpolationTests {
    @Test("Interpolation is exact at both ends, where a sum of differences is rounded")
    func ends() {
        #expect(0.03 + (0.01 - 0.03) != 0.01)
        #expect(mix(0.03, 0.01, 0) == 0.03)
        #expect(mix(0.03, 0.01, 1) == 0.01)
        #expect(mix(2, 4, 0.25) == 2.5)
    }
}
