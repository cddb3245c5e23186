public import SymbolColor
public import SymbolModel

extension Contrast {
    /// Returns the contrast ratio that a symbol beside text should reach (Human Interface Guidelines, Accessibility).
    ///
    /// The guidelines took the ratios from WCAG, level AA, and drew the line for themselves: in WCAG 2.2 (1.4.3), 3 is
    /// enough for text of 18 pt (24 CSS pixels), or of 14 pt if it is bold, and for graphics (1.4.11).
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text in points.
    ///   - weight: The weight of the text.
    /// - Returns: 3 from 18 points on, and for Bold and heavier weights at any size; otherwise 4.5.
    public static func textMinimum(pointSize: Double, weight: Weight) -> Double {
        pointSize >= 18 || weight >= .bold ? 3 : 4.5
    }
}
