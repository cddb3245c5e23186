internal import SymbolGeometry

/// A CSS angle (CSS Values 4 §7.1); without a unit it is in degrees, as in SVG's attributes.
struct Angle {
    let radians: Double

    /// Reads a whole text as one angle; nil when it is anything else.
    init?(_ text: String) {
        var scanner = NumberScanner(text)
        guard let value = scanner.number(), let degrees = Self.degrees[scanner.letters().lowercased()], scanner.isAtEnd
        else { return nil }
        radians = value * degrees * .pi / 180
    }

    /// The number of degrees in each unit.
    static let degrees = ["": 1.0, "deg": 1, "rad": 180 / Double.pi, "grad": 0.9, "turn": 360]
}
