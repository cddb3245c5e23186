package import SymbolGeometry

/// A colour as a stage on the way from a file to pixels knows it: pictures of that stage consist of `Node`s.
package protocol StagedColor: Hashable, Sendable {
    associatedtype Node: Hashable, Sendable
}

/// A picture that is repeated along both axes (SVG 2 §14.3).
package struct Pattern<PaintColor: StagedColor>: Hashable, Sendable {
    /// The tile's sides in pattern space, whose origin is the corner of one tile; both above zero.
    package var width: Double
    package var height: Double
    /// From pattern space to the drawing's.
    package var transform: AffineTransform
    /// What a tile shows, in pattern space; outside the tile it is cut off.
    package var nodes: [PaintColor.Node]

    package init(width: Double, height: Double, transform: AffineTransform, nodes: [PaintColor.Node]) {
        self.width = width
        self.height = height
        self.transform = transform
        self.nodes = nodes
    }
}
