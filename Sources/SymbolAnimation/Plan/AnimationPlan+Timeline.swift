public import SymbolModel
public import SymbolStills

extension AnimationPlan {
    /// What a timeline file tells.
    ///
    /// - Parameters:
    ///   - duration: seconds, instead of the file's.
    ///   - load: reads another symbol.
    public init(
        _ symbol: Symbol, _ appearance: RenderOptions, _ timeline: TimelineFile, duration: Double? = nil,
        reducesMotion: Bool = false,
        load: (_ path: String) throws -> Symbol
    ) throws {
        var (keyframes, effects): ([Animation.Keyframe], [Animation.Effect]) = (
            [Animation.Keyframe(symbol, appearance)], []
        )
        for event in timeline.events {
            effects += event.effects.map { Animation.Effect($0, event.options, event.span) }
            guard event.changesSymbol, var keyframe = keyframes.last else { continue }
            event.apply(to: &keyframe.options)
            (keyframe.begin, keyframe.replace) = (event.begin, event.replace)
            if let path = event.symbol { keyframe.symbol = try load(path) }
            // What happens at once makes one keyframe, and what is so at the beginning is not a change.
            if keyframes.last?.begin == event.begin, event.symbol == nil { keyframes.removeLast() }
            keyframes.append(keyframe)
        }
        animation = Animation(keyframes: keyframes, effects: effects, speed: 1, reducesMotion: reducesMotion)
        span = (duration ?? timeline.duration).map { .seconds($0) } ?? .toRest(0)
    }
}
