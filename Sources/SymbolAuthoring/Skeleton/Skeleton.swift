internal import SymbolColor
internal import SymbolDrawing
package import SymbolGeometry
package import SymbolModel
package import SymbolStrokes
package import SymbolTemplate
package import SymbolText

/// A symbol drawn by hand as centre lines on a grid of 24 units, in layers, with the properties of each layer.
///
/// Stroked at three widths, it becomes a template.
package struct Skeleton: Hashable, Sendable {
    /// The symbol's dotted name.
    package var name: String
    /// The title that a screen reader speaks; nil when the name serves instead.
    package var title: String?
    /// The categories of the symbol in a catalog.
    package var categories: [String] = []
    /// The keywords of the symbol in a catalog.
    package var keywords: [String] = []
    /// The dotted suffixes of the variants to compose: `fill`, `slash.fill`, `badge.plus`.
    package var variants: [String] = []
    /// The layers, from back to front.
    package var layers: [SkeletonLayer]
    /// The widths of strokes at the three masters.
    package var widths = StrokeWidths()
    /// The widths of enclosures and badges, which do not depend on the density of the drawing, so that siblings share
    /// them.
    package var frameWidths = StrokeWidths()
    /// Whether a variable value draws along the variable layers instead of lighting them.
    package var drawsVariableValue = false
    /// Whether a slash rises from the lower left, because a falling one would run along the drawing.
    package var slashRises = false
    /// The symbol's own wiggle style; nil for the default.
    package var wiggle: WiggleStyle?
    /// Whether the symbol rotates clockwise; nil for the default.
    package var rotatesClockwise: Bool?
    /// Whether the symbol is mirrored in right-to-left text.
    package var mirrorsInRightToLeft = false
    /// The rendering mode that the symbol prefers; nil for none.
    package var renderingMode: LayerMode?
    /// Diagnostics about what the template represents differently from the drawing.
    package var diagnostics: [Diagnostic] = []

    /// Creates a skeleton.
    package init(name: String, layers: [SkeletonLayer]) {
        self.name = name
        self.layers = layers
    }

    /// The name of the symbol from which variants are composed.
    package var stem: String { composedFrom ?? name }
    /// Whether the skeleton is a variant that was composed from a drawing.
    package var isVariant: Bool { composedFrom != nil }
    /// The name of the symbol from which this one was composed; nil for a symbol that is drawn itself.
    var composedFrom: String?
    /// The scale at which an enclosure contains the drawing; 1 for none.
    var drawingScale = 1.0

    /// The side of the grid, in grid units.
    package static let grid = 24.0
}

/// The widths of strokes at the three weights from which others are interpolated, in grid units.
package struct StrokeWidths: Hashable, Sendable {
    /// The width in Ultralight.
    package var ultralight = 0.6
    /// The width in Regular.
    package var regular = 2.0
    /// The width in Black.
    package var black = 3.6

    /// Creates the standard widths.
    package init() {}

    /// Creates widths.
    package init(ultralight: Double, regular: Double, black: Double) {
        (self.ultralight, self.regular, self.black) = (ultralight, regular, black)
    }

    /// Returns the widths multiplied by a factor.
    func scaled(by factor: Double) -> StrokeWidths {
        StrokeWidths(ultralight: ultralight * factor, regular: regular * factor, black: black * factor)
    }

    /// The width at a master.
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
    /// The effect of a layer on what lies behind it.
    package typealias Clearing = TemplateDrawing.Clearing

    /// The contents of the gap between a layer and those behind it.
    package enum Gap: Hashable, Sendable {
        /// The gap shows what lies behind the symbol.
        case open
        /// The gap shows the background from which the layers are cut out, with its level and colour.
        case ground(HierarchyLevel, LayerColor?)
    }

    /// The layer's id in the file; nil when it has none.
    package var id: String?
    /// The strokes of the layer.
    package var strokes: [SkeletonStroke]
    /// The layer's level in the hierarchical mode.
    package var level = HierarchyLevel.primary
    /// The colour in multicolor, either a system colour's name or a colour; nil for the tint.
    package var color: LayerColor?
    /// The effect of the layer on what lies behind it.
    package var clearing = Clearing.none
    /// The contents of the gap around the layer; nil for no gap.
    package var gap: Gap?
    /// Whether the layer takes part in variable values.
    package var isVariable = false
    /// Whether the layer takes part in rotation.
    package var rotates = false
    /// Whether the layer takes part in pulsing.
    package var pulses = false
    /// The group with which the layer moves; nil when its order determines it.
    package var motionGroup: Int?
    /// Tags that the layer shares with layers of other symbols.
    package var tags: [String] = []
    /// The name of the group that keeps its orientation when the symbol is mirrored; nil when the layer is mirrored.
    package var unmirroredGroup: String?
    /// Whether the layer counts in the box that determines the margins; badges and slashes extend beyond it.
    package var countsInMetrics = true
    /// The opacity; a layer with an opacity below 1 is left out of modes with a single colour.
    var opacity = 1.0

    /// Creates a layer.
    package init(strokes: [SkeletonStroke]) {
        self.strokes = strokes
    }
}

