/// Which parts of a symbol an effect moves one after the other.
public enum EffectScope: String, CaseIterable, Hashable, Sendable {
    /// Groups of layers, each a little after the one before.
    case byLayer
    /// Everything at once.
    case wholeSymbol
    /// Draw effects only: each group waits until the one before is done.
    case individually
}

/// How often an effect runs.
public enum EffectRepetition: Hashable, Sendable {
    case once
    /// So many times, nil for without end, with seconds of rest between; nil takes the effect's own.
    case periodic(count: Int?, delay: Double?)
    /// Without a stop: it sets in, runs, and dies away.
    case continuous
}

/// Options that all effects take.
public struct EffectOptions: Hashable, Sendable {
    /// Multiplies the effect's clock, staggers included, but not a periodic delay; 0.1…10.
    public var speed: Double { didSet { speed = Self.clamped(speed) } }
    public var repetition: EffectRepetition

    /// - Parameter speed: what lies beyond `speeds` is taken as the nearest of them, and no number as 1.
    public init(speed: Double = 1, repetition: EffectRepetition = .once) {
        self.speed = Self.clamped(speed)
        self.repetition = repetition
    }

    public static let speeds = 0.1...10.0

    private static func clamped(_ speed: Double) -> Double {
        speed.isNaN ? 1 : min(max(speed, speeds.lowerBound), speeds.upperBound)
    }
}
