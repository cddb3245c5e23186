/// An argument of a colour function, before the function gives it a meaning.
struct ColorComponent {
    enum Kind: Equatable {
        case number(Double)
        /// A percentage as a fraction: 1 for 100%.
        case percentage(Double)
        /// An angle in degrees.
        case angle(Double)
        case none
    }

    let kind: Kind
    /// The error to throw if this kind is not allowed.
    let misplaced: ColorSyntaxError

    /// Returns the value, with numbers as they are and 100% as `whole`.
    func value(whole: Double) throws(ColorSyntaxError) -> Double {
        switch kind {
        case .number(let number): number
        case .percentage(let fraction): fraction * whole
        case .none: 0
        case .angle: throw misplaced.expecting("a number or percentage")
        }
    }

    /// Returns the component as a hue in degrees.
    func hue() throws(ColorSyntaxError) -> Double {
        switch kind {
        case .number(let degrees), .angle(let degrees): degrees
        case .none: 0
        case .percentage: throw misplaced.expecting("an angle")
        }
    }

    /// Returns the component as an alpha, clipped to 0…1.
    func alpha() throws(ColorSyntaxError) -> Double { min(max(try value(whole: 1), 0), 1) }

    func percentage() throws(ColorSyntaxError) -> Double {
        guard case .percentage(let fraction) = kind else { throw misplaced.expecting("a percentage") }
        return fraction
    }

    var isPercentage: Bool { if case .percentage = kind { true } else { false } }
}

extension ColorScanner {
    /// Reads a number, percentage or angle, or `none` if it is allowed, which it is not in the old syntax with commas.
    mutating func component(allowingNone: Bool) throws(ColorSyntaxError) -> ColorComponent {
        skipSpace()
        let start = position
        let misplaced = failure(expecting: "a number, percentage or angle")
        guard let number = number() else {
            guard identifier() == "none", allowingNone else { throw misplaced }
            return ColorComponent(kind: .none, misplaced: misplaced)
        }
        if skip("%") { return ColorComponent(kind: .percentage(number / 100), misplaced: misplaced) }
        let unit = identifier()
        if unit.isEmpty { return ColorComponent(kind: .number(number), misplaced: misplaced) }
        guard let degrees = Self.degrees[unit] else {
            position = start
            throw failure(expecting: "a number, percentage, or angle in deg, grad, rad or turn")
        }
        return ColorComponent(kind: .angle(number * degrees), misplaced: misplaced)
    }

    /// The number of degrees in each unit of angle (CSS Values 4 §7.1).
    private static let degrees = ["deg": 1, "grad": 0.9, "rad": 180 / Double.pi, "turn": 360]
}

extension ColorSyntaxError {
    func expecting(_ expected: String) -> ColorSyntaxError {
        ColorSyntaxError(found: found, expected: expected, utf8Offset: utf8Offset)
    }
}
