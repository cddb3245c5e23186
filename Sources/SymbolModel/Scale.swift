/// The three sizes a symbol is drawn in beside text of one size.
public enum Scale: String, CaseIterable, Hashable, Comparable, Sendable {
    case small, medium, large

    /// The letter as templates write it.
    public var letter: String {
        switch self {
        case .small: "S"
        case .medium: "M"
        case .large: "L"
        }
    }

    /// How much larger than the small scale the others are drawn, as template files written by Apple's app show.
    public var factor: Double {
        switch self {
        case .small: 1
        case .medium: 1.276
        case .large: 1.647
        }
    }

    /// Reads `small`, `medium` or `large` in any case, or a template's letter.
    public init?(name: some StringProtocol) {
        let wanted = name.lowercased()
        guard let scale = Self.allCases.first(where: { $0.rawValue == wanted || $0.letter.lowercased() == wanted })
        else {
            return nil
        }
        self = scale
    }

    private var order: Int {
        switch self {
        case .small: 0
        case .medium: 1
        case .large: 2
        }
    }

    public static func < (a: Scale, b: Scale) -> Bool { a.order < b.order }
}
