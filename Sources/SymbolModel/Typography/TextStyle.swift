/// A text style of the system.
///
/// Not every platform has all styles.
public enum TextStyle: String, CaseIterable, Codable, Hashable, Sendable {
    case extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3, headline, subtitle1, body, callout
    case subheadline, footnote, footnote1, footnote2, caption1, caption2

    /// Creates a style from its name in the API or the guidelines, such as `largeTitle`, `large-title`, `title` or
    /// `subhead`.
    ///
    /// The result is `nil` for any other text. Case, hyphens and spaces are ignored.
    public init?(name: some StringProtocol) {
        let aliases = [
            "title": "title1", "caption": "caption1", "subhead": "subheadline", "subtitle": "subtitle1",
            "extralargetitle1": "extralargetitle"
        ]
        let plain = name.lowercased().filter { $0 != "-" && $0 != " " }
        let wanted = aliases[plain] ?? plain
        guard let style = Self.allCases.first(where: { $0.rawValue.lowercased() == wanted }) else { return nil }
        self = style
    }
}

/// A text size that a person can choose, from the smallest to the largest of the accessibility sizes.
public enum DynamicTypeSize: String, CaseIterable, Codable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, ax1, ax2, ax3, ax4, ax5

    /// Creates a text size from its name, ignoring case; `nil` for any other text.
    public init?(name: some StringProtocol) {
        guard let size = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            return nil
        }
        self = size
    }
}

/// A system whose text sizes are known.
public enum Platform: String, CaseIterable, Codable, Hashable, Sendable {
    case ios, ipados, macos, tvos, visionos, watchos

    /// The default text size and the smallest legible one, in points.
    public var textSizes: (standard: Double, minimum: Double) {
        switch self {
        case .ios, .ipados: (17, 11)
        case .macos: (13, 10)
        case .tvos: (29, 23)
        case .visionos: (17, 12)
        case .watchos: (16, 12)
        }
    }

    /// The lowest number of pixels per point among the displays of the system's devices (Human Interface Guidelines,
    /// Images).
    package var lowestDisplayScale: Double {
        switch self {
        case .ios, .ipados, .visionos, .watchos: 2
        case .macos, .tvos: 1
        }
    }
}
