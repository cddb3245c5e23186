/// An effect and the time in which it has a say in what becomes of the symbol.
///
/// What brings the symbol in undoes what has taken it away, and what has brought it in alike before. Before its own
/// time it hides the symbol, unless that has been there before.
struct EffectTurn: Sendable {
    let track: EffectTrack
    let times: Range<Double>

    /// The turns of effects on one symbol.
    static func turns(of tracks: [EffectTrack]) -> [EffectTurn] {
        let transitions = tracks.filter { $0.transition != nil }.inTurn.turningBack
        return tracks.filter { $0.transition == nil }.map { EffectTurn(track: $0, times: -.infinity..<(.infinity)) }
            + transitions.enumerated().map { place, track in
                let isFirst = !transitions[..<place].contains(where: track.undoes)
                let next = transitions[(place + 1)...].first { $0.undoes(track) }
                return EffectTurn(
                    track: track,
                    times: (isFirst ? -.infinity : track.span.begin)..<(next?.span.begin ?? .infinity))
            }
    }
}

extension [EffectTrack] {
    /// In the order in which they begin; of those that begin at once, what goes before what comes.
    fileprivate var inTurn: [EffectTrack] {
        func rank(_ place: Int) -> (Double, Int, Int) {
            (self[place].span.begin, self[place].transition == .going ? 0 : 1, place)
        }
        return indices.sorted { rank($0) < rank($1) }.map { self[$0] }
    }

    /// What is brought in while it still goes comes back from where it is, so that nothing jumps.
    fileprivate var turningBack: [EffectTrack] {
        reduce(into: []) { tracks, track in
            if let last = tracks.last, tracks.dropLast().last?.transition != .going, track.turnsBack(last) {
                tracks[tracks.count - 1] = last.takenBack(at: track.span.begin)
            } else {
                tracks.append(track)
            }
        }
    }
}

extension EffectTrack {
    fileprivate func undoes(_ other: EffectTrack) -> Bool {
        transition == .coming
            && (other.transition == .going || other.stacking == stacking && other.span.begin < span.begin)
    }

    fileprivate func turnsBack(_ other: EffectTrack) -> Bool {
        guard transition == .coming, other.transition == .going, case .from(let begin) = span else { return false }
        return other.span.begin < begin && begin < other.span.begin + other.runLength
    }
}
