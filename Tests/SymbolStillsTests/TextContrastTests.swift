import SymbolColor
import SymbolModel
import SymbolStills
import Testing

@Suite struct TextContrastTests {
    @Test(
        "18 points or a bold weight need 3, smaller ones 4.5",
        arguments: [(17.0, 400.0, 4.5), (18, 400, 3), (9, 700, 3), (17.9, 699, 4.5)])
    func minimum(points: Double, number: Double, expected: Double) throws {
        #expect(Contrast.textMinimum(pointSize: points, weight: try #require(Weight(number))) == expected)
    }
}
