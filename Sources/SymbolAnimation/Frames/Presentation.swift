internal import SymbolDrawing
internal import SymbolEffects
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills
internal import SymbolText

/// An animation that is ready to be shown at any time: everything that frames share has been computed.
struct Presentation: Sendable {
    let animation: Animation
    let symbols: [AnimatedSymbol]
    /// The change to each symbol except the first.
    let changes: [Change]
    /// Whether effects have made the symbol before each except the first disappear, so that none is replaced: the
    /// appearance of the next one is then up to its effects.
    private let startsGone: [Bool]

    var first: AnimatedSymbol { symbols[0] }
    /// Prepares an animation to be drawn on a canvas, on whose pixels symbols are at rest; `nil` for no canvas.
    ///
    /// - Throws: `RenderError` if a symbol cannot be drawn, keyframes are not in chronological order from 0, or an
    ///   effect begins at no finite time.
    init(_ animation: Animation, on canvas: CanvasOptions? = nil) throws(RenderError) {
        guard let opening = animation.keyframes.first else { throw .noKeyframes }
        guard opening.begin == 0 else { throw .misplacedKeyframe(begin: opening.begin, after: nil) }
        for effect in animation.effects where !effect.span.begin.isFinite {
            throw .misplacedEffect(begin: effect.span.begin)
        }
        let first = try AnimatedSymbol(opening, in: animation, on: nil)
        var (symbols, changes, startsGone): ([AnimatedSymbol], [Change], [Bool]) = ([first], [], [])
        for (old, new) in zip(animation.keyframes, animation.keyframes.dropFirst()) {
            guard old.begin <= new.begin, new.begin.isFinite else {
                throw .misplacedKeyframe(begin: new.begin, after: old.begin)
            }
            var symbol = try AnimatedSymbol(new, in: animation, on: first.scene)
            if let canvas { symbol = symbol.resting(on: first.scene, canvas) }
            let former = symbols[symbols.count - 1]
            startsGone.append(former.isGone(at: new.begin))
            if startsGone[changes.count] { symbol.stayGone(at: new.begin) }
            changes.append(Change(former, symbol, (old, new), in: animation))
            symbols.append(symbol)
        }
        (self.animation, self.symbols, self.changes, self.startsGone) = (animation, symbols, changes, startsGone)
    }

    /// The time in seconds at which everything has come to rest; `nil` if something never does.
    var end: Double? {
        let changed =
            changes.indices.map { animation.keyframes[$0 + 1].begin + changes[$0].length / pace($0 + 1) }.max() ?? 0
        return symbols.reduce(changed as Double?) { end, symbol in
            guard let end, let more = symbol.timeline.end else { return nil }
            return max(end, more)
        }
    }

    /// Returns the number of the symbol that is shown, or is appearing, at a time.
    func number(at t: Double) -> Int { animation.keyframes.lastIndex { $0.begin <= t } ?? 0 }

    /// Returns the layers shown at a time, from back to front, in the animation's space.
    func layers(at t: Double) -> [PresentationLayer] { moment(at: t).layers }

    /// Returns what is shown at a time.
    func moment(at t: Double) -> PresentationMoment {
        let number = number(at: t)
        guard number > 0, let motion = changes[number - 1].motion, elapsed(number, at: t) < motion.length,
            !startsGone[number - 1]
        else {
            let layers = settling(number, at: t).layers(of: symbols[number])
            return PresentationMoment(groups: [.init(layers: layers)])
        }
        return replacing(settling(number - 1, at: t), number, motion, elapsed(number, at: t), t)
    }

    /// Returns the time in seconds, at normal speed, since a keyframe's symbol has begun to appear.
    func elapsed(_ number: Int, at t: Double) -> Double { (t - animation.keyframes[number].begin) * pace(number) }

    /// Returns moments of the changes that are faster than normal, as many as there are in a second at normal speed.
    func hurriedMoments(perSecond rate: Double) -> [Double] {
        changes.indices.flatMap { index -> [Double] in
            let (begin, length, pace) = (animation.keyframes[index + 1].begin, changes[index].length, pace(index + 1))
            guard pace > animation.speed, pace.isFinite else { return [] }
            return (0...Int(clamping: length * rate)).map { begin + Double($0) / rate / pace }
        }
    }

    /// Returns the speed at which a keyframe's symbol appears.
    ///
    /// A replacement begins with all of one symbol and ends with all of the other, so it cannot be interrupted: it runs
    /// as much faster as it must to end when the next change begins, and so does a change that it would cut short. A
    /// fade ends in the same way, but begins with whatever is shown.
    private func pace(_ number: Int) -> Double {
        guard number < changes.count, !changes[number - 1].isGradual || changes[number].isReplacement else {
            return animation.speed
        }
        let interval = animation.keyframes[number + 1].begin - animation.keyframes[number].begin
        return max(animation.speed, changes[number - 1].length / interval)
    }
}
