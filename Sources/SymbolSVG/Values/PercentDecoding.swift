extension [UInt8] {
    /// The bytes with percent escapes decoded; a percent sign that two hexadecimal digits do not follow stays
    /// (URL Standard §1.3).
    var percentDecoded: [UInt8] {
        var (decoded, index): ([UInt8], Int) = ([], 0)
        while index < count {
            let digits = self[index...].dropFirst().prefix(2).compactMap {
                Character(Unicode.Scalar($0)).hexDigitValue
            }
            if self[index] == UInt8(ascii: "%"), digits.count == 2 {
                decoded.append(UInt8(digits[0] << 4 | digits[1]))
                index += 3
            } else {
                decoded.append(self[index])
                index += 1
            }
        }
        return decoded
    }
}
