/// The parts of a symbol that an effect moves one after another.
public enum EffectScope: String, CaseIterable, Hashable, Sendable {
    /// Groups of layers move, each a little after the one before.
    case byLayer
    /// The whole symbol moves at once.
    case wholeSymbol
    /// Each group of layers waits until the one before is done; for the draw effects only.
    case individually
}

/// The number of times that an effect runs.
public enum EffectRepetition: Hashable, Sendable {
    /// The effect runs once.
    case once
    /// The effect runs several times with rests between.
    ///
    /// A `count` of `nil` repeats without end. The delay is in seconds; `nil` stands for the effect's own.
    case periodic(count: Int?, delay: Double?)
    /// The effect sets in, runs without a stop, and dies away where it ends.
    case continuous
}

/// The options that every effect takes.
public struct EffectOptions: Hashable, Sendable {
    /// A factor on the effect's own speed, from 0.1 to 10.
    ///
    /// It also scales the delay between layers, but not the delay of a periodic repetition. Values outside `speeds` are
    /// clamped to it.
    public var speed: Double { didSet { speed = Self.clamped(speed) } }
    /// The number of times that the effect runs.
    public var repetition: EffectRepetition

    /// Creates options, by default for a single run at the effect's own speed.
    ///
    /// A speed outside `speeds` is clamped to it, and a speed that is not a number becomes 1.
    public init(speed: Double = 1, repetition: EffectRepetition = .once) {
        self.speed = Self.clamped(speed)
        self.repetition = repetition
    }

    /// The range of speeds.
    public static let speeds = 0.1...10.0

    private static func clamped(_ speed: Double) -> Double {
        speed.isNaN ? 1 : min(max(speed, speeds.lowerBound), speeds.upperBound)
    }
}
