/// Why bytes could not be read as a PNG.
public enum PNGDecodingError: Error, Hashable, Sendable {
    /// What libpng found wrong.
    case malformed(String)
    /// More pixels than the caller allowed.
    case tooManyPixels(width: Int, height: Int, limit: Int)
}
