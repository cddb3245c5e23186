/// An error that prevents a picture or a text from becoming a PNG.
public enum PNGEncodingError: Error, Hashable, Sendable {
    /// The width or height is zero, or 2³¹ pixels or more.
    case unsupportedSize(width: Int, height: Int)
    /// The keyword of a text is not allowed; see `PNGText` for the rules.
    case invalidKeyword(String)
    /// The text contains the character NUL.
    case nulInText(keyword: String)
    /// The keyword and the text exceed the 2³¹ − 1 bytes of a chunk.
    case textTooLong(keyword: String)
    /// The compressor could not be set up.
    case outOfMemory
}
