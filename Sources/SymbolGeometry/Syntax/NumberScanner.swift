/// A scanner for SVG's micro-syntaxes: path data, transform lists, point lists and lengths.
///
/// A copy is a cheap bookmark: it shares the bytes and only has a `position` of its own.
package struct NumberScanner: Sendable {
    private let bytes: [UInt8]

    /// The offset of the next unread byte in the text's UTF-8.
    package private(set) var position = 0

    package init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The number of bytes in the text.
    var count: Int { bytes.count }

    package var isAtEnd: Bool { position == bytes.count }

    /// The next unread byte, or nil at the end.
    package var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// The scalar that begins at `position`, for messages, or nil at the end.
    package var peekedScalar: Unicode.Scalar? {
        String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars.first
    }

    /// Skips one byte; does nothing at the end.
    package mutating func advance() {
        if position < bytes.count { position += 1 }
    }

    /// Skips `byte` if it comes next, and returns whether it did.
    package mutating func skip(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        position += 1
        return true
    }

    /// Skips tab, line feed, form feed, carriage return and space (SVG 2 §9.3.9, `wsp`).
    package mutating func skipWhitespace() {
        while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B { position += 1 }
    }

    /// Skips `comma_wsp?`, whitespace around at most one comma, and returns whether there was a comma.
    @discardableResult
    package mutating func skipCommaWhitespace() -> Bool {
        // Digits, minus and point come after the comma in ASCII, and mostly a number follows at once.
        guard let byte = peek, byte <= UInt8(ascii: ",") else { return false }
        skipWhitespace()
        guard skip(UInt8(ascii: ",")) else { return false }
        skipWhitespace()
        return true
    }

    /// Skips the ASCII letters that come next, and returns them.
    package mutating func letters() -> String {
        let start = position
        while let byte = peek, 0x61...0x7A ~= byte | 0x20 { position += 1 }
        return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : ""
    }

    /// Whether the next byte can begin a number: a digit, a sign or a point.
    package var isAtNumber: Bool {
        switch peek ?? 0 {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }

    /// Reads a number: a sign, digits with an optional point, and an exponent.
    ///
    /// Returns nil, with `position` unchanged, if no number begins here or it is beyond `Double`'s range. The longest
    /// number is taken, so `1.5.5` contains two. An `e` without digits after it is not consumed, as in `1em`.
    /// A trailing point (`23.`) is accepted, which SVG 2 §9.3.9 allows readers but not writers.
    package mutating func number() -> Double? {
        let start = position
        guard let value = unboundedNumber(), value.isFinite else {
            position = start
            return nil
        }
        return value
    }

    /// Reads a number as `number()` does, but returns infinity if it is beyond `Double`'s range.
    mutating func unboundedNumber() -> Double? {
        let start = position
        let isNegative = skipSign()
        var decimal = Decimal()
        digits(into: &decimal)
        let whole = decimal.digits
        if skip(UInt8(ascii: ".")) { digits(into: &decimal) }
        guard decimal.digits > 0 else {
            position = start
            return nil
        }
        decimal.exponent = whole - decimal.digits
        if let letter = peek, letter | 0x20 == UInt8(ascii: "e") { decimal.exponent += exponent() }
        let magnitude = decimal.exact ?? roundedMagnitude(from: start)
        return isNegative ? -magnitude : magnitude
    }

    /// Skips a sign, if any, and returns whether it was a minus.
    private mutating func skipSign() -> Bool {
        guard let sign = peek, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else { return false }
        position += 1
        return sign == UInt8(ascii: "-")
    }

    private mutating func digits(into decimal: inout Decimal) {
        while let digit = peek.map({ $0 &- UInt8(ascii: "0") }), digit < 10 {
            decimal.append(digit)
            position += 1
        }
    }

    /// Reads the exponent after an `e`; returns 0 without consuming the `e` if no integer follows it.
    private mutating func exponent() -> Int {
        let start = position
        position += 1
        let isNegative = skipSign()
        let firstDigit = position
        var value = 0
        while let digit = peek.map({ $0 &- UInt8(ascii: "0") }), digit < 10 {
            value = min(value * 10 + Int(digit), 1_000_000)
            position += 1
        }
        guard position > firstDigit else {
            position = start
            return 0
        }
        return isNegative ? -value : value
    }

    /// Returns the correctly rounded value of the number just read, without its sign.
    private func roundedMagnitude(from start: Int) -> Double {
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        return Double(text).map(abs) ?? .infinity
    }
}

/// A decimal number as it is read.
private struct Decimal {
    private var significand: UInt64 = 0
    private(set) var digits = 0
    var exponent = 0

    mutating func append(_ digit: UInt8) {
        significand = significand &* 10 &+ UInt64(digit)
        digits += 1
    }

    /// The value if a single rounding yields it, or nil.
    ///
    /// Up to 15 digits and powers up to 10²² are both exact in a `Double`, so their product or quotient is correctly
    /// rounded (Clinger, "How to Read Floating Point Numbers Accurately", 1990).
    var exact: Double? {
        guard digits <= 15, abs(exponent) < Self.powersOfTen.count else { return nil }
        let power = Self.powersOfTen[abs(exponent)]
        return exponent < 0 ? Double(significand) / power : Double(significand) * power
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
        1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22
    ]
}
