public import SymbolColor
/// A colour as a file names it: some are only known when the symbol is shown.
public enum ColorReference: Hashable, Sendable {
    case fixed(Color)
    /// The colour of the surrounding text (CSS `currentColor`), here called the tint; `alpha` multiplies its own.
    case tint(alpha: Double)

    /// The colour to paint with where the tint is `tint`.
    public func resolved(tint: Color) -> Color {
        switch self {
        case .fixed(let color): color
        case .tint(let alpha): tint.multiplyingAlpha(by: alpha)
        }
    }

    public func multiplyingAlpha(by opacity: Double) -> ColorReference {
        switch self {
        case .fixed(let color): .fixed(color.multiplyingAlpha(by: opacity))
        case .tint(let alpha): .tint(alpha: alpha * opacity)
        }
    }
}
