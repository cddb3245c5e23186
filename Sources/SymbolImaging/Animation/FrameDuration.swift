/// The time for which a frame is shown, in seconds as an exact fraction such as 1/60 or 1001/30000.
public struct FrameDuration: Hashable, Sendable {
    /// The numerator of the fraction.
    public var numerator: Int
    /// The denominator of the fraction, at least 1.
    public var denominator: Int

    /// Creates a duration of `numerator / denominator` seconds.
    public init(numerator: Int, denominator: Int) {
        self.numerator = numerator
        self.denominator = denominator
    }
}

extension FrameDuration {
    static let zero = FrameDuration(numerator: 0, denominator: 1)

    var isPositive: Bool { numerator > 0 && denominator > 0 }

    /// Returns the sum in lowest terms, or `nil` if it does not fit.
    ///
    /// Products of two 63-bit numbers have 126 bits, so their sum fits in 128.
    func adding(_ other: FrameDuration) -> FrameDuration? {
        let sum = Int128(numerator) * Int128(other.denominator) + Int128(other.numerator) * Int128(denominator)
        let product = Int128(denominator) * Int128(other.denominator)
        let divisor = sum.greatestCommonDivisor(with: product)
        guard let numerator = Int(exactly: sum / divisor), let denominator = Int(exactly: product / divisor) else {
            return nil
        }
        return FrameDuration(numerator: numerator, denominator: denominator)
    }

    /// Returns the nearest number of ticks, with halves rounded up, or `nil` if it does not fit.
    func ticks(perSecond rate: Int) -> Int? {
        let halves = Int128(numerator) * 2 * Int128(rate) + Int128(denominator)
        return Int(exactly: halves / (2 * Int128(denominator)))
    }
}
