extension String {
    /// The text as character data or an attribute value of XML 1.0 or HTML.
    ///
    /// Line ends and tabs become references, since an XML reader replaces them by spaces in attributes (XML 1.0,
    /// 3.3.3). Characters that XML 1.0 cannot represent at all (2.2, Char) become U+FFFD.
    package var markupEscaped: String {
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
