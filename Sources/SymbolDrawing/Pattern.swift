package import SymbolGeometry

/// A colour at one of the stages between a file and pixels, at which pictures consist of `Node`s.
package protocol StagedColor: Hashable, Sendable {
    associatedtype Node: Hashable, Sendable
}

/// A picture that is repeated along both axes (SVG 2 §14.3).
package struct Pattern<PaintColor: StagedColor>: Hashable, Sendable {
    /// The tile's width in pattern space, which is positive; the origin is the corner of a tile.
    package var width: Double
    /// The tile's height in pattern space, which is positive.
    package var height: Double
    /// The transform from pattern space to the drawing's.
    package var transform: AffineTransform
    /// The contents of a tile in pattern space, which are clipped to the tile.
    package var nodes: [PaintColor.Node]

    package init(width: Double, height: Double, transform: AffineTransform, nodes: [PaintColor.Node]) {
        self.width = width
        self.height = height
        self.transform = transform
        self.nodes = nodes
    }
}
