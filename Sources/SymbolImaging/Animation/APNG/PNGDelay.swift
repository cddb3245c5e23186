internal import SymbolText

/// The delay of a frame of an animated PNG in seconds, as a fraction of 16-bit numbers (PNG specification, third
/// edition, section 11.3.6.2).
struct PNGDelay: Hashable, Sendable {
    let numerator: UInt16
    let denominator: UInt16

    static let maximum = Int(UInt16.max)

    private init(_ numerator: Int, _ denominator: Int) {
        self.numerator = UInt16(clamping: numerator)
        self.denominator = UInt16(clamping: denominator)
    }

    /// Creates an exact delay, or nil if the fraction does not fit.
    fileprivate init?(exactly duration: FrameDuration) {
        // Sums of durations are in lowest terms.
        guard let reduced = duration.adding(.zero), reduced.numerator <= PNGDelay.maximum,
            reduced.denominator <= PNGDelay.maximum
        else { return nil }
        self.init(reduced.numerator, reduced.denominator)
    }

    /// Creates the delay nearest to a number of seconds up to `maximum`, of several the one with the least denominator.
    fileprivate init(nearest seconds: Double) {
        var best = (numerator: 0, denominator: 1)
        var leastError = Double.infinity
        for denominator in 1...PNGDelay.maximum {
            let numerator = (seconds * Double(denominator)).rounded()
            if numerator > Double(PNGDelay.maximum) { break }
            let error = abs(numerator / Double(denominator) - seconds)
            if error < leastError { (best, leastError) = ((Int(clamping: numerator), denominator), error) }
        }
        self.init(best.numerator, best.denominator)
    }

    fileprivate var seconds: Double { Double(numerator) / Double(denominator) }
}

/// The delays for successive durations.
///
/// The error of one delay is compensated by the next that is not exact.
struct PNGDelays {
    /// The seconds by which the delays so far fall short of the durations.
    private var shortfall = 0.0

    mutating func next(for duration: FrameDuration) throws(AnimationEncodingError) -> PNGDelay {
        guard duration.numerator / duration.denominator < PNGDelay.maximum else {
            throw .frameTooLong(limitInSeconds: PNGDelay.maximum)
        }
        // A smaller shortfall is not worth changing a delay that can be stored exactly.
        let negligible = 1e-6
        if abs(shortfall) < negligible, let exact = PNGDelay(exactly: duration) { return exact }
        let wanted = Double(duration.numerator) / Double(duration.denominator) + shortfall
        let delay = PNGDelay(nearest: max(wanted, 0))
        shortfall = wanted - delay.seconds
        return delay
    }
}
