/// Decimal numbers as SVG reads them, in as few characters as they need and the same everywhere.
package struct SVGNumberFormat: Hashable, Sendable {
    /// The most digits after the point; values are rounded to nearest, ties away from zero.
    package let decimals: Int
    private let scale: Double

    /// `decimals` is held to 0…15.
    package init(decimals: Int) {
        self.decimals = min(max(decimals, 0), 15)
        scale = (0..<self.decimals).reduce(1) { power, _ in power * 10 }
    }

    /// `value` without needless zeros: `.5`, `-3`, `0`.
    ///
    /// Where scaling could cost digits, from 2⁵⁰ last decimals upwards, all of `Double`'s
    /// digits are written instead.
    /// `value` must be finite: SVG has no other numbers.
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

    private static func shortest(_ value: Double) -> String {
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
