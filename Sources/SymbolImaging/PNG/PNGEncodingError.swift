internal import SymbolText

/// An error that prevents a picture or a text from becoming a PNG.
public enum PNGEncodingError: Error, Hashable, Sendable, CustomStringConvertible {
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

    /// A one-line description of the error.
    public var description: String {
        switch self {
        case .unsupportedSize(let width, let height):
            "a picture of \(width) × \(height) pixels cannot be stored; expected 1 to 2147483647 a side"
        case .invalidKeyword(let keyword):
            """
            "\(keyword.printedLine)" is not a valid keyword for a text; expected 1 to 79 printable Latin-1 characters, \
            with single spaces only between words
            """
        case .nulInText(let keyword): "the text \"\(keyword.printedLine)\" contains the character NUL"
        case .textTooLong(let keyword): "the text \"\(keyword.printedLine)\" is too long; expected less than 2 GiB"
        case .outOfMemory: "there is not enough memory to compress the picture"
        }
    }
}
