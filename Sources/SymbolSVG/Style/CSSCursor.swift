internal import SymbolText

/// A position in the UTF-8 of some CSS, with the lexical steps that the parsers share (CSS Syntax 3 §4).
///
/// Strings, comments, escapes and unquoted `url()` are skipped as units, so that brackets and semicolons inside them do
/// not count.
struct CSSCursor {
    let bytes: [UInt8]
    var position: Int
    let end: Int
    /// The selector for which `&` stands in a nested rule.
    var nest: Selector?

    var next: UInt8? { position < end ? bytes[position] : nil }
    var isAtEnd: Bool { position >= end }

    func peek(_ distance: Int) -> UInt8? { position + distance < end ? bytes[position + distance] : nil }

    func starts(with text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard position + length <= end else { return false }
        return text.withUTF8Buffer { bytes[position..<position + length].elementsEqual($0) }
    }

    /// Whether `url(` comes next, in upper or lower case.
    var startsURL: Bool {
        zip("url".utf8, 0...).allSatisfy { letter, distance in peek(distance).map { $0 | 0x20 } == letter }
            && peek(3) == UInt8(ascii: "(")
    }

    /// Returns a cursor over `range` of the same text.
    func restricted(to range: Range<Int>) -> CSSCursor {
        CSSCursor(bytes: bytes, position: range.lowerBound, end: range.upperBound, nest: nest)
    }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// Skips space and comments, and returns whether there were any.
    @discardableResult
    mutating func skipSpace() -> Bool {
        let start = position
        while let byte = next {
            if byte.isWhiteSpace { position += 1 } else if starts(with: "/*") { skipComment() } else { break }
        }
        return position > start
    }

    /// Skips to the first of `stops` outside all brackets, or to the end.
    ///
    /// An explicit stack replaces recursion, because hostile text can nest as deep as it is long.
    mutating func skip(to stops: StaticString) {
        var closers: [UInt8] = []
        while let byte = next {
            if Self.isPlain(byte) { position += 1; continue }
            if closers.isEmpty, stops.withUTF8Buffer({ $0.contains(byte) }) { return }
            switch byte {
            case UInt8(ascii: "("): closers.append(UInt8(ascii: ")"))
            case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
            case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
            case closers.last: closers.removeLast()
            default: break
            }
            skipUnit()
        }
    }

    /// Whether a byte neither stops nor begins anything; `u` may begin `url(`.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "u"), UInt8(ascii: "U"): false
        case UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: ":"): true
        default: continuesName(byte) || byte == UInt8(ascii: ".")
        }
    }

    /// Skips a block whose opening brace comes next.
    mutating func skipBlock() {
        position += 1
        skip(to: "}")
        _ = skip("}")
    }

    /// Skips one comment, string, escape or `url(…)`, or otherwise one byte.
    mutating func skipUnit() {
        switch next {
        case UInt8(ascii: "/") where starts(with: "/*"): skipComment()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString()
        case UInt8(ascii: "\\"): position = min(position + 2, end)
        case UInt8(ascii: "u"), UInt8(ascii: "U"): skipURLOrByte()
        default: position = min(position + 1, end)
        }
    }

    private mutating func skipComment() {
        position += 2
        while !isAtEnd, !starts(with: "*/") { position += 1 }
        position = min(position + 2, end)
    }

    /// Skips to the closing quote; a bare line break ends the string too, as an error.
    private mutating func skipString() {
        let quote = next
        position += 1
        while let byte = next {
            if byte == UInt8(ascii: "\\") { position = min(position + 2, end); continue }
            if byte == UInt8(ascii: "\n") { return }
            position += 1
            if byte == quote { return }
        }
    }

    /// Skips an unquoted URL, which runs to the first parenthesis: neither `/*` nor a quote has a meaning in it.
    private mutating func skipURLOrByte() {
        let follows = position > 0 && Self.continuesName(bytes[position - 1])
        guard startsURL, !follows else { position += 1; return }
        var inside = self
        inside.position += 4
        while let byte = inside.next, byte.isWhiteSpace { inside.position += 1 }
        guard inside.next != UInt8(ascii: "\""), inside.next != UInt8(ascii: "'") else { position += 3; return }
        while let byte = inside.next, byte != UInt8(ascii: ")") {
            inside.position = min(inside.position + (byte == UInt8(ascii: "\\") ? 2 : 1), end)
        }
        position = min(inside.position + 1, end)
    }
}