/// One line or shape of a skeleton.
package struct SkeletonStroke: Hashable, Sendable {
    /// The treatment of a stroke in the fill variant.
    package enum FillRole: Hashable, Sendable {
        /// The stroke stays the same.
        case same
        /// The stroke's interior is filled.
        case fills
        /// The stroke is cut out of what is behind it.
        case cut
        /// The stroke appears only in the outline variant.
        case outlineOnly
        /// The stroke appears only in the fill variant.
        case fillOnly
        /// The stroke is cut out of the fill variant, and absent from the outline variant.
        case fillOnlyCut
    }

    /// The centre line or outline, in grid units.
    package var path: Path
    /// The width as a multiple of the weight's stroke width; 0 for a shape without a stroke.
    package var width: Double
    /// The fraction of its width in Black that the stroke keeps, for strokes that widen less than others.
    package var blackPart = 1.0
    /// The widths of which `width` is a multiple; nil for the symbol's own.
    package var unit: StrokeWidths?
    /// Whether the interior belongs to the stroke.
    package var isSolid: Bool
    /// The pen with which the stroke is drawn.
    package var pen: StrokePen
    /// The treatment of the stroke in the fill variant.
    package var fillRole: FillRole
    /// The opacity in the file.
    var opacity = 1.0
    /// The colour in the file.
    var color = LayerColor.tint
    /// The outline at each weight, in grid units and with the same commands, when it is drawn by hand.
    var outlines: [Master: Path]?

    /// Creates a stroke.
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

    /// Returns the width at a master, in grid units.
    func width(_ master: Master, of widths: StrokeWidths) -> Double {
        let unit = unit ?? widths
        let width = self.width * unit[master] * (master == .black ? blackPart : 1)
        return master == .ultralight && isDot ? max(width, min(Self.leastDot, self.width * unit.regular)) : width
    }

    /// The least diameter of dots in Ultralight, in grid units: as thin as lines are there, they would hardly be
    /// visible.
    private static let leastDot = 1.1

    /// Whether the stroke is no longer than it is wide in every direction.
    var isDot: Bool {
        !isSolid && width > 0
            && path.subpaths.allSatisfy { part in
                Path(part).bounds.map { max($0.width, $0.height) < 0.05 } ?? true
            }
    }

    /// Returns the stroke moved or scaled, with its width multiplied by `factor`, and in Black also by `blackPart`.
    func transformed(by transform: AffineTransform, width factor: Double, blackPart part: Double) -> SkeletonStroke {
        var stroke = self
        stroke.path = path.transformed(by: transform)
        stroke.width = width * factor
        stroke.blackPart = blackPart * part
        stroke.outlines = outlines?.mapValues { $0.transformed(by: transform) }
        return stroke
    }
}
