/// A value without quotes whose first character has a meaning of its own in YAML, such as `*.svg` or `{symbol}.svg`.
struct UnquotedValue {
    /// What is wrong with the value where libyaml reports a problem.
    let hint: String

    /// Finds the value of a problem at an offset into a text; nil where a problem has another cause.
    init?(in text: [Unicode.Scalar], at offset: Int) {
        let after = offset < text.count ? text[offset] : nil
        let before = offset > 0 && offset <= text.count ? text[offset - 1] : nil
        switch (before, after) {
        case (_, "\t"?): hint = "found a tab; expected spaces, by which YAML is indented"
        case (_, "@"?), (_, "`"?): hint = Self.hint(text[offset...])
        case ("*"?, _), ("&"?, _): hint = Self.hint(text[(offset - 1)...])
        case ("}"?, let next?) where !Self.ends.contains(next), ("]"?, let next?) where !Self.ends.contains(next):
            let brackets = before == "}" ? ("{", "}") : ("[", "]")
            hint = "found text after \(brackets.1); expected quotes around a value that begins with \(brackets.0)"
        default: return nil
        }
    }

    private static let ends: [Unicode.Scalar] = [" ", "\t", "\r", "\n", ",", ":", "}", "]", "#"]

    private static func hint(_ rest: ArraySlice<Unicode.Scalar>) -> String {
        let value = rest.prefix { !" \t\r\n,]}".unicodeScalars.contains($0) }.prefix(60)
        let text = String(String.UnicodeScalarView(value))
        return "found \(text) without quotes; expected \"\(text)\""
    }
}
