/// A number of frames per second as an exact fraction, such as 60, 25 or 30000/1001.
public struct FrameRate: Hashable, Sendable, CustomStringConvertible {
    /// The numerator of the fraction in lowest terms.
    public let numerator: Int
    /// The denominator of the fraction in lowest terms.
    public let denominator: Int

    /// The largest rate, in frames per second.
    public static let limit = 1000
    /// The default rate of animations, 30 frames per second.
    public static let standard = FrameRate(whole: 30)

    /// The default rate of film strips, 10 frames per second.
    package static let strip = FrameRate(whole: 10)

    private init(whole: Int) { (numerator, denominator) = (whole, 1) }

    /// Creates a rate of `numerator / denominator` frames per second.
    ///
    /// The result is `nil` for a rate that is not positive or exceeds `limit`, and for numbers above a billion.
    public init?(_ numerator: Int, over denominator: Int = 1) {
        guard (1...1_000_000_000).contains(numerator), (1...1_000_000_000).contains(denominator),
            numerator <= Self.limit * denominator
        else { return nil }
        let divisor = numerator.greatestCommonDivisor(with: denominator)
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    /// Parses a rate such as `60`, `29.97` or `30000/1001`; the result is `nil` for any other text.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2, parts.allSatisfy(Self.isDigits), let a = Int(parts[0]), let b = Int(parts[1]) {
            self.init(a, over: b)
        } else {
            let digits = text.split(separator: ".", omittingEmptySubsequences: false)
            let decimals = digits.count == 2 ? digits[1].count : 0
            guard (1...2).contains(digits.count), decimals <= 6, digits.allSatisfy(Self.isDigits),
                let number = Int(digits.joined())
            else { return nil }
            self.init(number, over: (0..<decimals).reduce(1) { power, _ in power * 10 })
        }
    }

    /// Whether a text is a number without a sign, which `Int` would accept.
    private static func isDigits(_ text: Substring) -> Bool {
        !text.isEmpty && text.allSatisfy { ("0"..."9").contains($0) }
    }

    /// Returns the time of a frame in seconds, where frame 0 is at 0.
    public func time(of frame: Int) -> Double { Double(frame) * Double(denominator) / Double(numerator) }

    /// The time for which each frame is shown.
    public var frameDuration: FrameDuration { FrameDuration(numerator: denominator, denominator: numerator) }

    /// The rate as a floating-point number.
    public var framesPerSecond: Double { Double(numerator) / Double(denominator) }

    /// The rate as a whole number, or as a fraction such as `30000/1001`.
    public var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}
