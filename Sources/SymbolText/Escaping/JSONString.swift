extension String {
    /// A JSON string with its quotation marks (RFC 8259, 7), on one line.
    ///
    /// Control characters beyond the required ones are escaped too, and line separators: then the same text is a
    /// double-quoted scalar of YAML 1.2 (5.7, 7.3.1), and no terminal is told anything by it.
    package var jsonQuoted: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{2029}", "\u{FEFF}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
