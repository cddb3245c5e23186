internal import SymbolText

/// A colour without quotes in braces or brackets, which YAML reads as a comment that also hides what closes them.
struct UnquotedColor {
    /// The position of the colour's "#".
    let position: SourcePosition

    /// What is wrong with such a colour.
    static let hint = "\"#\" begins a comment: quote colours, as in '#0a6cff'"

    /// Finds the first colour within the braces and brackets that are still open at a position, or else at the end;
    /// `nil` if there is none.
    init?(in bytes: [UInt8], before end: SourcePosition?) {
        var (depth, first, quote) = (0, nil as Int?, nil as UInt8?)
        var (index, last, line) = (0, UInt8(ascii: "\n"), 1)
        while index < bytes.count, end.map({ line < $0.line }) ?? true {
            let byte = bytes[index]
            let isAtStart = quote == nil && Self.precedesTokens.contains(last)
            switch byte {
            case UInt8(ascii: "\n"): line += 1
            case quote: quote = nil
            case UInt8(ascii: "'") where isAtStart, UInt8(ascii: "\"") where isAtStart: quote = byte
            case UInt8(ascii: "{") where isAtStart, UInt8(ascii: "[") where isAtStart: depth += 1
            case UInt8(ascii: "}") where quote == nil, UInt8(ascii: "]") where quote == nil:
                depth = max(depth - 1, 0)
                if depth == 0 { first = nil }
            case UInt8(ascii: "#") where isAtStart:
                let comment = bytes[index...].prefix { $0 != UInt8(ascii: "\n") }
                if depth > 0, first == nil, Self.isColor(comment.dropFirst()) { first = index }
                index = comment.endIndex - 1
            default: break
            }
            last = bytes[index]
            index += 1
        }
        guard let first else { return nil }
        position = SourcePosition(utf8Offset: first, in: bytes)
    }

    private static let precedesTokens = Array(" \t\r\n{[,:".utf8)

    /// Whether the text begins with the 3, 4, 6 or 8 digits of a colour.
    private static func isColor(_ text: ArraySlice<UInt8>) -> Bool {
        let word = text.prefix { Character(Unicode.Scalar($0)).isLetter || Character(Unicode.Scalar($0)).isNumber }
        return [3, 4, 6, 8].contains(word.count) && word.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }
}
