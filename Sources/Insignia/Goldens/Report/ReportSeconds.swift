extension Double {
    /// Seconds to the millisecond, as JUnit's schemas allow at most: `0.250`. What is no time is 0.
    var secondsText: String {
        let milliseconds = isFinite ? Int(Swift.max(0, Swift.min(self, 1e12) * 1000).rounded()) : 0
        return "\(milliseconds / 1000)." + String(String(1000 + milliseconds % 1000).dropFirst())
    }
}
