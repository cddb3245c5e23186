extension String {
    /// A JSON string with its quotation marks (RFC 8259, 7), on one line.
    ///
    /// Control characters beyond the required ones are escaped too, as are line separators and what turns the
    /// direction of text: then the same text is a double-quoted scalar of YAML 1.2 (5.7, 7.3.1), and neither a
    /// terminal nor a reader is told anything else by it.
    package var jsonQuoted: String {
        var bytes: [UInt8] = []
        appendQuoted(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends it as JSON has it.
    func appendQuoted(to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        defer { bytes.append(UInt8(ascii: "\"")) }
        var text = self
        let standsAsItIs = text.withUTF8 { utf8 in
            guard utf8.allSatisfy(\.standsAsItIs) else { return false }
            bytes.append(contentsOf: utf8)
            return true
        }
        if standsAsItIs { return }
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": bytes += "\\\"".utf8
            case "\\": bytes += "\\\\".utf8
            case "\n": bytes += "\\n".utf8
            case "\r": bytes += "\\r".utf8
            case "\t": bytes += "\\t".utf8
            case let scalar where scalar.controlsText || scalar == "\u{FEFF}":
                let digits = String(scalar.value, radix: 16)
                bytes += "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8
            default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
    }
}

extension UInt8 {
    /// Most texts are made of such bytes alone, and need no look at each scalar.
    fileprivate var standsAsItIs: Bool {
        (UInt8(ascii: " ")...UInt8(ascii: "~")).contains(self) && self != UInt8(ascii: "\"")
            && self != UInt8(ascii: "\\")
    }
}
