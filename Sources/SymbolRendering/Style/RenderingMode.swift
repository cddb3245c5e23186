/// The rule by which a symbol's layers are coloured.
public enum RenderingMode: String, CaseIterable, Codable, Hashable, Sendable {
    /// The mode that the symbol prefers (`Symbol.preferredMode`), or monochrome if it prefers none; icons keep their
    /// paints.
    case automatic
    /// One colour for all layers.
    case monochrome
    /// One colour in up to three opacities, according to the level of each layer.
    case hierarchical
    /// One colour for each level of layers.
    case palette
    /// The colours that the file names.
    case multicolor
}
