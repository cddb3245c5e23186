internal import SymbolGeometry
internal import SymbolModel
internal import SymbolSVG
internal import SymbolText

/// A cell's group as it stands on the page.
struct DrawnCell {
    let cell: Cell
    let group: XMLElement
    let band: GuideBand
    let shapes: [SymbolShape]
    /// The bounds of all outlines on the page.
    let ink: Rect

    /// Measures a cell's outlines, of which there must be at least one.
    init?(cell: Cell, group: XMLElement, band: GuideBand, outlines: [OutlineReader.Outline]) {
        guard let ink = outlines.compactMap(\.path.bounds).union else { return nil }
        self.cell = cell
        self.group = group
        self.band = band
        shapes = outlines.map {
            SymbolShape(
                path: $0.path, classes: $0.element.classes, isPainted: $0.isFilled,
                drawKeyframes: $0.element["data-clipstroke-keyframes"]?.words.compactMap { $0.finiteNumber } ?? [])
        }
        self.ink = ink
    }

    /// The class names of each shape.
    var classes: [[String]] { shapes.map(\.classes) }
    /// Whether any class puts a shape into a layer.
    var hasLayers: Bool {
        shapes.contains {
            $0.classes.contains { name in LayerMode.allCases.contains { LayerClass(name, mode: $0) != nil } }
        }
    }

    /// The variant in glyph space: 1/100 em, the origin where baseline and left margin meet.
    func variant(left: Double, right: Double, hasOwnMargins: Bool) -> Variant? {
        let toGlyph = AffineTransform.scale(band.unit) * .translation(x: -left, y: -band.baseline)
        let placed = shapes.map { shape -> SymbolShape in
            var placed = shape
            placed.path = shape.path.transformed(by: toGlyph)
            return placed
        }
        return Variant(cell: cell, shapes: placed, advance: (right - left) * band.unit, hasOwnMargins: hasOwnMargins)
    }
}
