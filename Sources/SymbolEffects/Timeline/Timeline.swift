package import SymbolModel

/// All effects on one symbol over time.
package struct Timeline: Sendable {
    private let turns: [EffectTurn]

    package init(_ tracks: [EffectTrack]) {
        turns = EffectTurn.turns(of: tracks).enumerated().sorted {
            ($0.element.track.stacking, $0.offset) < ($1.element.track.stacking, $1.offset)
        }.map(\.element)
    }

    /// The state of each of `count` layers at a time.
    package func states(of count: Int, at t: Double) -> [LayerState] {
        let acting = turns.filter { $0.times.contains(t) }.map(\.track)
        return (0..<count).map { layer in
            acting.reduce(.identity) { state, track in track.state(of: layer, at: t).combined(with: state) }
        }
    }

    /// When everything has come to rest; nil where something never does.
    package var end: Double? {
        turns.reduce(0 as Double?) { end, turn in
            guard let end, let more = turn.track.end else { return nil }
            return max(end, more)
        }
    }
}
