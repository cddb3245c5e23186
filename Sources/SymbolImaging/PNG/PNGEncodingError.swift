/// Why a picture or a text cannot become a PNG.
public enum PNGEncodingError: Error, Hashable, Sendable {
    /// PNG knows no picture without pixels, nor one of 2³¹ pixels across.
    case unsupportedSize(width: Int, height: Int)
    /// See `PNGText` for what a keyword may be.
    case invalidKeyword(String)
    case nulInText(keyword: String)
    /// The keyword and text exceed the 2³¹ − 1 bytes of a chunk.
    case textTooLong(keyword: String)
    /// The compressor could not be set up.
    case outOfMemory
}
