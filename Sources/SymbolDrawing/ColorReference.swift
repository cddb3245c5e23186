package import SymbolColor

/// A colour as a file specifies it, which may not be known until the symbol is displayed.
package enum ColorReference: Hashable, Sendable {
    case fixed(Color)
    /// The colour of the surrounding text (CSS `currentColor`), here called the tint, whose alpha is multiplied by
    /// `alpha`.
    case tint(alpha: Double)

    /// Returns the colour to paint with for a given tint.
    package func resolved(tint: Color) -> Color {
        switch self {
        case .fixed(let color): color
        case .tint(let alpha): tint.multiplyingAlpha(by: alpha)
        }
    }

    package func multiplyingAlpha(by opacity: Double) -> ColorReference {
        switch self {
        case .fixed(let color): .fixed(color.multiplyingAlpha(by: opacity))
        case .tint(let alpha): .tint(alpha: alpha * opacity)
        }
    }
}
