internal import SymbolGeometry
internal import SymbolTemplate

extension SkeletonStroke {
    /// A cut as it is made: one that ends on an edge goes on through it, as a round end there would leave slivers, and
    /// what parts a body, or goes round a part of it, grows no wider with the weight, as the body would grow lighter.
    ///
    /// - Parameters:
    ///   - painted: What it may end on the edge of, and what it must not reach beyond that.
    ///   - widths: Of the skeleton's strokes.
    ///   - seam: What the widths of cuts that part a body count in at most.
    /// - Returns: The cut, longer where an end of it is on an edge.
    func cutting(through painted: [SkeletonStroke], _ widths: StrokeWidths, seam: Double) -> SkeletonStroke {
        var (stroke, parts) = (self, false)
        let unit = unit ?? widths
        let regular = min(unit.regular, seam)
        // A ring that is wider than its hole cuts out a dot.
        let hasInside = !isSolid && path.bounds.map { min($0.width, $0.height) > 2 * width * regular } ?? false
        stroke.path = path.subpaths.reduce(into: Path()) { path, subpath in
            var line = subpath
            if let way = line.way(through: painted, widths) {
                line.segments.append(.line(LineSegment(start: line.end, end: way)))
            }
            if let way = line.reversed.way(through: painted, widths) {
                line.segments.insert(.line(LineSegment(start: way, end: line.start)), at: 0)
                line.start = way
            }
            parts = parts || (line.isClosed ? hasInside : ![line.start, line.end].allSatisfy(painted.cover))
            path.append(line)
        }
        guard parts else { return stroke }
        stroke.unit = StrokeWidths(
            ultralight: min(unit.ultralight, regular), regular: regular, black: min(unit.black, regular))
        return stroke
    }
}

extension [SkeletonStroke] {
    /// Whether a point is in what is solid.
    fileprivate func cover(_ point: Point) -> Bool {
        contains { $0.isSolid && FlatPath($0.path).windingNumber(about: point) != 0 }
    }
}

extension Subpath {
    /// A point straight on from the end, outside of all ink; nil where the end is on no edge, or goes along it.
    fileprivate func way(through painted: [SkeletonStroke], _ widths: StrokeWidths) -> Point? {
        guard !isClosed, let last = segments.last else { return nil }
        let direction = last.derivative(at: 1)
        guard direction.length > 0 else { return nil }
        // As exactly as drawings are written.
        guard let body = painted.first(where: { $0.isSolid && $0.distance(to: end) < 0.05 }) else { return nil }
        // The edge is half a width away; at an angle of 60 degrees its far side is that and a half away.
        let way = end + direction * (0.75 * body.width(.black, of: widths) / direction.length)
        let isOutside = painted.allSatisfy { stroke in
            ![stroke].cover(way) && stroke.distance(to: way) >= stroke.width(.black, of: widths) / 2
        }
        return isOutside ? way : nil
    }
}

extension SkeletonStroke {
    /// Of its centre line.
    fileprivate func distance(to point: Point) -> Double {
        path.flattened(tolerance: 0.02).subpaths.flatMap(\.outline).map { $0.distance(to: point) }.min() ?? .infinity
    }
}
