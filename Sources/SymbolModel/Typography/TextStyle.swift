/// The system's text styles.
///
/// Not every platform has all of them.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3, headline, subtitle1, body, callout
    case subheadline, footnote, footnote1, footnote2, caption1, caption2

    /// Reads a name as the API or the guidelines write it, such as `largeTitle`, `large-title`, `title` or `subhead`.
    ///
    /// The result is `nil` for any other text.
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

/// The text sizes that a person can choose, from the smallest to the largest of the accessibility sizes.
public enum DynamicTypeSize: String, CaseIterable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, ax1, ax2, ax3, ax4, ax5

    /// Reads a name in any case; `nil` for any other text.
    public init?(name: some StringProtocol) {
        guard let size = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            return nil
        }
        self = size
    }
}

/// The systems whose text sizes are known.
public enum Platform: String, CaseIterable, Hashable, Sendable {
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
}
