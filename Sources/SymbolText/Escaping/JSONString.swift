extension String {
    /// A JSON string with its quotation marks (RFC 8259, 7), on one line.
    ///
    /// Control characters beyond the required ones are escaped too, as are line separators and what turns the
    /// direction of text: then the same text is a double-quoted scalar of YAML 1.2 (5.7, 7.3.1), and neither a
    /// terminal nor a reader is told anything else by it.
    package var jsonQuoted: String {
        if utf8.allSatisfy(\.standsAsItIs) { return "\"\(self)\"" }
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case let scalar where scalar.controlsText || scalar == "\u{FEFF}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}

extension UInt8 {
    /// Most texts are made of such bytes alone, and need no look at each scalar.
    fileprivate var standsAsItIs: Bool {
        (UInt8(ascii: " ")...UInt8(ascii: "~")).contains(self) && self != UInt8(ascii: "\"")
            && self != UInt8(ascii: "\\")
    }
}
