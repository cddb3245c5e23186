public import SymbolGeometry
internal import SymbolText

/// A symbol drawn in one weight and scale.
///
/// The space is the glyph's: 1/100 em, y down, the origin on the baseline at the left margin.
public struct Variant: Hashable, Sendable {
    /// 100…900; the named weights are the hundreds.
    public var weight: Double
    public var scale: Scale
    public var shapes: [SymbolShape]
    /// Distance between the margins.
    public var advance: Double
    /// False where the file has no margins for the cell and they were worked out from another's.
    public var hasOwnMargins: Bool
    /// The tight bounds of all outlines, erasers and hidden ones included.
    public let ink: Rect

    /// Nil where the shapes have no extent: then there is nothing to draw.
    public init?(cell: Cell, shapes: [SymbolShape], advance: Double, hasOwnMargins: Bool = true) {
        self.init(
            weight: Double(cell.weight.rawValue), scale: cell.scale, shapes: shapes, advance: advance,
            hasOwnMargins: hasOwnMargins)
    }

    public init?(weight: Double, scale: Scale, shapes: [SymbolShape], advance: Double, hasOwnMargins: Bool = true) {
        let bounds = shapes.compactMap(\.path.bounds)
        guard let first = bounds.first else { return nil }
        self.weight = weight
        self.scale = scale
        self.shapes = shapes
        self.advance = advance
        self.hasOwnMargins = hasOwnMargins
        ink = bounds.dropFirst().reduce(first) { $0.union($1) }
    }

    /// The cell's name, as `Regular-M`, or the weight's number in its place.
    public var name: String {
        let named = Weight.allCases.first { Double($0.rawValue) == weight }
        return "\(named?.name ?? SVGNumberFormat(decimals: 3).string(weight))-\(scale.letter)"
    }

    /// From margin to margin and from cap line to baseline, grown by the ink where it sticks out above or below.
    public var layoutBox: Rect {
        Rect(minX: 0, minY: min(-Self.capHeight, ink.minY), maxX: advance, maxY: max(0, ink.maxY))
    }

    /// Height of a capital letter: 1443 of 2048 units in the font whose metrics templates follow, rounded as files do.
    public static let capHeight = 70.459
}

/// One outline of a variant; layers refer to it by its place among the variant's shapes.
public struct SymbolShape: Hashable, Sendable {
    public var path: Path
    /// The class names the file gives it, in order.
    public var classes: [String]
    /// The numbers of `data-clipstroke-keyframes`, by which the outline is drawn as with a pen; empty where there are none.
    public var drawKeyframes: [Double]
    /// False for outlines that only take up room: hidden, fully transparent or without paint.
    public var isPainted: Bool

    public init(path: Path, classes: [String], isPainted: Bool, drawKeyframes: [Double] = []) {
        self.path = path
        self.classes = classes
        self.drawKeyframes = drawKeyframes
        self.isPainted = isPainted
    }
}
