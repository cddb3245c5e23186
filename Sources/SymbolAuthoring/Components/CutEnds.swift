internal import SymbolGeometry
internal import SymbolTemplate

extension SkeletonStroke {
    /// A cut that goes on through the edges on which it ends: a round end on an edge would leave slivers beside it.
    ///
    /// - Parameters:
    ///   - painted: What it may end on the edge of, and what it must not reach beyond that.
    ///   - widths: Of the skeleton's strokes.
    /// - Returns: The cut, longer where an end of it is on an edge.
    func cutting(through painted: [SkeletonStroke], _ widths: StrokeWidths) -> SkeletonStroke {
        var stroke = self
        stroke.path = path.subpaths.reduce(into: Path()) { path, subpath in
            var line = subpath
            if let way = line.way(through: painted, widths) {
                line.segments.append(.line(LineSegment(start: line.end, end: way)))
            }
            if let way = line.reversed.way(through: painted, widths) {
                line.segments.insert(.line(LineSegment(start: way, end: line.start)), at: 0)
                line.start = way
            }
            path.append(line)
        }
        return stroke
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
            let isWithin = stroke.isSolid && FlatPath(stroke.path).windingNumber(about: way) != 0
            return !isWithin && stroke.distance(to: way) >= stroke.width(.black, of: widths) / 2
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
