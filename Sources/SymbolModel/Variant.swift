package import SymbolGeometry
internal import SymbolText

/// A symbol drawn in one weight and scale.
///
/// The space is the glyph's: 1/100 em, y down, the origin on the baseline at the left margin.
package struct Variant: Hashable, Sendable {
    package var weight: Weight
    package var scale: Scale
    package var shapes: [SymbolShape]
    /// Distance between the margins.
    package var advance: Double
    /// False where the file has no margins for the cell and they were worked out from another's.
    package var hasOwnMargins: Bool
    /// The tight bounds of all outlines, erasers and hidden ones included.
    package let ink: Rect

    /// Nil where the shapes have no extent: then there is nothing to draw.
    package init?(cell: Cell, shapes: [SymbolShape], advance: Double, hasOwnMargins: Bool = true) {
        self.init(
            weight: cell.weight, scale: cell.scale, shapes: shapes, advance: advance,
            hasOwnMargins: hasOwnMargins)
    }

    package init?(weight: Weight, scale: Scale, shapes: [SymbolShape], advance: Double, hasOwnMargins: Bool = true) {
        guard let ink = shapes.compactMap(\.path.bounds).union else { return nil }
        self.weight = weight
        self.scale = scale
        self.shapes = shapes
        self.advance = advance
        self.hasOwnMargins = hasOwnMargins
        self.ink = ink
    }

    /// The cell's name, as `Regular-M`, or the weight's number in its place.
    package var name: String {
        "\(weight.name ?? SVGNumberFormat(decimals: 3).string(weight.rawValue))-\(scale.letter)"
    }

    /// From margin to margin and from cap line to baseline.
    package var layoutBox: Rect { Rect(minX: 0, minY: -Self.capHeight, maxX: advance, maxY: 0) }

    /// Height of a capital letter: 1443 of 2048 units in the font whose metrics templates follow, rounded as files do.
    package static let capHeight = 70.459
}

/// An outline of a variant, to which layers refer by its index among the variant's shapes.
package struct SymbolShape: Hashable, Sendable {
    package var path: Path
    /// The class names the file gives it, in order.
    package var classes: [String]
    /// The numbers of `data-clipstroke-keyframes`, by which the outline is drawn as with a pen; empty where there are
    /// none.
    package var drawKeyframes: [Double]
    /// False for outlines that only take up room: hidden, fully transparent or without paint.
    package var isPainted: Bool

    package init(path: Path, classes: [String], isPainted: Bool, drawKeyframes: [Double] = []) {
        self.path = path
        self.classes = classes
        self.drawKeyframes = drawKeyframes
        self.isPainted = isPainted
    }
}
