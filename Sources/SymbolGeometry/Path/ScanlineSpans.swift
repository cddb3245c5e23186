internal import SymbolText

/// The spans in which scanlines, one at every integer y, lie inside polygons by the nonzero rule.
package struct ScanlineSpans {
    private struct Crossing {
        var line = 0
        var x = 0.0
        var winding = 0
    }

    /// The crossings of all lines from the top, each line's from the left.
    private var crossings: [Crossing] = []

    /// Intersects polygons with `lines` scanlines; `transform` maps their points first, so that the lines may be
    /// columns.
    package init(_ contours: [[Point]], lines: Int, transform: (Point) -> Point) {
        for contour in contours {
            guard var previous = contour.last.map(transform) else { continue }
            for point in contour {
                let point = transform(point)
                cut(from: previous, to: point, lines: lines)
                previous = point
            }
        }
        sort(lines: lines)
    }

    /// Adds the crossings of an edge, which includes its upper end but not its lower one, so that a corner counts once.
    private mutating func cut(from a: Point, to b: Point, lines: Int) {
        let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
        let first = max(0, Int(clamping: top.y.rounded(.up)))
        let end = min(lines, Int(clamping: bottom.y.rounded(.up)))
        guard first < end else { return }
        let slope = (bottom.x - top.x) / (bottom.y - top.y)
        for line in first..<end {
            let x = top.x + (Double(line) - top.y) * slope
            crossings.append(Crossing(line: line, x: x, winding: a.y < b.y ? 1 : -1))
        }
    }

    /// Distributes the crossings over their lines, and sorts each line's.
    private mutating func sort(lines: Int) {
        var ends = Array(repeating: 0, count: lines + 1)
        for crossing in crossings { ends[crossing.line + 1] += 1 }
        for line in 0..<lines { ends[line + 1] += ends[line] }
        var sorted = Array(repeating: Crossing(), count: crossings.count)
        for crossing in crossings {
            sorted[ends[crossing.line]] = crossing
            ends[crossing.line] += 1
        }
        sorted.withUnsafeMutableBufferPointer { sorted in
            var start = 0
            for end in ends.dropLast() {
                var line = UnsafeMutableBufferPointer(rebasing: sorted[start..<end])
                line.sort { $0.x < $1.x }
                start = end
            }
        }
        crossings = sorted
    }

    /// Calls `body` with the line and the x range of every span, from the top and from the left.
    package func forEach(_ body: (Int, ClosedRange<Double>) -> Void) {
        var (winding, start) = (0, 0.0)
        for crossing in crossings {
            let isOutside = winding == 0
            winding += crossing.winding
            if isOutside { start = crossing.x }
            if winding == 0, crossing.x > start { body(crossing.line, start...crossing.x) }
        }
    }
}
