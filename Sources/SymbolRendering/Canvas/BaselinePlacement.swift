/// The position of the baseline on the grid of pixels.
public enum BaselinePlacement: String, CaseIterable, Codable, Hashable, Sendable {
    /// Wherever the layout box places it, usually within a row of pixels.
    case exact
    /// Between two rows of pixels, as with the baseline of text.
    case pixelAligned = "pixel"
}
