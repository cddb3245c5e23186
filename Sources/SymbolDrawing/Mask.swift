package import SymbolGeometry

/// A picture whose luminance or alpha determines how much of a group is visible (CSS Masking 1 §7).
package struct Mask: Hashable, Sendable {
    /// The property of the picture that serves as coverage.
    package enum Kind: String, Hashable, Sendable {
        case luminance, alpha
    }

    package var kind: Kind
    /// The path in the drawing's space outside which the mask is empty.
    package var region: Path
    /// Whether luminance is computed in linear light (`color-interpolation: linearRGB`).
    package var isLinearRGB: Bool
    package var nodes: [DrawingNode]

    package init(kind: Kind, region: Path, isLinearRGB: Bool = false, nodes: [DrawingNode]) {
        self.kind = kind
        self.region = region
        self.isLinearRGB = isLinearRGB
        self.nodes = nodes
    }
}
