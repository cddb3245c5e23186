internal import SymbolColor
internal import SymbolDrawing
public import SymbolGeometry
public import SymbolModel
public import SymbolStrokes
public import SymbolTemplate

/// A symbol as it is drawn by hand: centre lines on a grid of 24 units, in layers, with what each layer is. Stroked at
/// three widths it becomes a template.
public struct Skeleton: Hashable, Sendable {
    /// The symbol's dotted name.
    public var name: String
    /// What a screen reader says; nil leaves it to the name.
    public var title: String?
    public var categories: [String] = []
    public var keywords: [String] = []
    /// Dotted suffixes of what is composed from it: `fill`, `slash.fill`, `badge.plus`.
    public var variants: [String] = []
    /// From the back.
    public var layers: [SkeletonLayer]
    public var widths = StrokeWidths()
    /// The widths of enclosures and badges, which siblings share: they do not depend on how dense a drawing is.
    public var frameWidths = StrokeWidths()
    /// Whether a variable value draws along the variable layers instead of lighting them.
    public var drawsVariableValue = false
    public var wiggle: WiggleStyle?
    public var rotatesClockwise: Bool?
    public var mirrorsInRightToLeft = false

    public init(name: String, layers: [SkeletonLayer]) {
        self.name = name
        self.layers = layers
    }

    /// The name of the symbol that variants are made of.
    public var stem: String { composedFrom ?? name }
    public var isVariant: Bool { composedFrom != nil }
    /// Nil for what is drawn itself.
    var composedFrom: String?

    /// The side of the grid.
    public static let grid = 24.0
}

/// How wide strokes are at the three weights that others are interpolated from, in grid units.
public struct StrokeWidths: Hashable, Sendable {
    public var ultralight = 0.6
    public var regular = 2.0
    public var black = 3.6

    public init() {}

    public init(ultralight: Double, regular: Double, black: Double) {
        (self.ultralight, self.regular, self.black) = (ultralight, regular, black)
    }

    public subscript(master: Master) -> Double {
        switch master {
        case .ultralight: ultralight
        case .regular: regular
        case .black: black
        }
    }
}

/// One layer of a skeleton.
public struct SkeletonLayer: Hashable, Sendable {
    public typealias Clearing = TemplateDrawing.Clearing

    public var id: String?
    public var strokes: [SkeletonStroke]
    public var level = HierarchyLevel.primary
    /// What multicolor paints; nil for the tint. A system colour's name or a colour.
    public var color: LayerColor?
    public var clearing = Clearing.none
    public var isVariable = false
    public var rotates = false
    public var pulses = false
    public var motionGroup: Int?
    /// Badges and slashes stand out of the box that gives a symbol its margins.
    public var countsInMetrics = true

    public init(strokes: [SkeletonStroke]) {
        self.strokes = strokes
    }
}

/// One line of a skeleton, or a shape.
public struct SkeletonStroke: Hashable, Sendable {
    /// What becomes of it in the fill variant.
    public enum FillRole: Hashable, Sendable {
        case same
        /// Its inside is filled.
        case fills
        /// It is cut out of what is behind it.
        case cut
        case outlineOnly
        case fillOnly
        /// Cut out, and not there at all in the outline.
        case fillOnlyCut
    }

    /// In grid units.
    public var path: Path
    /// Its width in widths of the weight; 0 for a shape without a stroke.
    public var width: Double
    /// By how much less it grows towards black than others: the part of its width that it has there.
    public var blackPart = 1.0
    /// What `width` counts in, where that is not the symbol's own widths.
    public var unit: StrokeWidths?
    /// Whether the inside belongs to it.
    public var isSolid: Bool
    public var pen: StrokePen
    public var fillRole: FillRole
    /// What it paints at each weight, where that is drawn by hand; in grid units and of one structure.
    var outlines: [Master: Path]?

    public init(
        path: Path, width: Double = 1, unit: StrokeWidths? = nil, isSolid: Bool = false,
        pen: StrokePen = StrokePen(cap: .round, join: .round),
        fillRole: FillRole = .same
    ) {
        self.path = path
        self.width = width
        self.unit = unit
        self.isSolid = isSolid
        self.pen = pen
        self.fillRole = fillRole
    }

    /// In grid units.
    func width(_ master: Master, of widths: StrokeWidths) -> Double {
        width * (unit ?? widths)[master] * (master == .black ? blackPart : 1)
    }

    /// Moved or scaled; its width becomes `factor` times what it was, and at black `blackPart` of that.
    func transformed(by transform: AffineTransform, width factor: Double, blackPart part: Double) -> SkeletonStroke {
        var stroke = self
        stroke.path = path.transformed(by: transform)
        stroke.width = width * factor
        stroke.blackPart = blackPart * part
        stroke.outlines = outlines?.mapValues { $0.transformed(by: transform) }
        return stroke
    }
}
