internal import SymbolAnimation
internal import SymbolEffects
internal import SymbolFiles
internal import SymbolModel
internal import SymbolStills

/// What moves a sprite: effects that share their options, or a timeline.
package struct SpriteMotion: Sendable {
    enum Content: Sendable {
        /// With the path of the symbol that takes the first one's place; nil for none.
        case effects([EffectSpec], EffectOptions, other: String?)
        case timeline(TimelineFile)
    }

    let content: Content
    /// Seconds; nil for as long as it takes.
    let duration: Double?
    let reducesMotion: Bool
    /// What was given, as text that tells motions apart but for the content of files.
    let recipe: String

    /// The paths of the symbols that it shows besides the first.
    var symbolPaths: [String] {
        switch content {
        case .effects(_, _, let other): other.map { [$0] } ?? []
        case .timeline(let file): file.symbolPaths
        }
    }

    /// The files that it reads for some options.
    func files(_ options: RenderOptions) -> [String] {
        let timeline: [String] = if case .timeline(let file) = content { [file.path] } else { [] }
        return timeline + symbolPaths.flatMap { SymbolSource($0, options).files }
    }

    /// The plan that it is for a symbol, with what reads the symbol at a path.
    ///
    /// - Throws: Whatever `load` throws, and `AnimationPlanError`.
    func plan(
        _ symbol: Symbol, _ options: RenderOptions, load: (_ path: String) throws -> Symbol
    ) throws -> AnimationPlan {
        switch content {
        case .effects(let specs, let effects, let other):
            try AnimationPlan(
                symbol, to: try other.map(load), options, specs, effects, duration: duration,
                reducesMotion: reducesMotion)
        case .timeline(let file):
            try AnimationPlan(
                symbol, options, file, duration: duration, reducesMotion: reducesMotion, load: load)
        }
    }
}
