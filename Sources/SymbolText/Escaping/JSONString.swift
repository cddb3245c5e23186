extension String {
    /// The text as a JSON string with quotation marks (RFC 8259, 7), on one line.
    ///
    /// Besides the required control characters, the other ones, line separators and characters that change the
    /// direction of text are escaped too: the result is also a double-quoted scalar of YAML 1.2 (5.7, 7.3.1), and can
    /// neither control a terminal nor mislead a reader.
    package var jsonQuoted: String {
        var bytes: [UInt8] = []
        appendQuoted(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the text as a JSON string.
    func appendQuoted(to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        defer { bytes.append(UInt8(ascii: "\"")) }
        var text = self
        let isLiteral = text.withUTF8 { utf8 in
            guard utf8.allSatisfy(\.isLiteral) else { return false }
            bytes.append(contentsOf: utf8)
            return true
        }
        if isLiteral { return }
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
    /// Whether the byte needs no escape; most texts consist only of such bytes, and then no scalars have to be
    /// examined.
    fileprivate var isLiteral: Bool {
        (UInt8(ascii: " ")...UInt8(ascii: "~")).contains(self) && self != UInt8(ascii: "\"")
            && self != UInt8(ascii: "\\")
    }
}
