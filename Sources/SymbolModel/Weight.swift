/// The nine weights of a symbol, from the thinnest stroke to the boldest. Raw values follow CSS's 100…900.
public enum Weight: Int, CaseIterable, Hashable, Comparable, Sendable {
    case ultralight = 100, thin = 200, light = 300, regular = 400, medium = 500
    case semibold = 600, bold = 700, heavy = 800, black = 900

    /// The name as templates write it.
    public var name: String {
        switch self {
        case .ultralight: "Ultralight"
        case .thin: "Thin"
        case .light: "Light"
        case .regular: "Regular"
        case .medium: "Medium"
        case .semibold: "Semibold"
        case .bold: "Bold"
        case .heavy: "Heavy"
        case .black: "Black"
        }
    }

    /// Reads a name in any case.
    public init?(name: some StringProtocol) {
        let wanted = name.lowercased()
        guard let weight = Self.allCases.first(where: { $0.name.lowercased() == wanted }) else { return nil }
        self = weight
    }

    public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
}
