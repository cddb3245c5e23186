/// What finds how much of each pixel shapes cover; Cairo paints and composites either way.
public enum RasterizerKind: String, CaseIterable, Hashable, Sendable {
    /// The exact area in whole numbers, the same with every version of Cairo.
    case exact
    /// Cairo, from 15 lines a pixel.
    case cairo
}
