internal import SymbolFiles
package import SymbolModel
package import SymbolStills

extension AnimationPlan {
    /// Plans the animation that a timeline file describes.
    ///
    /// - Parameters:
    ///   - symbol: The symbol that is shown first.
    ///   - appearance: The appearance of the symbol at the beginning.
    ///   - timeline: The timeline file.
    ///   - duration: The length of the animation in seconds; `nil` means the duration in the file.
    ///   - reducesMotion: Whether every effect is replaced by its substitute for people who reduce motion.
    ///   - load: Reads the symbol at a path.
    /// - Throws: Whatever `load` throws; an error for a file that cannot be read includes the position at which it is
    ///   named. `FileError` for an event that begins after the end.
    package init(
        _ symbol: Symbol, _ appearance: RenderOptions, _ timeline: TimelineFile, duration: Double? = nil,
        reducesMotion: Bool = false,
        load: (_ path: String) throws -> Symbol
    ) throws {
        var (keyframes, effects): ([Animation.Keyframe], [Animation.Effect]) = (
            [Animation.Keyframe(symbol, options: appearance)], []
        )
        let duration = duration ?? timeline.duration
        try timeline.check(within: duration)
        for event in timeline.events {
            guard let last = keyframes.last else { continue }
            effects += event.effects(on: last.symbol, within: duration, in: timeline)
            guard event.changesSymbol else { continue }
            var keyframe = last
            event.apply(to: &keyframe.options)
            if let symbol = event.symbol {
                (keyframe.symbol, keyframe.path) = (try timeline.loadSymbol(symbol, load), symbol.path)
            }
            (keyframe.begin, keyframe.replace) = (event.begin, event.replace)
            // Events at the same time make one keyframe. At the beginning, only another symbol is a change.
            if last.begin == event.begin, keyframes.count > 1 || event.symbol == nil {
                keyframe.replace = event.replace ?? last.replace
                keyframes.removeLast()
            }
            keyframes.append(keyframe)
        }
        animation = Animation(keyframes: keyframes, effects: effects, speed: 1, reducesMotion: reducesMotion)
        span = duration.map { .seconds($0) } ?? .untilRest(atLeast: 0)
    }
}

extension TimelineFile {
    /// Loads a symbol that the timeline names; an error includes the position at which it is named.
    fileprivate func loadSymbol(
        _ symbol: TimelineEvent.Reference, _ load: (_ path: String) throws -> Symbol
    ) throws -> Symbol {
        do { return try load(symbol.path) } catch let error as FileError where error.kind == .input {
            throw FileError(.input, path: path, message: "\(error)", at: symbol.position)
        }
    }
}
