package import SymbolModel

/// All effects on one symbol over time.
package struct Timeline: Sendable {
    private let tracks: [EffectTrack]
    private let activeTracks: [ActiveTrack]

    package init(_ tracks: [EffectTrack]) {
        self.tracks = tracks
        activeTracks = ActiveTrack.activeTracks(of: tracks).enumerated().sorted {
            ($0.element.track.stacking, $0.offset) < ($1.element.track.stacking, $1.offset)
        }.map(\.element)
    }

    /// Returns the state of each of `count` layers at a time in seconds.
    package func states(of count: Int, at t: Double) -> [LayerState] {
        let acting = activeTracks.filter { $0.activeTimes.contains(t) }.map(\.track)
        return (0..<count).map { layer in
            acting.reduce(.identity) { state, track in track.state(of: layer, at: t).combined(with: state) }
        }
    }

    /// The effects alone that make the symbol appear or disappear.
    package var transitions: Timeline { Timeline(tracks.filter { $0.transition != nil }) }

    /// Returns the same effects on a symbol that is already gone at a time, where removals that began before are over.
    package func completingRemovals(by t: Double) -> Timeline {
        Timeline(tracks.map { $0.span.begin < t && $0.hides(at: t) ? $0.completed(by: t) : $0 })
    }

    /// Whether a pen draws the symbol, or removes it, at some time within a range.
    package func draws(during times: Range<Double>) -> Bool {
        activeTracks.contains { $0.track.stacking == .draw && $0.track.acts(during: times) }
    }

    /// The time at which everything has come to rest; `nil` if something never does.
    package var end: Double? {
        activeTracks.reduce(0 as Double?) { end, active in
            guard let end, let more = active.track.end else { return nil }
            return max(end, more)
        }
    }
}
