/// A size of a symbol relative to the text beside it.
public enum Scale: String, CaseIterable, Codable, Hashable, Comparable, Sendable {
    case small, medium, large

    /// The letter that stands for the scale in templates: S, M or L.
    public var letter: String {
        switch self {
        case .small: "S"
        case .medium: "M"
        case .large: "L"
        }
    }

    /// The size relative to the small scale, measured in templates exported by Apple's SF Symbols app.
    public var factor: Double {
        switch self {
        case .small: 1
        case .medium: 1.276
        case .large: 1.647
        }
    }

    /// Creates a scale from `small`, `medium`, `large` or a template's letter, ignoring case; `nil` for any other text.
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

    /// Orders scales from small to large.
    public static func < (a: Scale, b: Scale) -> Bool { a.order < b.order }
}
