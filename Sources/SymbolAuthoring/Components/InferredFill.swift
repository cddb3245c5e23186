internal import SymbolFiles
internal import SymbolGeometry
internal import SymbolStrokes
internal import SymbolTemplate
internal import SymbolText

extension Skeleton {
    /// Whether the drawing specifies the roles of its strokes in the fill variant.
    var specifiesFill: Bool { layers.flatMap(\.strokes).contains { $0.fillRole != .same } }

    /// Returns the drawing with fill roles inferred from the positions of its strokes.
    ///
    /// The outermost closed strokes are filled, strokes within them are cut out, and strokes across their edges keep a
    /// gap around themselves. Solid strokes stay as they are.
    ///
    /// - Throws: `ValueError` when no stroke is closed.
    func inferringFill() throws(ValueError) -> Skeleton {
        var skeleton = self
        let drawn = layers.map(AreaLayer.init)
        let areas = drawn.filter { $0.layer.opacity == 1 }.flatMap(\.strokes)
            .filter { $0.stroke.encloses($0.area, in: widths) }.map(\.area)
        let outer = areas.filter { area in !areas.contains { $0.path != area.path && area.liesWithin($0) } }
        let parts = drawn.flatMap { $0.parts(around: outer) }
        guard parts.contains(where: \.isNewlyFilled) else {
            guard !outer.isEmpty else { throw ValueError("the drawing has no closed shape to fill") }
            skeleton.diagnostics.append(Diagnostic(.conversion, "the drawing is already filled and stays as it is"))
            return skeleton
        }
        skeleton.layers = parts.filter(\.isFilled).map(\.layer) + parts.filter { !$0.isFilled }.map(\.layer)
        return skeleton
    }
}

/// A layer with the areas that its strokes surround.
private struct AreaLayer {
    let layer: SkeletonLayer
    let strokes: [(stroke: SkeletonStroke, area: FillArea)]

    /// A layer of those strokes that have the same relation to the filled areas.
    struct Part {
        var layer: SkeletonLayer
        /// Whether the part is filled or lies behind what is filled.
        let isFilled: Bool
        /// Whether a stroke becomes filled that was not.
        var isNewlyFilled = false
    }

    init(_ layer: SkeletonLayer) {
        self.layer = layer
        strokes = layer.strokes.flatMap(\.contours).map { ($0, FillArea($0)) }
    }

    /// Returns the layer's parts, from back to front, with the roles of their strokes.
    func parts(around outer: [FillArea]) -> [Part] {
        let strokes = strokes.flatMap { stroke, area in
            let relation = area.relation(to: outer)
            let inner = relation == .outer ? stroke.insideHoles : nil
            return [(stroke: stroke, relation: relation)] + (inner.map { [($0, .inside)] } ?? [])
        }
        return Dictionary(grouping: strokes, by: \.relation).sorted { $0.key.rawValue < $1.key.rawValue }
            .map { relation, strokes in
                let assigned = strokes.map { $0.stroke.assigningRole(for: relation) }
                var part = Part(layer: layer, isFilled: relation == .outer || relation == .outside)
                part.layer.strokes = assigned
                if relation == .crossing { part.layer.gap = .open }
                part.isNewlyFilled =
                    relation == .outer && zip(strokes, assigned).contains { !$0.stroke.isFilled && $1 != $0.stroke }
                return part
            }
    }
}

/// The position of a stroke relative to the filled areas, from back to front.
private enum FillRelation: Int {
    case outer, outside, crossing, inside
}

extension SkeletonStroke {
    /// Each contour as a stroke of its own, when the stroke is a plain line.
    fileprivate var contours: [SkeletonStroke] {
        guard width > 0, !isSolid, outlines == nil else { return [self] }
        return path.subpaths.map { subpath in
            var stroke = self
            stroke.path = Path(subpath)
            return stroke
        }
    }

    /// Of a filled outline, what has to be cut out when its holes are filled; nil where no eraser is needed.
    fileprivate var insideHoles: SkeletonStroke? {
        guard width == 0, ShapeContours(outlines?[.regular] ?? path).needsEraser else { return nil }
        return changingOutlines { $0.inside($1) }
    }

    /// Returns whether the stroke surrounds its area: it is closed, and not so small that it is a dot.
    fileprivate func encloses(_ area: FillArea, in widths: StrokeWidths) -> Bool {
        let ends = path.subpaths.map { $0.isClosed || $0.start.distance(to: $0.end) < 0.01 }
        guard isSolid || (ends.allSatisfy { $0 } && !ends.isEmpty) else { return false }
        let side = self.width(.regular, of: widths)
        return abs(area.inside.signedArea) > side * side
    }

    /// Whether the interior of the line is already filled.
    fileprivate var isFilled: Bool { width > 0 && isSolid }

    /// Returns the stroke with a change to its outline, at each weight at which it is drawn.
    fileprivate func changingOutlines(_ change: (ShapeContours, Path) -> Path?) -> SkeletonStroke {
        var stroke = self
        stroke.path = change(ShapeContours(path), path) ?? path
        guard let regular = outlines?[.regular] else { return stroke }
        let contours = ShapeContours(regular)
        stroke.outlines = outlines?.mapValues { change(contours, $0) ?? $0 }
        return stroke
    }

    fileprivate func assigningRole(for relation: FillRelation) -> SkeletonStroke {
        var stroke = self
        switch relation {
        case .outer where width > 0: stroke.fillRole = .fills
        case .outer: stroke = changingOutlines { $0.filled($1) }
        case .inside where opacity == 1: stroke.fillRole = .cut
        case .inside, .outside, .crossing: break
        }
        return stroke
    }
}

/// The area that a stroke surrounds, as if it were closed; of filled outlines, also their holes.
private struct FillArea {
    let path: Path
    let inside: FlatPath
    /// Points along the outline, a quarter of a grid unit apart unless that would be too many.
    private let points: [Point]

    /// The greatest number of points, in addition to one for each edge.
    private static let limit = 4096.0

    init(_ stroke: SkeletonStroke) {
        path = stroke.path
        inside = FlatPath(stroke.width > 0 ? path : ShapeContours(path).filled(path) ?? path)
        let edges = path.flattened(tolerance: 0.05).subpaths.flatMap(\.outline)
        let length = edges.reduce(0) { $0 + $1.start.distance(to: $1.end) }
        let step = max(0.25, length / Self.limit)
        points = edges.flatMap { LineSegment(start: $0.start, end: $0.end).points(every: step) }
    }

    /// Returns whether more than nine tenths of the outline lie within another area, stopping as soon as they cannot.
    func liesWithin(_ other: FillArea) -> Bool {
        var outside = 0
        return !points.isEmpty
            && points.allSatisfy { point in
                if other.inside.windingNumber(about: point) == 0 { outside += 1 }
                return outside * 10 < points.count
            }
    }

    func relation(to outer: [FillArea]) -> FillRelation {
        if outer.contains(where: { $0.path == path }) { return .outer }
        guard !points.isEmpty else { return .outside }
        let inside = points.count { point in outer.contains { $0.inside.windingNumber(about: point) != 0 } }
        return inside * 10 > points.count * 9 ? .inside : inside * 10 < points.count ? .outside : .crossing
    }
}
