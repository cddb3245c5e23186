/// The method that determines how much of each pixel a shape covers; in either case Cairo paints and composites.
public enum RasterizerKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// The exact area in integer arithmetic, which gives the same result with every version of Cairo.
    case exact
    /// Cairo's rasterizer, which samples 15 lines per pixel.
    case cairo
}
