internal import SymbolText

extension Double {
    /// The time rounded to whole milliseconds; 0 for a value that is not finite.
    var milliseconds: Double { isFinite ? (Swift.max(0, Swift.min(self, 1e12)) * 1000).rounded() : 0 }

    /// The seconds with three decimals, the most that JUnit's schemas allow: `0.250`.
    var secondsText: String {
        let whole = Int(clamping: milliseconds)
        return "\(whole / 1000)." + String(String(1000 + whole % 1000).dropFirst())
    }
}
