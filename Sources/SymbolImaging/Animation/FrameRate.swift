/// Frames a second as an exact fraction: 60, 25, 30000/1001.
public struct FrameRate: Hashable, Sendable, CustomStringConvertible {
    public let numerator: Int
    public let denominator: Int

    public static let limit = 1000
    /// 30 frames a second.
    public static let film = FrameRate(whole: 30)

    /// 10 frames a second: enough to look at.
    package static let strip = FrameRate(whole: 10)

    private init(whole: Int) { (numerator, denominator) = (whole, 1) }

    /// Nil for a rate that is not positive or beyond `limit` frames a second.
    public init?(_ numerator: Int, over denominator: Int = 1) {
        guard (1...1_000_000_000).contains(numerator), (1...1_000_000_000).contains(denominator),
            numerator <= Self.limit * denominator
        else { return nil }
        let divisor = Self.commonDivisor(numerator, denominator)
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    /// Reads `60`, `29.97` and `30000/1001`.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2, let a = Int(parts[0]), let b = Int(parts[1]) {
            self.init(a, over: b)
        } else {
            let digits = text.split(separator: ".", omittingEmptySubsequences: false)
            let decimals = digits.count == 2 ? digits[1].count : 0
            guard (1...2).contains(digits.count), decimals <= 6, let number = Int(digits.joined()),
                !text.hasPrefix("-"), !text.hasPrefix("+")
            else { return nil }
            self.init(number, over: (0..<decimals).reduce(1) { power, _ in power * 10 })
        }
    }

    /// The moment of a frame in seconds.
    public func time(of frame: Int) -> Double { Double(frame * denominator) / Double(numerator) }

    /// How long a frame is shown.
    public var frameDuration: FrameDuration { FrameDuration(numerator: denominator, denominator: numerator) }

    public var framesPerSecond: Double { Double(numerator) / Double(denominator) }

    public var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

    private static func commonDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : commonDivisor(b, a % b) }
}
