internal import SymbolText

/// A cursor over the UTF-8 of a colour value.
///
/// Identifiers are converted to lower case, since CSS ignores case.
struct ColorScanner {
    private let bytes: [UInt8]
    var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { position == bytes.count }
    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipSpace() { take { $0.isWhiteSpace } }

    /// Skips `character` if it comes next, and returns whether it did.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    mutating func skip(through character: Unicode.Scalar) -> Bool {
        take { $0 != UInt8(ascii: character) }
        return skip(character)
    }

    /// Reads the letters, digits and hyphens that follow, unless they start with a digit.
    mutating func identifier() -> String {
        guard let first = next, Self.isLetter(first) || first == UInt8(ascii: "-") else { return "" }
        let start = position
        take { Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: "-") }
        return String(decoding: bytes[start..<position].map(Self.lowercased), as: UTF8.self)
    }

    /// Reads the values, 0…15, of the hexadecimal digits that follow; empty if other letters are among them.
    mutating func hexDigits() -> [UInt8] {
        let start = position
        take { Self.isDigit($0) || Self.isLetter($0) }
        let values = bytes[start..<position].compactMap { byte in
            Self.isDigit(byte) ? byte - 0x30 : 0x61...0x66 ~= Self.lowercased(byte) ? Self.lowercased(byte) - 0x57 : nil
        }
        return values.count == position - start ? values : []
    }

    /// Reads a CSS number (CSS Syntax 3 §4.3.12): the point of `1.` is not part of it, and `1e` is 1 with the unit e.
    ///
    /// It is clamped to ±1e9, beyond which no channel changes, so that sums and powers stay finite.
    mutating func number() -> Double? {
        let start = position
        if !skip("+") { _ = skip("-") }
        let hasWhole = digits()
        var end = position
        if skip("."), digits() { end = position }
        position = end
        guard hasWhole || bytes[start..<end].contains(UInt8(ascii: ".")) else {
            position = start
            return nil
        }
        if skip("e") || skip("E") {
            if !skip("+") { _ = skip("-") }
            if !digits() { position = end }
        }
        return Double(String(decoding: bytes[start..<position], as: UTF8.self)).map { min(max($0, -1e9), 1e9) }
    }

    /// Returns the error for a word that is not what was expected, with the nearest of `names` as a suggestion.
    func failure(expecting expected: String, among names: some Collection<String> = []) -> ColorSyntaxError {
        var ahead = self
        ahead.take { !Self.delimiters.contains($0) }
        if ahead.position == position, !isAtEnd { ahead.take(atMost: 1) { _ in true } }
        let found = String(decoding: bytes[position..<ahead.position], as: UTF8.self)
        return ColorSyntaxError(
            found: found, expected: expected, utf8Offset: position,
            suggestion: found.lowercased().nearest(in: names))
    }

    private static let delimiters = Set(" \t\n\r\u{0C},/()".utf8)

    private mutating func take(atMost limit: Int = .max, while matches: (UInt8) -> Bool) {
        var taken = 0
        while let byte = next, matches(byte), taken < limit { position += 1; taken += 1 }
    }

    private mutating func digits() -> Bool {
        let start = position
        take(while: Self.isDigit)
        return position > start
    }

    private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
    private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= lowercased(byte) }
    private static func lowercased(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
}
