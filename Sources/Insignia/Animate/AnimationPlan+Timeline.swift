public import SymbolModel

extension AnimationPlan {
    /// What a timeline file tells.
    ///
    /// - Parameters:
    ///   - duration: seconds, instead of the file's.
    ///   - load: reads another symbol.
    public init(
        _ symbol: Symbol, _ appearance: RenderOptions, _ timeline: TimelineFile, duration: Double? = nil, reducesMotion: Bool = false,
        load: (_ path: String) throws -> Symbol
    ) throws {
        var (stages, effects): ([Animation.Stage], [Animation.Effect]) = ([Animation.Stage(symbol, appearance)], [])
        for event in timeline.events {
            effects += event.effects.map { Animation.Effect($0, event.options, event.span) }
            guard event.changesStage, var stage = stages.last else { continue }
            event.apply(to: &stage.options)
            (stage.begin, stage.replace) = (event.begin, event.replace)
            if let path = event.symbol { stage.symbol = try load(path) }
            // What happens at once makes one stage, and what is so at the beginning is not a change.
            if stages.last?.begin == event.begin, event.symbol == nil { stages.removeLast() }
            stages.append(stage)
        }
        animation = Animation(stages: stages, effects: effects, speed: 1, reducesMotion: reducesMotion)
        span = (duration ?? timeline.duration).map { .seconds($0) } ?? .toRest(0)
    }
}
