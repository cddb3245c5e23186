internal import SymbolText

/// The spans in which scanlines, one at every integer y, lie inside polygons by the nonzero rule.
///
/// The edges are found line by line, as in every polygon scan conversion, so that memory grows with their number and
/// not with their length.
package struct ScanlineSpans {
    /// An edge that crosses at least one line.
    private struct Edge {
        var top: Point
        var slope: Double
        var firstLine: Int
        var endLine: Int
        var winding: Int

        func x(at line: Int) -> Double { top.x + (Double(line) - top.y) * slope }
    }

    private struct Crossing {
        var x: Double
        /// The index of the edge, by which crossings at one place are ordered.
        var edge: Int
    }

    private var edges: [Edge] = []

    /// Intersects polygons with `lines` scanlines; `transform` maps their points first, so that the lines may be
    /// columns.
    package init(_ contours: [[Point]], lines: Int, transform: (Point) -> Point) {
        for contour in contours {
            guard var previous = contour.last.map(transform) else { continue }
            for point in contour {
                let point = transform(point)
                add(from: previous, to: point, lines: lines)
                previous = point
            }
        }
    }

    /// Adds an edge, which includes its upper end but not its lower one, so that a corner counts once.
    private mutating func add(from a: Point, to b: Point, lines: Int) {
        let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
        let first = max(0, Int(clamping: top.y.rounded(.up)))
        let end = min(lines, Int(clamping: bottom.y.rounded(.up)))
        guard first < end else { return }
        let slope = (bottom.x - top.x) / (bottom.y - top.y)
        edges.append(Edge(top: top, slope: slope, firstLine: first, endLine: end, winding: a.y < b.y ? 1 : -1))
    }

    /// Calls `body` with the line and the x range of every span, from the top and from the left.
    package func forEach(_ body: (Int, ClosedRange<Double>) -> Void) {
        let order = edges.indices.sorted { (edges[$0].firstLine, $0) < (edges[$1].firstLine, $1) }
        var (crossings, next) = ([Crossing](), 0)
        for line in (order.first.map { edges[$0].firstLine } ?? 0)..<(edges.lazy.map(\.endLine).max() ?? 0) {
            crossings.removeAll { edges[$0.edge].endLine <= line }
            while next < order.count, edges[order[next]].firstLine == line {
                crossings.append(Crossing(x: 0, edge: order[next]))
                next += 1
            }
            for index in crossings.indices { crossings[index].x = edges[crossings[index].edge].x(at: line) }
            // The order of the line above, which the crossings have so far, is nearly that of this one.
            crossings.sort { ($0.x, $0.edge) < ($1.x, $1.edge) }
            spans(between: crossings) { body(line, $0) }
        }
    }

    private func spans(between crossings: [Crossing], _ body: (ClosedRange<Double>) -> Void) {
        var (winding, start) = (0, 0.0)
        for crossing in crossings {
            let isOutside = winding == 0
            winding += edges[crossing.edge].winding
            if isOutside { start = crossing.x }
            if winding == 0, crossing.x > start { body(start...crossing.x) }
        }
    }
}
