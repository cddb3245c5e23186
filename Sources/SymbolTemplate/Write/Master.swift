package import SymbolModel

/// The weights that are drawn; all others are interpolated from them.
package enum Master: CaseIterable, Hashable, Sendable {
    case ultralight, regular, black

    /// The weight at which the master is drawn.
    package var weight: Weight {
        switch self {
        case .ultralight: .ultralight
        case .regular: .regular
        case .black: .black
        }
    }
}
