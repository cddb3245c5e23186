/// The direction in which the text around a symbol runs.
public enum LayoutDirection: String, CaseIterable, Codable, Hashable, Sendable {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
}
