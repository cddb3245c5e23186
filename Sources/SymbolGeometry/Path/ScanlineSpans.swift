internal import SymbolText

/// The spans in which scanlines, one at every integer y, lie inside polygons by the nonzero rule.
package struct ScanlineSpans {
    private struct Crossing {
        var x: Double
        var winding: Int
    }

    private var crossings: [[Crossing]]

    /// Intersects polygons with `lines` scanlines; `transform` maps their points first, so that the lines may be
    /// columns.
    package init(_ contours: [[Point]], lines: Int, transform: (Point) -> Point) {
        crossings = Array(repeating: [], count: lines)
        for contour in contours {
            guard var previous = contour.last.map(transform) else { continue }
            for point in contour {
                let point = transform(point)
                cut(from: previous, to: point)
                previous = point
            }
        }
    }

    /// Adds the crossings of an edge, which includes its upper end but not its lower one, so that a corner counts once.
    private mutating func cut(from a: Point, to b: Point) {
        let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
        let first = max(0, Int(clamping: top.y.rounded(.up)))
        let end = min(crossings.count, Int(clamping: bottom.y.rounded(.up)))
        guard first < end else { return }
        let slope = (bottom.x - top.x) / (bottom.y - top.y)
        for line in first..<end {
            let x = top.x + (Double(line) - top.y) * slope
            crossings[line].append(Crossing(x: x, winding: a.y < b.y ? 1 : -1))
        }
    }

    /// Calls `body` with the line and the x range of every span, from the top and from the left.
    package func forEach(_ body: (Int, ClosedRange<Double>) -> Void) {
        for (line, unsorted) in crossings.enumerated() where !unsorted.isEmpty {
            var (winding, start) = (0, 0.0)
            for crossing in unsorted.sorted(by: { $0.x < $1.x }) {
                let isOutside = winding == 0
                winding += crossing.winding
                if isOutside { start = crossing.x }
                if winding == 0, crossing.x > start { body(line, start...crossing.x) }
            }
        }
    }
}
