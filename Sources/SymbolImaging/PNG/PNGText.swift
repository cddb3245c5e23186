/// A text with a keyword to be kept in a PNG, such as an accessibility label under "Description".
public struct PNGText: Hashable, Sendable {
    /// The keyword, which states the subject of the text.
    public let keyword: String
    /// The text.
    public let text: String

    /// Creates a text with a keyword.
    ///
    /// - Parameters:
    ///   - keyword: The keyword: 1 to 79 printable Latin-1 characters, without spaces at the ends or two in a row (PNG
    ///     specification, section 11.3.3.2).
    ///   - text: The text, without the character NUL.
    /// - Throws: `PNGEncodingError` for a keyword or a text that is not allowed.
    public init(keyword: String, text: String) throws(PNGEncodingError) {
        guard isValidKeyword(keyword.unicodeScalars) else { throw .invalidKeyword(keyword) }
        guard !text.unicodeScalars.contains("\0") else { throw .nulInText(keyword: keyword) }
        self.keyword = keyword
        self.text = text
    }
}

extension PNGChunks {
    /// Appends a text: Latin-1 as `tEXt`, any other as `iTXt`, uncompressed and without a language.
    mutating func append(_ text: PNGText) throws(PNGEncodingError) {
        var data = latin1(text.keyword)
        guard data.count + 5 + text.text.utf8.count <= PNGChunks.maximumLength else {
            throw .textTooLong(keyword: text.keyword)
        }
        data.append(0)
        let isLatin1 = text.text.unicodeScalars.allSatisfy { isPrintableLatin1($0) || $0 == "\n" }
        data += isLatin1 ? latin1(text.text) : [0, 0, 0, 0] + text.text.utf8
        append(isLatin1 ? "tEXt" : "iTXt", data)
    }
}

private func isValidKeyword(_ scalars: String.UnicodeScalarView) -> Bool {
    var last: Unicode.Scalar = " "
    for scalar in scalars {
        guard isPrintableLatin1(scalar), scalar != " " || last != " " else { return false }
        last = scalar
    }
    return last != " " && scalars.count <= 79
}

private func latin1(_ string: String) -> [UInt8] {
    // ASCII, which most texts are, is the same bytes in Latin-1.
    if string.utf8.allSatisfy({ $0 < 0x80 }) { return Array(string.utf8) }
    return string.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
}

private func isPrintableLatin1(_ scalar: Unicode.Scalar) -> Bool {
    (0x20...0x7E).contains(scalar.value) || (0xA1...0xFF).contains(scalar.value)
}
