/// An effect and the time in which it applies.
///
/// An effect that makes the symbol appear ends the effects that made it disappear, and earlier ones like itself. Before
/// its own time it hides the symbol, unless the symbol was already there. Any other effect that is held releases the
/// earlier ones like itself.
struct ActiveTrack: Sendable {
    let track: EffectTrack
    let activeTimes: Range<Double>

    /// Returns the effects on one symbol, with the times in which they apply.
    static func activeTracks(of tracks: [EffectTrack]) -> [ActiveTrack] {
        let transitions = tracks.filter { $0.transition != nil }.inOrder.withoutJumps
        let others = tracks.filter { $0.transition == nil }.releasingHeld
        return others.map { ActiveTrack(track: $0, activeTimes: -.infinity..<(.infinity)) }
            + transitions.enumerated().map { index, track in
                let isFirst = !transitions[..<index].contains { track.undoes($0) || track.follows($0) }
                let next = transitions[(index + 1)...].first { $0.undoes(track) }
                return ActiveTrack(
                    track: track,
                    activeTimes: (isFirst ? -.infinity : track.span.begin)..<(next?.span.begin ?? .infinity))
            }
    }
}

extension [EffectTrack] {
    /// The effects in the order in which they begin; of those that begin at the same time, removals come first.
    fileprivate var inOrder: [EffectTrack] {
        func rank(_ index: Int) -> (Double, Int, Int) {
            (self[index].span.begin, self[index].transition == .removal ? 0 : 1, index)
        }
        return indices.sorted { rank($0) < rank($1) }.map { self[$0] }
    }

    /// The effects with each removal that an insertion interrupts released from where it is, and with insertions that
    /// begin while one like them is under way or on its way back merged into it, so that nothing jumps.
    ///
    /// Where such an insertion is released before the symbol is back, the removal goes on instead. The insertion is
    /// needed as such where another removal still hides the symbol.
    fileprivate var withoutJumps: [EffectTrack] {
        reduce(into: []) { tracks, track in
            guard let last = tracks.last else { return tracks.append(track) }
            if track.reverses(last), tracks.dropLast().last?.hides(at: last.span.begin) != true {
                tracks.removeLast()
                tracks += track.interrupting(last)
            } else if track.repeats(last) {
                tracks[tracks.count - 1] = last.held(at: track.span.begin, until: track.release)
            } else {
                tracks.append(track)
            }
        }
    }
}

extension [EffectTrack] {
    /// The effects with each held one released where another one like it takes its place; since the release begins
    /// where the effect is, nothing jumps.
    fileprivate var releasingHeld: [EffectTrack] {
        enumerated().map { index, track in
            let successors = enumerated().filter { other, successor in
                successor.isHeld && successor.original.stacking == track.original.stacking
                    && (track.span.begin, index) < (successor.span.begin, other)
            }
            guard track.isHeld, let end = successors.map(\.element.span.begin).min() else { return track }
            return track.released(at: end)
        }
    }
}

extension EffectTrack {
    /// Whether the effect is a removal that is not released at a time after its beginning.
    func hides(at t: Double) -> Bool { transition == .removal && isHeld(at: t) }

    /// Returns the effects that remain of a removal and of the effect, which makes the symbol appear meanwhile.
    fileprivate func interrupting(_ removal: EffectTrack) -> [EffectTrack] {
        let returning = removal.released(at: span.begin)
        guard let release else { return [returning] }
        return returning.isMoving(at: release)
            ? [returning.held(at: release, until: nil)] : [returning, soleRelease(at: release)]
    }

    fileprivate func undoes(_ other: EffectTrack) -> Bool {
        transition == .insertion
            && (other.transition == .removal
                || other.original.stacking == original.stacking && other.span.begin < span.begin)
    }

    /// Whether the effect begins when another one has already made the symbol visible.
    fileprivate func follows(_ other: EffectTrack) -> Bool {
        transition == .insertion && other.transition == .insertion
            && other.span.begin + other.original.runLength <= span.begin
    }

    /// Whether the effect makes the symbol appear while another one like it still does, or is on its way back.
    fileprivate func repeats(_ other: EffectTrack) -> Bool {
        guard transition == .insertion, other.transition == .insertion, span != .endless, other.span != .endless,
            other.original.stacking == original.stacking
        else { return false }
        return other.isMoving(at: span.begin)
    }

    /// Whether the effect makes the symbol appear while another one makes it disappear, or is on its way back.
    fileprivate func reverses(_ other: EffectTrack) -> Bool {
        guard transition == .insertion, other.transition == .removal, span != .endless else { return false }
        return other.isMoving(at: span.begin)
    }
}
