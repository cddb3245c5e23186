extension String {
    /// Character data and attribute values alike, for XML 1.0 and for HTML.
    ///
    /// Line ends and tabs are written as references, for an XML reader makes spaces of them in attributes
    /// (XML 1.0, 3.3.3). What XML 1.0 cannot hold at all (2.2, Char) becomes U+FFFD.
    public var markupEscaped: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            case "\t", "\n", "\r": text += "&#\(scalar.value);"
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
