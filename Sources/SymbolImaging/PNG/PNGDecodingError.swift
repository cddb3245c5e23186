/// An error that prevents bytes from being read as PNG.
public enum PNGDecodingError: Error, Hashable, Sendable {
    /// The file is not a valid PNG; the text is libpng's message.
    case malformed(String)
    /// The picture has more pixels than the decoder's limit.
    case tooManyPixels(width: Int, height: Int, limit: Int)
}
