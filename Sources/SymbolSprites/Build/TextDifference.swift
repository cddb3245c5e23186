/// The first difference of two texts that are not equal.
struct TextDifference: CustomStringConvertible {
    private let found, expected: [UInt8]
    /// The offset at which the texts differ first, at the start of a character.
    private let offset: Int
    /// The offset at which the line begins that differs.
    private let start: Int

    /// Finds the first difference; nil where either is not a text in UTF-8.
    init?(_ found: [UInt8], _ expected: [UInt8]) {
        guard String(validating: found, as: UTF8.self) != nil, String(validating: expected, as: UTF8.self) != nil else {
            return nil
        }
        var offset = zip(found, expected).prefix { $0 == $1 }.count
        while [found, expected].contains(where: { offset < $0.count && $0[offset] & 0xC0 == 0x80 }) { offset -= 1 }
        (self.found, self.expected, self.offset) = (found, expected, offset)
        start = found[..<offset].lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? 0
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    var description: String {
        if let endings { return endings }
        let number = found[..<offset].count { $0 == Self.lineFeed } + 1
        let (old, new) = (line(of: found), line(of: expected))
        guard old != new else {
            return offset == found.count
                ? "ends without the line break of line \(number)"
                : "has a line break after line \(number), expected the end"
        }
        let column = String(decoding: found[start..<offset], as: UTF8.self).count
        let isBlank = old.filter { !$0.isWhitespace } == new.filter { !$0.isWhitespace }
        let texts = [(found, old), (expected, new)].map { bytes, line in
            start == bytes.count ? "the end" : "`\(Self.excerpt(line, at: column, showsBlanks: isBlank))`"
        }
        let what = isBlank ? "has other blanks" : "differs"
        return "line \(number) \(what) from column \(column + 1) on: \(texts[0]), expected \(texts[1])"
    }

    /// The difference in how lines end; nil where something else differs too.
    private var endings: String? {
        guard found.filter({ $0 != Self.carriageReturn }) == expected.filter({ $0 != Self.carriageReturn }) else {
            return nil
        }
        switch (found.contains(Self.carriageReturn), expected.contains(Self.carriageReturn)) {
        case (true, false): return "has lines that end with CR LF, expected LF"
        case (false, true): return "has lines that end with LF, expected CR LF"
        default: return "has lines that end otherwise than expected"
        }
    }

    /// The rest of a text up to the next line break.
    private func line(of bytes: [UInt8]) -> String {
        String(decoding: bytes[start...].prefix { $0 != Self.lineFeed }, as: UTF8.self)
    }

    /// Returns some 60 characters of a line around a column, on request with signs for spaces and tabs.
    private static func excerpt(_ line: String, at column: Int, showsBlanks: Bool) -> String {
        let first = max(column - 20, 0)
        let rest = line.dropFirst(first)
        let text = rest.prefix(60).map { character in
            guard showsBlanks else { return character }
            return character == "\t" ? "→" : character.isWhitespace ? "·" : character
        }
        return (first > 0 ? "…" : "") + String(text) + (rest.count > 60 ? "…" : "")
    }
}
