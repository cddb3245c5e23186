package import SymbolEffects
package import SymbolModel
package import SymbolStills

/// The description of a motion for any symbol: effects that share their options, or a timeline.
package struct MotionScript: Sendable {
    /// The form of the description.
    package enum Content: Sendable {
        /// Effects, and the path of the symbol that replaces the first one; `nil` for none.
        case effects([EffectSpec], EffectOptions, other: String?)
        /// A timeline.
        case timeline(TimelineFile)
    }

    /// The effects or the timeline.
    package var content: Content
    /// The length of the animation in seconds; `nil` shows everything until it is at rest.
    package var duration: Double?
    /// Whether every effect is replaced by its substitute for people who reduce motion.
    package var reducesMotion: Bool

    package init(_ content: Content, duration: Double? = nil, reducesMotion: Bool = false) {
        (self.content, self.duration, self.reducesMotion) = (content, duration, reducesMotion)
    }

    /// The effects; empty for a timeline, which contains its own.
    package var effects: [EffectSpec] { if case .effects(let specs, _, _) = content { specs } else { [] } }

    /// The path of the timeline file; `nil` for effects.
    package var timelinePath: String? { if case .timeline(let file) = content { file.path } else { nil } }

    /// The paths of the symbols that are shown besides the first.
    package var symbolPaths: [String] {
        switch content {
        case .effects(_, _, let other): other.map { [$0] } ?? []
        case .timeline(let file): file.symbolPaths
        }
    }

    /// Plans the animation of a symbol; `load` reads the symbol at a path.
    ///
    /// - Throws: Whatever `load` throws, and `AnimationPlanError`.
    package func plan(
        _ symbol: Symbol, _ appearance: RenderOptions, load: (_ path: String) throws -> Symbol
    ) throws -> AnimationPlan {
        switch content {
        case .effects(let specs, let options, let other):
            try AnimationPlan(
                symbol, to: try other.map(load), of: other, appearance, specs, options, duration: duration,
                reducesMotion: reducesMotion)
        case .timeline(let file):
            try AnimationPlan(
                symbol, appearance, file, duration: duration, reducesMotion: reducesMotion, load: load)
        }
    }
}
