internal import SymbolGeometry

extension AffineTransform {
    /// The limit by which Cairo mitres the corners that have a mitre where the pen is a circle.
    ///
    /// Cairo measures corners as they lie on the pixels (1.16 to 1.18), SVG 2 §13.5.5 in the stroked path's own space:
    /// they differ where lengths or angles do. Where no limit parts what has a mitre from what has none, it stays.
    func miterLimit(_ limit: Double, of subpaths: [Subpath]) -> Double {
        guard (a, b) != (d, -c), (a, b) != (-d, c) else { return limit }
        var (mitred, bevelled) = (1.0, Double.infinity)
        for corner in subpaths.lazy.flatMap(\.corners) {
            let ratio = Corner(incoming: vector(corner.incoming), outgoing: vector(corner.outgoing)).miterRatio
            if corner.miterRatio <= limit { mitred = max(mitred, ratio) } else { bevelled = min(bevelled, ratio) }
        }
        // Each ratio is beside its own limit by more than Cairo's rounding.
        let range = (least: mitred * 1.001, greatest: bevelled / 1.001)
        return range.least <= range.greatest ? min(max(limit, range.least), range.greatest) : limit
    }

    private func vector(_ vector: Point) -> Point { self(vector) - self(.zero) }
}

/// Where two segments meet, by the directions in which they run.
private struct Corner {
    let incoming: Point
    let outgoing: Point

    /// The mitre's length by the stroke's width.
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
    /// Nil for a segment that is a point.
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
