// Where the standard library's `Int(_: Double)` stops the process, these return the nearest valid integer.

extension Int {
    /// Creates the integer part of a number, clamped to ±2⁵³; 0 for a value that is not a number.
    ///
    /// Beyond 2⁵³, a `Double` cannot represent every integer; sums and small multiples of numbers within it do not
    /// overflow.
    package init(clamping value: Double) {
        self.init(value.isNaN ? 0 : Swift.min(Swift.max(value, -0x1p53), 0x1p53))
    }
}

extension UInt8 {
    /// Creates the integer part of a number, clamped to 0…255; 0 for a value that is not a number.
    package init(clamping value: Double) { self.init(clamping: Int(clamping: value)) }
}
