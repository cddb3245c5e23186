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
