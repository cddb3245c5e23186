package import SymbolGeometry
internal import SymbolText

/// A symbol drawn in one weight and scale.
///
/// Its coordinate space is that of the glyph: units of 1/100 em, y pointing down, the origin on the baseline at the
/// left margin.
package struct Variant: Hashable, Sendable {
    /// The weight, which is not one of the nine named weights where the variant is interpolated between them.
    package var weight: Weight
    /// The scale.
    package var scale: Scale
    /// The outlines of the drawing, from back to front.
    package var shapes: [SymbolShape]
    /// The distance from the left to the right margin.
    package var advance: Double
    /// Whether the file has margins for the cell; if not, they were worked out from those of another cell.
    package var hasOwnMargins: Bool
    /// The tight bounds of all outlines, including erasers and hidden outlines.
    package let inkBounds: Rect

    /// Creates the variant of a cell; `nil` where the shapes have no extent, and so nothing is to be drawn.
    package init?(cell: Cell, shapes: [SymbolShape], advance: Double, hasOwnMargins: Bool = true) {
        self.init(
            weight: cell.weight, scale: cell.scale, shapes: shapes, advance: advance,
            hasOwnMargins: hasOwnMargins)
    }

    /// Creates the variant of a weight and scale; `nil` where the shapes have no extent.
    package init?(weight: Weight, scale: Scale, shapes: [SymbolShape], advance: Double, hasOwnMargins: Bool = true) {
        guard let inkBounds = shapes.compactMap(\.path.bounds).union else { return nil }
        self.weight = weight
        self.scale = scale
        self.shapes = shapes
        self.advance = advance
        self.hasOwnMargins = hasOwnMargins
        self.inkBounds = inkBounds
    }

    /// The name of the cell, such as `Regular-M`, with the weight's number where the weight has no name.
    package var name: String {
        "\(weight.name ?? weight.description)-\(scale.letter)"
    }

    /// The rectangle from margin to margin and from the cap line to the baseline.
    package var layoutBox: Rect { Rect(minX: 0, minY: -Self.capHeight, maxX: advance, maxY: 0) }

    /// The height of a capital letter: 1443 of 2048 units in the font whose metrics templates follow, rounded as in
    /// files.
    package static let capHeight = 70.459
}

/// An outline of a variant; layers refer to it by its index among the variant's shapes.
package struct SymbolShape: Hashable, Sendable {
    /// The outline, in the coordinate space of the variant.
    package var path: Path
    /// The class names that the file gives the outline, in order.
    package var classes: [String]
    /// The numbers of `data-clipstroke-keyframes`, by which a pen draws the outline; empty where there are none.
    package var drawKeyframes: [Double]
    /// Whether the outline is painted; one that is hidden, fully transparent or without paint only takes up space.
    package var isPainted: Bool

    package init(path: Path, classes: [String], isPainted: Bool, drawKeyframes: [Double] = []) {
        self.path = path
        self.classes = classes
        self.drawKeyframes = drawKeyframes
        self.isPainted = isPainted
    }
}
