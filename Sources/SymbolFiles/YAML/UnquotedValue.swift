/// A value without quotes whose first character has a meaning of its own in YAML, such as `*.svg` or `{symbol}.svg`.
struct UnquotedValue {
    /// What is wrong with the value.
    let hint: String

    /// Finds the value that explains a problem of libyaml at an offset into a text; nil where it has another cause.
    init?(_ problem: String, in text: [Unicode.Scalar], at offset: Int) {
        guard text.indices.contains(offset) || offset == text.count else { return nil }
        let (start, rest) = (text[..<offset], text[offset...])
        switch problem {
        case "found character that cannot start any token":
            let isTab = rest.first == "\t"
            hint = isTab ? "found a tab; expected spaces, by which YAML is indented" : Self.hint(rest)
        case "did not find expected alphabetic or numeric character":
            guard let sign = start.lastIndex(where: { $0 == "*" || $0 == "&" }) else { return nil }
            hint = Self.hint(text[sign...])
        case "did not find expected key", "did not find expected <document start>":
            guard let bracket = start.last, let opening = Self.openings[bracket] else { return nil }
            hint = "found text after \(bracket); expected quotes around a value that begins with \(opening)"
        default: return nil
        }
    }

    /// The brackets that open what others close.
    private static let openings: [Unicode.Scalar: Unicode.Scalar] = ["}": "{", "]": "["]

    private static func hint(_ rest: ArraySlice<Unicode.Scalar>) -> String {
        let value = rest.prefix { !" \t\r\n,]}".unicodeScalars.contains($0) }.prefix(60)
        let text = String(String.UnicodeScalarView(value))
        return "found \(text) without quotes; expected \"\(text)\""
    }
}
