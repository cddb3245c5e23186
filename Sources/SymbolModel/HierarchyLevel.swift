/// A layer's importance in the hierarchical mode and the opacity that follows from it (Apple Human Interface
/// Guidelines, SF Symbols).
public enum HierarchyLevel: String, CaseIterable, Hashable, Sendable {
    /// The level of the most important layers, which are opaque and take the first colour of a palette.
    case primary
    /// The level of layers that are half as opaque and take the second colour.
    case secondary
    /// The level of layers that are a quarter as opaque and take the third colour, or the second of two.
    case tertiary

    /// The opacity of the level in the hierarchical mode.
    public var opacity: Double {
        switch self {
        case .primary: 1
        case .secondary: 0.5
        case .tertiary: 0.25
        }
    }
}
