extension [UInt8] {
    /// Appends the decimal digits of a whole number.
    package mutating func append(decimal number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        append(decimal: UInt64(number.magnitude))
    }

    /// Appends the decimal digits of a whole number.
    package mutating func append(decimal number: UInt64) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.mostDigits) { digits in
            var (start, rest) = (digits.endIndex, number)
            repeat {
                start -= 1
                digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            } while rest > 0
            append(contentsOf: digits[start...])
        }
    }

    /// The number of digits of the largest number of 64 bits.
    private static var mostDigits: Int { 20 }
}
