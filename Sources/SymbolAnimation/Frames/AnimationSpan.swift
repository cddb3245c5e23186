internal import SymbolText

/// The span of time that an animation covers; a length that is not a positive number gives a single frame.
public enum AnimationSpan: Hashable, Sendable {
    /// One period of a seamless loop, in seconds; the last frame is followed by the first.
    ///
    /// Where that is no whole number of frames, the whole animation runs as much faster or slower as it must for its
    /// period to be the nearest one, so that the loop closes.
    case loop(Double)
    /// The given number of seconds from the beginning.
    case seconds(Double)
    /// The time from the beginning until everything is at rest, but at least the given number of seconds.
    ///
    /// An animation that never comes to rest is shown for the given number of seconds.
    case untilRest(atLeast: Double = 0)

    /// The time in seconds after which everything begins again; `nil` unless this is a loop.
    var period: Double? {
        if case .loop(let period) = self { period } else { nil }
    }

    /// The diagnostic about a single frame of an animation that never comes to rest; `nil` for a span that does not
    /// wait for rest.
    var restlessDiagnostic: Diagnostic? {
        guard case .untilRest = self else { return nil }
        return Diagnostic(
            .ineffective, "the animation never comes to rest, so that it is a single frame",
            help: "give a `span` of some seconds, or a loop")
    }
}
