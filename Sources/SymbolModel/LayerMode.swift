/// A rendering mode for which a file can hold layers, and which a symbol can prefer.
public enum LayerMode: String, CaseIterable, Hashable, Sendable {
    /// One colour for all layers.
    case monochrome
    /// One colour in up to three opacities, according to the level of each layer.
    case hierarchical
    /// The colours that the file names.
    case multicolor
}
