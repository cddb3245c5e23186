/// The surroundings that system colours adapt to.
public struct Appearance: Hashable, Sendable {
    public enum Scheme: String, CaseIterable, Hashable, Sendable { case light, dark }

    public var scheme: Scheme
    /// The accessibility setting Increase Contrast.
    public var increasesContrast: Bool

    public init(scheme: Scheme = .light, increasesContrast: Bool = false) {
        self.scheme = scheme
        self.increasesContrast = increasesContrast
    }
}
