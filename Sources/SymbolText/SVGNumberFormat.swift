/// A format for numbers in SVG, with as few characters as possible and independent of a locale.
package struct SVGNumberFormat: Hashable, Sendable {
    /// The maximum number of digits after the point; values are rounded to nearest, ties away from zero.
    package let decimals: Int
    private let scale: Double

    /// Creates a format with a number of decimals, which is clamped to 0…15.
    package init(decimals: Int) {
        self.decimals = min(max(decimals, 0), 15)
        scale = (0..<self.decimals).reduce(1) { power, _ in power * 10 }
    }

    /// Formats a finite value without unnecessary zeros: `.5`, `-3`, `0`.
    ///
    /// Where scaling could cost digits, from 2⁵⁰ units of the last decimal on, all of `Double`'s digits are written
    /// instead. SVG has no numbers that are not finite.
    package func string(_ value: Double) -> String {
        let scaled = (value * scale).rounded()
        guard abs(scaled) < 0x1p50 else { return Self.shortest(value) }
        let (whole, fraction) = UInt64(abs(scaled)).quotientAndRemainder(dividingBy: UInt64(scale))
        let sign = scaled < 0 ? "-" : ""
        guard fraction > 0 else { return sign + String(whole) }
        var digits = String(fraction)
        digits = String(repeating: "0", count: decimals - digits.utf8.count) + digits
        while digits.last == "0" { digits.removeLast() }
        return sign + (whole > 0 ? String(whole) : "") + "." + digits
    }

    /// Formats a value like `string(_:)`, but with a digit before the point, as sentences and most languages have it:
    /// `0.5`.
    package func decimal(_ value: Double) -> String {
        let text = string(value)
        if text.hasPrefix(".") { return "0" + text }
        return text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
    }

    private static func shortest(_ value: Double) -> String {
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
