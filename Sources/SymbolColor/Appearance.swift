/// The surroundings to which system colours adapt.
public struct Appearance: Hashable, Sendable {
    /// The light or the dark appearance.
    public enum Scheme: String, CaseIterable, Codable, Hashable, Sendable { case light, dark }

    /// Whether the surroundings are light or dark.
    public var scheme: Scheme
    /// Whether the accessibility setting Increase Contrast is on.
    public var increasesContrast: Bool

    /// Creates an appearance; by default a light one without increased contrast.
    public init(scheme: Scheme = .light, increasesContrast: Bool = false) {
        self.scheme = scheme
        self.increasesContrast = increasesContrast
    }
}

extension Appearance: CustomStringConvertible {
    /// The appearance in words, such as `light` or `dark-increased-contrast`.
    public var description: String { scheme.rawValue + (increasesContrast ? "-increased-contrast" : "") }
}
