package import SymbolTemplate

/// The widths of strokes at the three weights from which others are interpolated, in grid units.
package struct StrokeWidths: Hashable, Sendable {
    /// The width in Ultralight.
    package var ultralight = 0.6
    /// The width in Regular.
    package var regular = 2.0
    /// The width in Black.
    package var black = 3.6

    /// Creates the standard widths.
    package init() {}

    /// Creates widths.
    package init(ultralight: Double, regular: Double, black: Double) {
        (self.ultralight, self.regular, self.black) = (ultralight, regular, black)
    }

    /// Returns the widths multiplied by a factor.
    func scaled(by factor: Double) -> StrokeWidths {
        StrokeWidths(ultralight: ultralight * factor, regular: regular * factor, black: black * factor)
    }

    /// The width at a master.
    package subscript(master: Master) -> Double {
        switch master {
        case .ultralight: ultralight
        case .regular: regular
        case .black: black
        }
    }
}
