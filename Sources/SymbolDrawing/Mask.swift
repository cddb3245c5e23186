package import SymbolGeometry

/// A picture whose luminance or alpha decides how much of a group shows (CSS Masking 1 §7).
package struct Mask: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case luminance, alpha
    }

    package var kind: Kind
    /// The mask is empty outside this path, given in the drawing's space.
    package var region: Path
    /// Luminance is taken of linear-light colours (`color-interpolation: linearRGB`).
    package var isLinearRGB: Bool
    package var nodes: [DrawingNode]

    package init(kind: Kind, region: Path, isLinearRGB: Bool = false, nodes: [DrawingNode]) {
        self.kind = kind
        self.region = region
        self.isLinearRGB = isLinearRGB
        self.nodes = nodes
    }
}
