/// The parts of a symbol that an effect moves one after another.
public enum EffectScope: String, CaseIterable, Hashable, Sendable {
    /// Groups of layers move one after another, each starting a little after the previous one.
    case byLayer
    /// The whole symbol moves at once.
    case wholeSymbol
    /// Each group of layers waits until the previous one is done; only for the draw effects.
    case individually
}
