internal import SymbolText

extension CSSCursor {
    /// Reads an identifier (CSS Syntax 3 §4.3.11) and resolves its escapes; nil when none starts here.
    mutating func identifier() -> String? {
        guard startsIdentifier else { return nil }
        let start = position
        position = bytes[start..<end].firstIndex { !Self.continuesName($0) } ?? end
        guard next == UInt8(ascii: "\\") else { return String(decoding: bytes[start..<position], as: UTF8.self) }
        var text = Array(bytes[start..<position])
        while let byte = next {
            if byte == UInt8(ascii: "\\") {
                guard let scalar = escape() else { break }
                text.append(contentsOf: String(Character(scalar)).utf8)
            } else if Self.continuesName(byte) {
                text.append(byte)
                position += 1
            } else {
                break
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads up to the next space or comment and resolves escapes.
    mutating func word() -> String {
        var text: [UInt8] = []
        while let byte = next, !byte.isWhiteSpace, !starts(with: "/*") {
            if byte == UInt8(ascii: "\\"), let scalar = escape() {
                text.append(contentsOf: String(Character(scalar)).utf8)
            } else {
                text.append(byte)
                position += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads a quoted string and resolves its escapes; nil when none starts here or a bare line break cuts it off.
    mutating func string() -> String? {
        guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        position += 1
        var text: [UInt8] = []
        while let byte = next, byte != quote {
            if byte == UInt8(ascii: "\n") { return nil }
            if byte == UInt8(ascii: "\\") {
                if let scalar = escape() {
                    text.append(contentsOf: String(Character(scalar)).utf8)
                } else {
                    position += 2
                }
            } else {
                text.append(byte)
                position += 1
            }
        }
        _ = skip(Unicode.Scalar(quote))
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads the target of a `url(…)` and resolves its escapes (CSS Syntax 3 §4.3.6); nil when none or a malformed
    /// one comes next.
    mutating func url() -> String? {
        guard startsURL else { return nil }
        position += 4
        while let byte = next, byte.isWhiteSpace { position += 1 }
        let isQuoted = next == UInt8(ascii: "\"") || next == UInt8(ascii: "'")
        guard let target = isQuoted ? string() : unquotedURL() else { return nil }
        while let byte = next, byte.isWhiteSpace { position += 1 }
        return skip(")") ? target : nil
    }

    private mutating func unquotedURL() -> String? {
        var text: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: ")"), !byte.isWhiteSpace {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("): return nil
            case UInt8(ascii: "\\"):
                guard let scalar = escape() else { return nil }
                text.append(contentsOf: String(Character(scalar)).utf8)
            default:
                text.append(byte)
                position += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    var startsIdentifier: Bool {
        let first = next == UInt8(ascii: "-") ? peek(1) : next
        guard let first else { return false }
        if first == UInt8(ascii: "\\") { return peek(next == UInt8(ascii: "-") ? 2 : 1) != UInt8(ascii: "\n") }
        return Self.startsName(first) || next == UInt8(ascii: "-") && first == UInt8(ascii: "-")
    }

    /// Returns the text of `range`, trimmed, with each comment replaced by the space it stands for.
    func text(_ range: Range<Int>) -> String {
        guard bytes[range].contains(UInt8(ascii: "/")) else { return Self.trimmed(bytes[range]) }
        var rest = restricted(to: range)
        var kept: [UInt8] = []
        while !rest.isAtEnd {
            let start = rest.position
            let isComment = rest.starts(with: "/*")
            rest.skipUnit()
            if isComment { kept.append(0x20) } else { kept.append(contentsOf: bytes[start..<rest.position]) }
        }
        return Self.trimmed(kept[...])
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        let words = bytes.drop(while: \.isWhiteSpace)
        let end = words.lastIndex { !$0.isWhiteSpace }.map { $0 + 1 } ?? words.startIndex
        return String(decoding: words[..<end], as: UTF8.self)
    }

    static func continuesName(_ byte: UInt8) -> Bool {
        startsName(byte) || 0x30...0x39 ~= byte || byte == UInt8(ascii: "-")
    }

    private static func startsName(_ byte: UInt8) -> Bool {
        0x61...0x7A ~= byte | 0x20 || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    /// Reads an escape (CSS Syntax 3 §4.3.7): up to six hexadecimal digits and one space, or any other character for
    /// itself.
    ///
    /// Returns nil without advancing before a line break.
    private mutating func escape() -> Unicode.Scalar? {
        guard let byte = peek(1) else {
            position = end
            return "\u{FFFD}"
        }
        if byte == UInt8(ascii: "\n") { return nil }
        position += 1
        var code: UInt32 = 0
        let start = position
        while position < start + 6, let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) {
            code = code << 4 | UInt32(digit)
            position += 1
        }
        if position == start { return scalar() }
        if let byte = next, byte.isWhiteSpace { position += 1 }
        return code == 0 ? "\u{FFFD}" : Unicode.Scalar(code) ?? "\u{FFFD}"
    }

    /// Reads the next Unicode scalar.
    private mutating func scalar() -> Unicode.Scalar {
        var decoder = UTF8()
        var rest = bytes[position..<end].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
            position += 1
            return "\u{FFFD}"
        }
        position += UTF8.width(scalar)
        return scalar
    }
}
