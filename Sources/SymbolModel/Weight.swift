internal import SymbolText

/// The boldness of a symbol's strokes, from 100 to 900 as in CSS.
///
/// Nine weights have names. Any number between them is a weight too, since outlines are interpolated.
///
///     let weight: Weight = .semibold
///     let between = Weight(450)
///
/// It is encoded as its number.
public struct Weight: RawRepresentable, Codable, Hashable, Comparable, Sendable {
    /// The number, from 100 to 900.
    public let rawValue: Double

    /// Creates a weight from a number; `nil` unless it is from 100 to 900.
    public init?(rawValue: Double) {
        // Written so that NaN fails too.
        guard rawValue >= 100, rawValue <= 900 else { return nil }
        self.rawValue = rawValue
    }

    /// Creates a weight from a number; `nil` unless it is from 100 to 900.
    public init?(_ number: Double) { self.init(rawValue: number) }

    private init(hundreds: Int) { rawValue = Double(hundreds * 100) }

    /// The weight 100, the thinnest.
    public static let ultralight = Weight(hundreds: 1)
    /// The weight 200.
    public static let thin = Weight(hundreds: 2)
    /// The weight 300.
    public static let light = Weight(hundreds: 3)
    /// The weight 400, that of body text.
    public static let regular = Weight(hundreds: 4)
    /// The weight 500.
    public static let medium = Weight(hundreds: 5)
    /// The weight 600.
    public static let semibold = Weight(hundreds: 6)
    /// The weight 700.
    public static let bold = Weight(hundreds: 7)
    /// The weight 800.
    public static let heavy = Weight(hundreds: 8)
    /// The weight 900, the boldest.
    public static let black = Weight(hundreds: 9)

    public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
}

extension Weight: CaseIterable {
    /// The nine named weights, from the thinnest to the boldest.
    public static let allCases: [Weight] = (1...9).map(Weight.init(hundreds:))

    private static let names = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"
    ]
    private static let lowercasedNames = names.map { $0.lowercased() }

    /// The name as templates write it, such as `Semibold`; `nil` for a weight between two named ones.
    public var name: String? { Self.allCases.firstIndex(of: self).map { Self.names[$0] } }

    /// Creates a weight from its name, ignoring case; `nil` for any other text.
    public init?(name: some StringProtocol) {
        guard let index = Self.lowercasedNames.firstIndex(of: name.lowercased()) else { return nil }
        self = Self.allCases[index]
    }

    /// The weight that is bolder by 100, as chosen by the accessibility setting Bold Text; at most Black.
    public var bolder: Weight { Weight(rawValue: rawValue + 100) ?? .black }

    /// The number of whole hundreds, from 1 to 9, which identifies the named weight at or below this one.
    package var hundreds: Int { Int(clamping: rawValue / 100) }
}

extension Weight: CustomStringConvertible {
    /// The name in lower case, such as `semibold`, or the number where the weight has no name.
    public var description: String { name?.lowercased() ?? SVGNumberFormat(decimals: 3).decimal(rawValue) }
}
