internal import SymbolGeometry

extension AffineTransform {
    /// Returns the limit with which Cairo mitres the same corners as in the space where the pen is a circle.
    ///
    /// Cairo measures corners in pixels (1.16 to 1.18), SVG 2 §13.5.5 in the stroked path's own space: they differ if
    /// the transform changes angles or the ratios of lengths. If no limit separates the mitred corners from the others,
    /// it is unchanged.
    func miterLimit(_ limit: Double, of subpaths: [Subpath]) -> Double {
        guard (a, b) != (d, -c), (a, b) != (-d, c) else { return limit }
        var (mitered, beveled) = (1.0, Double.infinity)
        for corner in subpaths.lazy.flatMap(\.corners) {
            let ratio = Corner(incoming: vector(corner.incoming), outgoing: vector(corner.outgoing)).miterRatio
            if corner.miterRatio <= limit { mitered = max(mitered, ratio) } else { beveled = min(beveled, ratio) }
        }
        // The limit differs from each ratio by more than Cairo's rounding.
        let range = (least: mitered * 1.001, greatest: beveled / 1.001)
        return range.least <= range.greatest ? min(max(limit, range.least), range.greatest) : limit
    }

    private func vector(_ vector: Point) -> Point { self(vector) - self(.zero) }
}

/// The corner at which two segments meet, given by their directions.
private struct Corner {
    let incoming: Point
    let outgoing: Point

    /// The ratio of the mitre's length to the stroke's width.
    var miterRatio: Double {
        (2 / max(1 + incoming.dot(outgoing) / (incoming.length * outgoing.length), 0)).squareRoot()
    }
}

extension Subpath {
    fileprivate var corners: [Corner] {
        let ends = outline.compactMap { segment in
            segment.startDirection.flatMap { start in segment.reversed.startDirection.map { (start, end: -$0) } }
        }
        let joined = zip(ends, ends.dropFirst()).map { Corner(incoming: $0.end, outgoing: $1.0) }
        guard isClosed, let first = ends.first, let last = ends.last else { return joined }
        return joined + [Corner(incoming: last.end, outgoing: first.0)]
    }
}

extension PathSegment {
    /// The direction at the start, or nil for a segment that is a point.
    fileprivate var startDirection: Point? {
        let points =
            switch self {
            case .line: [end]
            case .quad(let quad): [quad.control, end]
            case .cubic(let cubic): [cubic.control1, cubic.control2, end]
            }
        return points.first { $0 != start }.map { $0 - start }
    }
}
