extension String {
    /// The text as character data or an attribute value of XML 1.0 or HTML.
    ///
    /// Line ends and tabs become references, since an XML reader replaces them by spaces in attributes (XML 1.0,
    /// 3.3.3). Characters that XML 1.0 cannot represent at all (2.2, Char) become U+FFFD.
    package var markupEscaped: String {
        // Long texts, such as path data, seldom have anything to escape.
        guard utf8.contains(where: \.mayNeedMarkupEscape) else { return self }
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

extension UInt8 {
    /// Whether a character whose UTF-8 contains the byte may be one to escape; U+FFFE and U+FFFF begin with 0xEF.
    fileprivate var mayNeedMarkupEscape: Bool {
        switch self {
        case ..<0x20, 0xEF: true
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
        default: false
        }
    }
}
