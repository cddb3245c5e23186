/// An error that prevents bytes from being read as PNG.
public enum PNGDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file is not a valid PNG; the text is libpng's message.
    case malformed(String)
    /// The picture has more pixels than the decoder's limit.
    case tooManyPixels(width: Int, height: Int, limit: Int)

    /// A one-line description of the error.
    public var description: String {
        switch self {
        case .malformed(let message): "cannot be read as PNG: \(message)"
        case .tooManyPixels(let width, let height, let limit):
            "has \(width) × \(height) pixels; expected at most \(limit)"
        }
    }
}
