internal import SymbolGeometry

/// A part of a filled outline that hangs together, with the strokes that a pen draws it by: one sweep, or lines.
package struct PenPart: Sendable {
    package var strokes: [CenterlineStroke]
    /// The places of the outline's contours that lie in it.
    package var contours: [Int]
}

extension Subpath {
    /// The first label that is met along the contour; nil where none is.
    func label(in parts: FillParts, on grid: FillGrid) -> Int? {
        let steps = 8
        for segment in outline {
            for step in 0..<steps {
                let point = grid.gridPoint(segment.point(at: Double(step) / Double(steps)))
                let label = parts.labels[grid.index(at: point)]
                if label >= 0 { return label }
            }
        }
        return nil
    }
}

extension [CenterlineStroke] {
    /// Lines, each of which goes the way of the nearest one in another drawing of the same.
    func directed(like others: [CenterlineStroke]) -> [CenterlineStroke] {
        guard let mine = placement, let theirs = others.placement else { return self }
        return map { $0.directed(like: others, mine, theirs) }
    }

    /// Lays their box onto a square of one unit; nil for what has no extent.
    private var placement: AffineTransform? {
        let points = flatMap(\.knots).map(\.point)
        guard let first = points.first else { return nil }
        let box = points.reduce(Rect(first)) { $0.union($1) }
        let size = Swift.max(box.width, box.height)
        guard size.isNormal else { return nil }
        return .scale(1 / size) * .translation(x: -box.midX, y: -box.midY)
    }
}

extension CenterlineStroke {
    fileprivate func directed(
        like others: [CenterlineStroke], _ mine: AffineTransform, _ theirs: AffineTransform
    ) -> CenterlineStroke {
        let others = others.filter { $0.isClosed == isClosed && !$0.knots.isEmpty }
        guard knots.count > 1, !others.isEmpty else { return self }
        func gap(_ knot: Knot, _ other: Knot) -> Double { mine(knot.point).distance(to: theirs(other.point)) }
        var stroke = self
        if isClosed {
            let starts = knots.indices.map { index in
                others.map { gap(knots[index], $0.knots[0]) }.min() ?? 0
            }
            let start = knots.indices.min { starts[$0] < starts[$1] } ?? 0
            stroke.knots = Array(knots[start...] + knots[..<start])
        } else {
            let (first, last) = (knots[0], knots[knots.count - 1])
            func strays(_ start: Knot, _ end: Knot) -> Double {
                others.map { gap(start, $0.knots[0]) + gap(end, $0.knots[$0.knots.count - 1]) }.min() ?? 0
            }
            if strays(last, first) < strays(first, last) { stroke.knots.reverse() }
        }
        return stroke
    }
}
