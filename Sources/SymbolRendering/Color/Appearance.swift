/// The surroundings that system colours adapt to.
public struct Appearance: Hashable, Sendable {
    /// The light and the dark appearance.
    public enum Scheme: String, CaseIterable, Hashable, Sendable { case light, dark }

    /// Whether the surroundings are light or dark.
    public var scheme: Scheme
    /// Whether the accessibility setting Increase Contrast is on.
    public var increasesContrast: Bool

    /// Creates an appearance, by default the light one without increased contrast.
    public init(scheme: Scheme = .light, increasesContrast: Bool = false) {
        self.scheme = scheme
        self.increasesContrast = increasesContrast
    }
}
