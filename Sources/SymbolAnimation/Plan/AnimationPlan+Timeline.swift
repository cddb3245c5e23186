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
    ///   - duration: The length of the animation in seconds; `nil` takes the file's own.
    ///   - reducesMotion: Whether every effect is replaced by its calm counterpart.
    ///   - load: Reads the symbol at a path.
    /// - Throws: Whatever `load` throws; where a file cannot be read, where it is named is told with it.
    package init(
        _ symbol: Symbol, _ appearance: RenderOptions, _ timeline: TimelineFile, duration: Double? = nil,
        reducesMotion: Bool = false,
        load: (_ path: String) throws -> Symbol
    ) throws {
        var (keyframes, effects): ([Animation.Keyframe], [Animation.Effect]) = (
            [Animation.Keyframe(symbol, options: appearance)], []
        )
        let duration = duration ?? timeline.duration
        for event in timeline.events {
            effects += event.effects(within: duration)
            guard event.changesSymbol, let last = keyframes.last else { continue }
            var keyframe = last
            event.apply(to: &keyframe.options)
            if let symbol = event.symbol { keyframe.symbol = try timeline.telling(of: symbol, load) }
            (keyframe.begin, keyframe.replace) = (event.begin, event.replace)
            // What happens at once makes one keyframe. What is so at the beginning is not a change, but for another
            // symbol.
            if last.begin == event.begin, keyframes.count > 1 || event.symbol == nil {
                keyframe.replace = event.replace ?? last.replace
                keyframes.removeLast()
            }
            keyframes.append(keyframe)
        }
        animation = Animation(keyframes: keyframes, effects: effects, speed: 1, reducesMotion: reducesMotion)
        span = duration.map { .seconds($0) } ?? .toRest(0)
    }
}

extension TimelineFile {
    fileprivate func telling(
        of symbol: TimelineEvent.Reference, _ load: (_ path: String) throws -> Symbol
    ) throws -> Symbol {
        do { return try load(symbol.path) } catch let error as FileError where error.kind == .input {
            throw FileError(.input, path: path, message: "\(error)", at: symbol.position)
        }
    }
}
