package import SymbolModel

/// All effects on one symbol over time.
package struct Timeline: Sendable {
    package let tracks: [EffectTrack]

    package init(_ tracks: [EffectTrack]) {
        self.tracks = tracks.enumerated().sorted { ($0.element.stacking, $0.offset) < ($1.element.stacking, $1.offset) }
            .map(\.element)
    }

    /// The state of each of `count` layers at a time.
    package func states(of count: Int, at t: Double) -> [LayerState] {
        (0..<count).map { layer in
            tracks.reduce(.identity) { state, track in track.state(of: layer, at: t).combined(with: state) }
        }
    }

    /// When everything has come to rest; nil where something never does.
    package var end: Double? {
        tracks.reduce(0 as Double?) { end, track in
            guard let end, let more = track.end else { return nil }
            return max(end, more)
        }
    }
}
