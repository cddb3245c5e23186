internal import SymbolText

extension Double {
    /// Whole milliseconds of a time in seconds.
    ///
    /// What is no time is 0.
    var milliseconds: Double { isFinite ? (Swift.max(0, Swift.min(self, 1e12)) * 1000).rounded() : 0 }

    /// Seconds to the millisecond, as JUnit's schemas allow at most: `0.250`.
    var secondsText: String {
        let whole = Int(clamping: milliseconds)
        return "\(whole / 1000)." + String(String(1000 + whole % 1000).dropFirst())
    }
}
