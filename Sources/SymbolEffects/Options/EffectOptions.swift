/// The options that every effect takes.
public struct EffectOptions: Hashable, Sendable {
    /// The factor on the effect's own speed, from 0.1 to 10.
    ///
    /// It also applies to the delay between layers, but not to the delay of a periodic repetition. Values outside
    /// `speeds` are clamped.
    public var speed: Double { didSet { speed = Self.clamped(speed) } }
    /// The manner in which the effect repeats.
    public var repetition: EffectRepetition

    /// Creates options, by default for a single run at the effect's own speed.
    ///
    /// A speed outside `speeds` is clamped, and NaN becomes 1.
    public init(speed: Double = 1, repetition: EffectRepetition = .once) {
        self.speed = Self.clamped(speed)
        self.repetition = repetition
    }

    /// The range of speeds.
    public static let speeds = 0.1...10.0

    /// Returns the speed within `speeds`, or 1 for NaN.
    package static func clamped(_ speed: Double) -> Double {
        speed.isNaN ? 1 : min(max(speed, speeds.lowerBound), speeds.upperBound)
    }
}
