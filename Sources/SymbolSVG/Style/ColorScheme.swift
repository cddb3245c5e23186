internal import SymbolColor
internal import SymbolText

extension Appearance.Scheme {
    /// Creates the appearance in which an element with a `color-scheme` is painted, where the reader prefers one (CSS
    /// Color Adjustment 1 §2.2); nil when the value is malformed.
    ///
    /// What supports both, or neither, takes the preferred one or the light one.
    init?(colorScheme text: String, preferred: Appearance.Scheme) {
        let words = text.lowercased().words
        guard !words.isEmpty, words == ["normal"] || !words.contains("normal") else { return nil }
        let named = words.compactMap { Appearance.Scheme(rawValue: $0) }
        self = named.contains(preferred) ? preferred : named.first ?? .light
    }

    /// Returns a value in which each `light-dark()` is the colour that it has in this appearance (CSS Color 5 §10);
    /// nil when one is malformed or nested too deeply.
    func substituted(in value: String, depth: Int = 8) -> String? {
        guard value.utf8.contains(UInt8(ascii: "(")), depth > 0 else { return depth > 0 ? value : nil }
        let bytes = Array(value.utf8)
        var cursor = CSSCursor(bytes: bytes, position: 0, end: bytes.count)
        var result: [UInt8] = []
        while !cursor.isAtEnd {
            let start = cursor.position
            guard cursor.identifier()?.lowercased() == "light-dark", cursor.skip("(") else {
                if cursor.position == start { cursor.position += 1 }
                result += bytes[start..<cursor.position]
                continue
            }
            guard let colors = cursor.twoArguments(),
                let color = substituted(in: self == .light ? colors.0 : colors.1, depth: depth - 1)
            else { return nil }
            result += color.utf8
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension CSSCursor {
    /// Reads two arguments and the closing parenthesis.
    fileprivate mutating func twoArguments() -> (String, String)? {
        let start = position
        skip(to: ",)")
        let first = text(start..<position)
        guard skip(",") else { return nil }
        let middle = position
        skip(to: ",)")
        let second = text(middle..<position)
        return skip(")") && !first.isEmpty && !second.isEmpty ? (first, second) : nil
    }
}
