internal import SymbolGeometry

/// A CSS length or percentage (CSS Values 4 §5, §6).
struct Length: Hashable {
    enum Unit: String {
        case number = "", px, pt, pc, mm, cm, inch = "in", q, em, ex, rem, percent = "%"
    }

    var value: Double
    var unit: Unit
    /// Additional pixels, which only calculated lengths have.
    var pixels = 0.0

    init(_ value: Double, _ unit: Unit = .number) {
        self.value = value
        self.unit = unit
    }

    static let zero = Length(0)

    /// Whether the length is relative to the font of the element or of the root.
    var isOfFont: Bool { unit == .em || unit == .ex || unit == .rem }

    /// Reads a whole text as one length; nil when it is anything else.
    init?(_ text: String) {
        var scanner = NumberScanner(text)
        scanner.skipWhitespace()
        if scanner.peek.map({ $0 | 0x20 == UInt8(ascii: "c") }) ?? false {
            self.init(calculating: &scanner)
        } else {
            self.init(scanning: &scanner)
        }
        scanner.skipWhitespace()
        guard scanner.isAtEnd else { return nil }
    }

    /// Reads a length in a property of CSS alone, where only zero may lack its unit; nil when the text is anything
    /// else.
    init?(css text: String) {
        guard let length = Length(text), length.unit != .number || length.value == 0 else { return nil }
        self = length
    }

    init?(scanning scanner: inout NumberScanner) {
        guard let value = scanner.number() else { return nil }
        if scanner.skip(UInt8(ascii: "%")) {
            self.init(value, .percent)
        } else {
            let letters = scanner.letters()
            guard !letters.isEmpty else {
                self.init(value)
                return
            }
            guard let unit = Unit(rawValue: letters.lowercased()) else { return nil }
            self.init(value, unit)
        }
    }

    /// Reads a list of lengths separated by white space or commas; nil when it contains anything else.
    static func list(_ text: String) -> [Length]? {
        var scanner = NumberScanner(text)
        scanner.skipWhitespace()
        var lengths: [Length] = []
        lengths.reserveCapacity(4)  // as many as a view box has
        while !scanner.isAtEnd {
            guard let length = Length(scanning: &scanner) else { return nil }
            lengths.append(length)
            scanner.skipCommaWhitespace()
        }
        return lengths
    }

    /// Reads a whole text as one number; nil when it is anything else.
    static func number(_ text: String) -> Double? { Length(text)?.number }

    /// Reads a list of numbers separated by white space or commas; nil when it contains anything else.
    static func numbers(_ text: String) -> [Double]? {
        guard let lengths = list(text) else { return nil }
        let numbers = lengths.compactMap(\.number)
        return numbers.count == lengths.count ? numbers : nil
    }

    private var number: Double? { unit == .number && value.isFinite ? value : nil }
}

extension XMLElement {
    /// Returns the value of a numeric attribute; nil when it is absent or anything else.
    func number(_ attribute: String) -> Double? { self[attribute].flatMap(Length.number) }

    /// Returns the values of an attribute with a list of numbers; nil when it is absent or anything else.
    func numbers(_ attribute: String) -> [Double]? { self[attribute].flatMap(Length.numbers) }
}

/// The quantities to which relative lengths refer.
struct LengthBasis {
    /// The width of the nearest viewport, in user units.
    var viewportWidth: Double
    /// The height of the nearest viewport, in user units.
    var viewportHeight: Double
    var fontSize: Double
    /// The font size of the root element, to which `rem` refers.
    var rootFontSize: Double

    /// The size of CSS's `medium`.
    static let initialFontSize = 16.0

    enum Axis { case horizontal, vertical, other }

    /// Returns a length in user units (CSS pixels, 96 to the inch).
    func resolve(_ length: Length, _ axis: Axis) -> Double {
        length.pixels == 0 ? resolved(length, axis) : resolved(length, axis) + length.pixels
    }

    private func resolved(_ length: Length, _ axis: Axis) -> Double {
        switch length.unit {
        case .number, .px: length.value
        case .pt: length.value * 96 / 72
        case .pc: length.value * 16
        case .mm: length.value * 96 / 25.4
        case .cm: length.value * 96 / 2.54
        case .inch: length.value * 96
        case .q: length.value * 96 / 101.6
        case .em: length.value * fontSize
        case .ex: length.value * fontSize / 2  // CSS Values 4 §6.1.1: the fallback without font metrics
        case .rem: length.value * rootFontSize
        case .percent: length.value / 100 * reference(axis)
        }
    }

    private func reference(_ axis: Axis) -> Double {
        switch axis {
        case .horizontal: viewportWidth
        case .vertical: viewportHeight
        // SVG 2 §8.9: the diagonal over √2.
        case .other: ((viewportWidth * viewportWidth + viewportHeight * viewportHeight) / 2).squareRoot()
        }
    }
}
