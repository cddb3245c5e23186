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
