/// The treatment of layers that a variable value does not light or draw.
public enum InactiveLayers: String, CaseIterable, Codable, Hashable, Sendable {
    /// Layers are drawn at the opacity `SymbolStyle.dimmedOpacity`.
    case dim
    /// Layers are not drawn.
    case hide
}
