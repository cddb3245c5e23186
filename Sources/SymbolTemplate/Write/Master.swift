public import SymbolModel

/// The weights that are drawn; all others are interpolated from them.
public enum Master: CaseIterable, Hashable, Sendable {
    case ultralight, regular, black

    /// The weight that the master is drawn in.
    public var weight: Weight {
        switch self {
        case .ultralight: .ultralight
        case .regular: .regular
        case .black: .black
        }
    }
}
