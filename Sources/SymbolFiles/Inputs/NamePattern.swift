/// A name with wildcards: `*`, `?`, and `[a-z]` for one of several characters.
package struct NamePattern: Sendable {
    private let characters: [Character]
    /// The pattern in bytes, where every character is one byte; nil otherwise.
    private let bytes: [UInt8]?

    /// Creates a pattern from its text.
    package init(_ pattern: some StringProtocol) {
        characters = Array(pattern)
        bytes = Self.bytes(of: pattern)
    }

    /// Returns whether a name matches the pattern as a whole.
    package func matches(_ name: some StringProtocol) -> Bool {
        if let bytes, let name = Self.bytes(of: name) { return Self.matches(name[...], bytes[...]) }
        return Self.matches(Array(name)[...], characters[...])
    }

    /// The bytes of a name where each is a character, which excludes a carriage return, since that forms one character
    /// with a line feed.
    private static func bytes(of name: some StringProtocol) -> [UInt8]? {
        let bytes = Array(name.utf8)
        return bytes.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") } ? bytes : nil
    }

    /// Goes through the name once, and returns to the last star where the rest does not match.
    private static func matches<Unit: NameUnit>(_ name: ArraySlice<Unit>, _ pattern: ArraySlice<Unit>) -> Bool {
        let star = Unit(ascii: "*")
        var (n, p) = (name.startIndex, pattern.startIndex)
        var back: (n: Int, p: Int)?
        while n < name.endIndex {
            if p < pattern.endIndex, pattern[p] == star {
                back = (n, p + 1)
                p += 1
            } else if p < pattern.endIndex, let next = step(name[n], pattern, p) {
                (n, p) = (n + 1, next)
            } else if let (start, next) = back {
                back = (start + 1, next)
                (n, p) = (start + 1, next)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == star }
    }

    /// The index in the pattern after the part that matches a character; nil where the character does not match.
    private static func step<Unit: NameUnit>(_ unit: Unit, _ pattern: ArraySlice<Unit>, _ p: Int) -> Int? {
        if pattern[p] == Unit(ascii: "?") { return p + 1 }
        guard pattern[p] == Unit(ascii: "["),
            let close = pattern[(p + 1)...].firstIndex(of: Unit(ascii: "]")), close > p + 1
        else { return pattern[p] == unit ? p + 1 : nil }
        var (set, isIn) = (pattern[(p + 1)..<close], false)
        let isNegated = set.first == Unit(ascii: "!")
        if isNegated { set = set.dropFirst() }
        while let first = set.popFirst() {
            if set.count > 1, set.first == Unit(ascii: "-"), let last = set.dropFirst().first {
                set = set.dropFirst(2)
                isIn = isIn || (first <= last && (first...last).contains(unit))
            } else {
                isIn = isIn || first == unit
            }
        }
        return isIn != isNegated ? close + 1 : nil
    }
}

/// The unit in which names are compared: characters, or bytes where every character is one.
private protocol NameUnit: Comparable {
    init(ascii scalar: Unicode.Scalar)
}

extension UInt8: NameUnit {}

extension Character: NameUnit {
    init(ascii scalar: Unicode.Scalar) { self.init(scalar) }
}
