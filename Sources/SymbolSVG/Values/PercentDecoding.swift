extension [UInt8] {
    /// The bytes with percent escapes decoded; a percent sign that two hexadecimal digits do not follow stays
    /// (URL Standard §1.3).
    var percentDecoded: [UInt8] {
        var (decoded, index): ([UInt8], Int) = ([], 0)
        while index < count {
            let byte = self[index]
            index += 1
            guard byte == UInt8(ascii: "%") else {
                decoded.append(byte)
                continue
            }
            let digits = self[index...].prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
            decoded.append(digits.count == 2 ? UInt8(digits[0] << 4 | digits[1]) : byte)
            index += digits.count == 2 ? 2 : 0
        }
        return decoded
    }
}
