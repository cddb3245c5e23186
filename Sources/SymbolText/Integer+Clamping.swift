// What the standard library's `Int(_: Double)` stops the process for, these answer with the nearest integer allowed.

extension Int {
    /// The whole part of a number, held to ±2⁵³, and 0 for what is not a number.
    ///
    /// Beyond 2⁵³ a `Double` does not tell one integer from the next; sums and small multiples of what is within do
    /// not overflow.
    package init(clamping value: Double) {
        self.init(value.isNaN ? 0 : Swift.min(Swift.max(value, -0x1p53), 0x1p53))
    }
}

extension UInt8 {
    /// The whole part of a number, the nearest byte to one out of range, and 0 for what is not a number.
    package init(clamping value: Double) { self.init(clamping: Int(clamping: value)) }
}
