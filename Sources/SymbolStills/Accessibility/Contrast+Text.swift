public import SymbolColor
public import SymbolModel

extension Contrast {
    /// Returns the contrast ratio that a symbol beside text should reach (WCAG 2.2, level AA, as Accessibility
    /// Inspector applies it).
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text in points.
    ///   - weight: The weight of the text.
    /// - Returns: 3 from 18 points on, and for Bold and heavier weights at any size; otherwise 4.5.
    public static func textMinimum(pointSize: Double, weight: Weight) -> Double {
        pointSize >= 18 || weight >= .bold ? 3 : 4.5
    }
}
