internal import SymbolGeometry
internal import SymbolSVG
internal import SymbolText

/// The layers of a drawing, mapped from its view box to the grid.
struct GridLayers {
    /// The layers so far, from back to front.
    private(set) var layers: [SkeletonLayer] = []
    /// Warnings about outlines that cannot be untangled.
    private(set) var tangles: [Diagnostic] = []
    /// What the view box shows of the layers.
    private(set) var frame: SkeletonFrame
    /// The view box, in grid units.
    let page: Rect
    private var size: SkeletonSize
    private let toGrid: AffineTransform
    /// The Regular width of strokes, in units of the drawing.
    private let unit: Double
    /// The Regular width of strokes, in grid units.
    private let gridUnit: Double

    /// Creates an empty list of layers.
    ///
    /// - Parameters:
    ///   - box: The view box, whose centre becomes that of the grid.
    ///   - scale: The size of the drawing's unit, in grid units.
    ///   - unit: The Regular width of strokes, in units of the drawing.
    ///   - limits: Limits on the complexity of the layers.
    init(_ box: Rect, scale: Double, unit: Double, _ limits: ReadLimits) {
        toGrid =
            AffineTransform.translation(x: Skeleton.grid / 2, y: Skeleton.grid / 2) * .scale(scale)
            * .translation(x: -box.midX, y: -box.midY)
        page = box.transformed(by: toGrid)
        (self.unit, gridUnit) = (unit, unit * scale)
        size = SkeletonSize(limits, scale: 1)
        frame = SkeletonFrame(page, strokeWidth: gridUnit)
    }

    /// Adds the visible strokes of an element, if any, as a layer.
    ///
    /// - Throws: `ReadError` for strokes that extend too far, are too many, or have an attribute that cannot be read.
    mutating func add(_ outlines: [OutlineReader.Outline], of element: XMLElement) throws(ReadError) {
        let shapes = outlines.map { SkeletonStroke.strokes($0, within: element, toGrid: toGrid, unit: unit) }
        try SkeletonSize.checkReach(of: shapes.flatMap(\.self), width: gridUnit, at: element.position)
        tangles += zip(outlines, shapes).compactMap { outline, strokes in
            strokes.contains { $0.isTangled(outline.fillRule) } ? .lostHoles(of: outline) : nil
        }
        var strokes: [SkeletonStroke] = []
        for (outline, shape) in zip(outlines, shapes) { strokes += frame.keeping(shape, of: outline.element) }
        try size.add(strokes.map(\.path), at: element.position)
        if !strokes.isEmpty { layers.append(try SkeletonLayer(element, strokes: strokes)) }
    }
}

extension SkeletonStroke {
    /// Returns whether the fill still encloses something twice, where the even-odd rule has a hole, or has contours
    /// that cross and cancel each other by the nonzero rule.
    fileprivate func isTangled(_ rule: FillRule) -> Bool {
        isSolid && (rule == .evenOdd ? FlatPath(path).hasEvenWinding : path.isTangled)
    }
}

extension Diagnostic {
    /// Returns the diagnostic for an outline that crosses itself in too many places to be untangled.
    fileprivate static func lostHoles(of outline: OutlineReader.Outline) -> Diagnostic {
        Diagnostic(
            .conversion,
            outline.fillRule == .evenOdd
                ? "fill-rule evenodd is left out, so what the outline encloses twice is filled"
                : "contours cross in opposite directions and cannot be untangled, so what both enclose may be filled",
            at: outline.element.position)
    }
}
