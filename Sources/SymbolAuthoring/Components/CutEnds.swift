internal import SymbolGeometry
internal import SymbolTemplate

extension SkeletonStroke {
    /// Returns the shape of a cut.
    ///
    /// A cut that ends on an edge continues through it, because a round end there would leave slivers. A cut that
    /// divides a body, or surrounds a part of it, does not widen with the weight, because the body would grow lighter.
    ///
    /// - Parameters:
    ///   - painted: The strokes on whose edges the cut may end and beyond which it must not extend.
    ///   - widths: The widths of the skeleton's strokes.
    ///   - seam: The greatest width of cuts that divide a body.
    /// - Returns: The cut, extended wherever one of its ends lies on an edge.
    func cutting(through painted: [SkeletonStroke], _ widths: StrokeWidths, seam: Double) -> SkeletonStroke {
        var (stroke, divides) = (self, false)
        let unit = unit ?? widths
        let regular = min(unit.regular, seam)
        // A ring that is wider than its hole cuts out a dot.
        let hasInside = !isSolid && path.bounds.map { min($0.width, $0.height) > 2 * width * regular } ?? false
        stroke.path = path.subpaths.reduce(into: Path()) { path, subpath in
            var line = subpath
            if let exit = line.exit(through: painted, widths) {
                line.segments.append(.line(LineSegment(start: line.end, end: exit)))
            }
            if let exit = line.reversed.exit(through: painted, widths) {
                line.segments.insert(.line(LineSegment(start: exit, end: line.start)), at: 0)
                line.start = exit
            }
            divides = divides || (line.isClosed ? hasInside : ![line.start, line.end].allSatisfy(painted.cover))
            path.append(line)
        }
        guard divides else { return stroke }
        stroke.unit = StrokeWidths(
            ultralight: min(unit.ultralight, regular), regular: regular, black: min(unit.black, regular))
        return stroke
    }
}

extension [SkeletonStroke] {
    /// Returns whether a point lies inside a solid stroke.
    fileprivate func cover(_ point: Point) -> Bool {
        contains { $0.isSolid && FlatPath($0.path).windingNumber(about: point) != 0 }
    }
}

extension Subpath {
    /// Returns a point straight ahead of the end, outside all painted strokes; nil when the end is not on an edge or
    /// runs along one.
    fileprivate func exit(through painted: [SkeletonStroke], _ widths: StrokeWidths) -> Point? {
        guard !isClosed, let last = segments.last else { return nil }
        let direction = last.derivative(at: 1)
        guard direction.length > 0 else { return nil }
        // The tolerance is the precision with which drawings are written.
        guard let body = painted.first(where: { $0.isSolid && $0.distance(to: end) < 0.05 }) else { return nil }
        // The edge is half a width away; at an angle of 60 degrees its far side is one and a half times that distance
        // away.
        let exit = end + direction * (0.75 * body.width(.black, of: widths) / direction.length)
        let isOutside = painted.allSatisfy { stroke in
            ![stroke].cover(exit) && stroke.distance(to: exit) >= stroke.width(.black, of: widths) / 2
        }
        return isOutside ? exit : nil
    }
}

extension SkeletonStroke {
    /// Returns the distance from the stroke's centre line.
    fileprivate func distance(to point: Point) -> Double {
        path.flattened(tolerance: 0.02).subpaths.flatMap(\.outline).map { $0.distance(to: point) }.min() ?? .infinity
    }
}
