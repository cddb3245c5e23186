package import SymbolEffects
package import SymbolModel
package import SymbolStills

/// What moves a symbol, whichever it is: effects that share their options, or a timeline.
package struct MotionScript: Sendable {
    package enum Content: Sendable {
        /// With the path of the symbol that takes the first one's place; nil for none.
        case effects([EffectSpec], EffectOptions, other: String?)
        case timeline(TimelineFile)
    }

    package var content: Content
    /// Seconds; nil for as long as it takes.
    package var duration: Double?
    /// Whether every effect is replaced by its calm counterpart.
    package var reducesMotion: Bool

    package init(_ content: Content, duration: Double? = nil, reducesMotion: Bool = false) {
        (self.content, self.duration, self.reducesMotion) = (content, duration, reducesMotion)
    }

    /// The effects; none where a timeline tells them.
    package var effects: [EffectSpec] { if case .effects(let specs, _, _) = content { specs } else { [] } }

    /// The path of the timeline file; nil for none.
    package var timelinePath: String? { if case .timeline(let file) = content { file.path } else { nil } }

    /// The paths of the symbols that it shows besides the first.
    package var symbolPaths: [String] {
        switch content {
        case .effects(_, _, let other): other.map { [$0] } ?? []
        case .timeline(let file): file.symbolPaths
        }
    }

    /// The plan that it is for a symbol, with what reads the symbol at a path.
    ///
    /// - Throws: Whatever `load` throws, and `AnimationPlanError`.
    package func plan(
        _ symbol: Symbol, _ appearance: RenderOptions, load: (_ path: String) throws -> Symbol
    ) throws -> AnimationPlan {
        switch content {
        case .effects(let specs, let options, let other):
            try AnimationPlan(
                symbol, to: try other.map(load), appearance, specs, options, duration: duration,
                reducesMotion: reducesMotion)
        case .timeline(let file):
            try AnimationPlan(
                symbol, appearance, file, duration: duration, reducesMotion: reducesMotion, load: load)
        }
    }
}
