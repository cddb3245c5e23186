package import SymbolGeometry
internal import SymbolModel
package import SymbolStrokes
internal import SymbolTemplate

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
