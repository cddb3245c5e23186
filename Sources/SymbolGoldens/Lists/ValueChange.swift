/// The size of a change of an attribute, by which the changes of a step in several frames are ranked.
enum ValueChange {
    /// The largest difference between the numbers of two values, those of colours in levels; infinite where the values
    /// do not have the same form.
    static func amount(_ old: String, _ new: String) -> Double {
        let (a, b) = (numbers(of: old), numbers(of: new))
        guard a.count == b.count else { return .infinity }
        return zip(a, b).map { abs($0 - $1) }.max() ?? .infinity
    }

    private static func numbers(of text: String) -> [Double] {
        text.split { !("#.-".contains($0) || $0.isHexDigit) }.flatMap { word in
            word.hasPrefix("#") ? channels(of: word.dropFirst()) : Double(String(word)).map { [$0] } ?? []
        }
    }

    private static func channels(of digits: Substring) -> [Double] {
        guard let value = UInt32(digits, radix: 16) else { return [] }
        let color = digits.count == 6 ? value << 8 | 0xFF : value
        return stride(from: 24, through: 0, by: -8).map { Double(color >> UInt32($0) & 0xFF) }
    }
}
