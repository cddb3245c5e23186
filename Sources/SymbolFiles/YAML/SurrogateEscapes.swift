extension [UInt8] {
    /// The text with each pair of JSON's escapes for a character beyond U+FFFF (RFC 8259, section 7), such as
    /// `\ud83d\ude00`, replaced by YAML's single one, `\U0001F600` (YAML 1.2.2, section 5.7), which libyaml reads.
    var withoutSurrogateEscapes: [UInt8] {
        let backslash = UInt8(ascii: "\\")
        guard contains(backslash) else { return self }
        var (text, index): ([UInt8], Int) = ([], 0)
        text.reserveCapacity(count)
        while index < count {
            guard self[index] == backslash else {
                text.append(self[index])
                index += 1
                continue
            }
            if let high = escapedUnit(at: index), UTF16.isLeadSurrogate(high), let low = escapedUnit(at: index + 6),
                UTF16.isTrailSurrogate(low)
            {
                let scalar = UTF16.decode(UTF16.EncodedScalar([high, low]))
                let digits = String(scalar.value, radix: 16)
                text += Array(("\\U" + String(repeating: "0", count: 8 - digits.utf8.count) + digits).utf8)
                index += 12
            } else {
                // What a backslash escapes is no beginning of an escape.
                text += self[index..<Swift.min(index + 2, count)]
                index += 2
            }
        }
        return text
    }

    /// Returns the code unit of an escape such as `\ud83d`; nil for anything else.
    private func escapedUnit(at index: Int) -> UInt16? {
        guard index + 6 <= count, self[index] == UInt8(ascii: "\\"), self[index + 1] == UInt8(ascii: "u") else {
            return nil
        }
        let digits = self[(index + 2)..<(index + 6)]
        guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
