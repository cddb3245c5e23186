@testable import SymbolColor
import Testing

@Suite struct ContrastTests {
    /// #767676 is the lightest grey that passes AA on white; #777777 is known to miss it.
    @Test(
        "Ratios are WCAG's",
        arguments: [
            ("black", 21.0), ("white", 1), ("#767676", 4.54), ("#777777", 4.48), ("#ff0000", 4.0), ("#00000080", 4.0)
        ])
    func ratio(css: String, expected: Double) throws {
        #expect(abs(Contrast.ratio(of: try Color(css: css), on: .white) - expected) < 0.011)
    }

    @Test(
        "18 points or a bold weight need 3, smaller ones 4.5",
        arguments: [(17.0, 400.0, 4.5), (18, 400, 3), (9, 700, 3), (17.9, 699, 4.5)])
    func minimum(points: Double, weight: Double, expected: Double) {
        #expect(Contrast.minimum(pointSize: points, weight: weight) == expected)
    }
}
