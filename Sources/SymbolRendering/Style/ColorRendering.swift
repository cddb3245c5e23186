/// The manner in which a layer is filled with its colour.
public enum ColorRendering: String, CaseIterable, Codable, Hashable, Sendable {
    /// The colour alone.
    case flat
    /// A gradient from a lighter shade at the top of the symbol to the colour itself at the bottom.
    case gradient
}
