internal import SymbolColor
internal import SymbolDrawing
package import SymbolGeometry
package import SymbolModel
package import SymbolStrokes
package import SymbolTemplate
package import SymbolText

/// A symbol as it is drawn by hand: centre lines on a grid of 24 units, in layers, with what each layer is.
///
/// Stroked at three widths it becomes a template.
package struct Skeleton: Hashable, Sendable {
    /// The symbol's dotted name.
    package var name: String
    /// What a screen reader says; nil leaves it to the name.
    package var title: String?
    package var categories: [String] = []
    package var keywords: [String] = []
    /// Dotted suffixes of what is composed from it: `fill`, `slash.fill`, `badge.plus`.
    package var variants: [String] = []
    /// From the back.
    package var layers: [SkeletonLayer]
    package var widths = StrokeWidths()
    /// The widths of enclosures and badges, which siblings share: they do not depend on how dense a drawing is.
    package var frameWidths = StrokeWidths()
    /// Whether a variable value draws along the variable layers instead of lighting them.
    package var drawsVariableValue = false
    /// Whether a slash rises from the lower left: one that falls would run along the drawing.
    package var slashRises = false
    package var wiggle: WiggleStyle?
    package var rotatesClockwise: Bool?
    package var mirrorsInRightToLeft = false
    /// The mode that the symbol prefers; nil for none.
    package var renderingMode: LayerMode?
    /// What the drawing says that a template says in another way.
    package var diagnostics: [Diagnostic] = []

    package init(name: String, layers: [SkeletonLayer]) {
        self.name = name
        self.layers = layers
    }

    /// The name of the symbol that variants are made of.
    package var stem: String { composedFrom ?? name }
    package var isVariant: Bool { composedFrom != nil }
    /// Nil for what is drawn itself.
    var composedFrom: String?

    /// The side of the grid.
    package static let grid = 24.0
}

/// The widths of strokes at the three weights that others are interpolated from, in grid units.
package struct StrokeWidths: Hashable, Sendable {
    package var ultralight = 0.6
    package var regular = 2.0
    package var black = 3.6

    package init() {}

    package init(ultralight: Double, regular: Double, black: Double) {
        (self.ultralight, self.regular, self.black) = (ultralight, regular, black)
    }

    package subscript(master: Master) -> Double {
        switch master {
        case .ultralight: ultralight
        case .regular: regular
        case .black: black
        }
    }
}

/// One layer of a skeleton.
package struct SkeletonLayer: Hashable, Sendable {
    package typealias Clearing = TemplateDrawing.Clearing

    /// What is seen between a layer and those behind it.
    package enum Gap: Hashable, Sendable {
        /// What lies behind the symbol.
        case open
        /// The ground that the layers are cut out of, which is of a level and a colour.
        case ground(HierarchyLevel, LayerColor?)
    }

    package var id: String?
    package var strokes: [SkeletonStroke]
    package var level = HierarchyLevel.primary
    /// What multicolor paints; nil for the tint.
    ///
    /// A system colour's name or a colour.
    package var color: LayerColor?
    package var clearing = Clearing.none
    /// What becomes of a gap around it; nil for no gap.
    package var gap: Gap?
    package var isVariable = false
    package var rotates = false
    package var pulses = false
    package var motionGroup: Int?
    /// Tags that layers of other symbols share.
    package var tags: [String] = []
    /// The name of the group that keeps its orientation where the symbol is mirrored; `nil` for what is mirrored.
    package var unmirroredGroup: String?
    /// Badges and slashes stand out of the box that gives a symbol its margins.
    package var countsInMetrics = true
    /// Below 1 for what is fainter than the rest, which modes of one colour leave out.
    var opacity = 1.0

    package init(strokes: [SkeletonStroke]) {
        self.strokes = strokes
    }
}

/// One line of a skeleton, or a shape.
package struct SkeletonStroke: Hashable, Sendable {
    /// The treatment of a stroke in the fill variant.
    package enum FillRole: Hashable, Sendable {
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
    package var path: Path
    /// Its width in widths of the weight; 0 for a shape without a stroke.
    package var width: Double
    /// By how much less it grows towards black than others: the part of its width that it has there.
    package var blackPart = 1.0
    /// What `width` counts in, where that is not the symbol's own widths.
    package var unit: StrokeWidths?
    /// Whether the inside belongs to it.
    package var isSolid: Bool
    package var pen: StrokePen
    package var fillRole: FillRole
    /// As the file has it.
    var opacity = 1.0
    /// What it paints at each weight, where that is drawn by hand; in grid units and of one structure.
    var outlines: [Master: Path]?

    package init(
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
        let unit = unit ?? widths
        let width = self.width * unit[master] * (master == .black ? blackPart : 1)
        return master == .ultralight && isDot ? max(width, min(Self.leastDot, self.width * unit.regular)) : width
    }

    /// Grid units across dots at ultralight: as thin as lines there, they would hardly be seen.
    private static let leastDot = 1.1

    /// Whether it is no longer than wide, all round.
    var isDot: Bool {
        !isSolid && width > 0
            && path.subpaths.allSatisfy { part in
                Path(part).bounds.map { max($0.width, $0.height) < 0.05 } ?? true
            }
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
