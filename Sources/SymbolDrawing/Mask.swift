public import SymbolGeometry

/// A picture whose luminance or alpha decides how much of a group shows (CSS Masking 1 §7).
public struct Mask: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        case luminance, alpha
    }

    public var kind: Kind
    /// The mask is empty outside this path, given in the drawing's space.
    public var region: Path
    /// Luminance is taken of linear-light colours (`color-interpolation: linearRGB`).
    public var isLinearRGB: Bool
    public var nodes: [DrawingNode]

    public init(kind: Kind, region: Path, isLinearRGB: Bool = false, nodes: [DrawingNode]) {
        self.kind = kind
        self.region = region
        self.isLinearRGB = isLinearRGB
        self.nodes = nodes
    }
}
