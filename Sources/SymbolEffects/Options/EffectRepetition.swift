/// The manner in which an effect repeats.
public enum EffectRepetition: Hashable, Sendable {
    /// The effect runs once.
    case once
    /// The effect runs several times with pauses between.
    ///
    /// A `count` of `nil` repeats without end; with one below 1, nothing moves. The delay is in seconds, from 0; `nil`
    /// means that of the effect, and a number that is negative or not finite counts as 0.
    case periodic(count: Int?, delay: Double?)
    /// The effect sets in, runs without a pause and dies away at its end.
    case continuous
}
