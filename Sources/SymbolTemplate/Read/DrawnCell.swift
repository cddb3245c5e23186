internal import SymbolGeometry
internal import SymbolModel
internal import SymbolSVG
internal import SymbolText

/// A cell's group as it is positioned on the page.
struct DrawnCell {
    let cell: Cell
    let group: XMLElement
    let band: GuideBand
    /// The elements that draw the shapes.
    let elements: [XMLElement]
    let shapes: [SymbolShape]
    /// The element of the first filled outline whose colour differs from that of the first; nil where all are alike.
    let recolored: XMLElement?
    /// The bounds of all outlines, in page coordinates.
    let inkBounds: Rect

    /// Measures a cell's outlines, given the keyframes of each; nil when there are none.
    init?(
        cell: Cell, group: XMLElement, band: GuideBand, outlines: [OutlineReader.Outline], keyframes: [[Double]]
    ) {
        guard let inkBounds = outlines.compactMap(\.path.bounds).union else { return nil }
        self.cell = cell
        self.group = group
        self.band = band
        elements = outlines.map(\.element)
        shapes = zip(outlines, keyframes).map { outline, keyframes in
            SymbolShape(
                path: outline.path, classes: outline.element.classes, isPainted: outline.isFilled,
                drawKeyframes: keyframes)
        }
        self.inkBounds = inkBounds
        let first = outlines.firstIndex(where: \.isFilled) ?? 0
        let other = outlines.indices.first { index in
            index > first && outlines[index].isFilled && outlines[index].colors.fill != outlines[first].colors.fill
        }
        recolored = other.map { outlines[$0].element }
    }

    /// The class names of each shape.
    var classes: [[String]] { shapes.map(\.classes) }
    /// Whether any class assigns a shape to a layer.
    var hasLayers: Bool {
        shapes.contains { $0.classes.contains(where: LayerClass.isLayer) }
    }
    /// The number of subpaths of all shapes, which a `LayerTree` counts.
    var subpathCount: Int { shapes.reduce(0) { $0 + $1.path.subpaths.count } }

    /// Returns the variant in glyph space: units of 1/100 em, the origin where the baseline meets the left margin.
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
