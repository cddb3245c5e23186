public import SymbolEffects
public import SymbolModel

/// A symbol in motion: what it is at each moment, and what moves it.
public struct Animation: Sendable {
    /// What the symbol is from a moment on.
    public struct Stage: Sendable {
        public var symbol: Symbol
        public var options: RenderOptions
        /// Seconds.
        public var begin: Double
        /// How another symbol takes the place of the one before; a change of the same symbol needs none.
        public var replace: ReplaceSymbolEffect?

        public init(_ symbol: Symbol, _ options: RenderOptions, begin: Double = 0, replace: ReplaceSymbolEffect? = nil) {
            self.symbol = symbol
            self.options = options
            self.begin = begin
            self.replace = replace
        }
    }

    public struct Effect: Sendable {
        public var effect: any SymbolEffect
        public var options: EffectOptions
        public var span: EffectTrack.Span

        public init(_ effect: any SymbolEffect, _ options: EffectOptions = EffectOptions(), _ span: EffectTrack.Span = .from(0)) {
            self.effect = effect
            self.options = options
            self.span = span
        }
    }

    /// In the order of their beginnings; the first begins at 0.
    public var stages: [Stage]
    public var effects: [Effect]
    /// Multiplies the clock of changes between stages.
    public var speed: Double
    public var reducesMotion: Bool

    public init(stages: [Stage], effects: [Effect] = [], speed: Double = 1, reducesMotion: Bool = false) {
        self.stages = stages
        self.effects = effects
        self.speed = speed
        self.reducesMotion = reducesMotion
    }
}
