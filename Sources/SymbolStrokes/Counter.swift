package import SymbolGeometry

/// The interior of a closed line, which can be tested for space under a stroke.
package struct Counter: Sendable {
    private let edges: [LineSegment]
    private let box: Rect?
    private let tolerance: Double

    /// Measures the counter of a closed subpath.
    ///
    /// - Parameters:
    ///   - subpath: The closed subpath.
    ///   - tolerance: The precision in the path's units, or, if it is coarser, a fraction of the path's size that
    ///     bounds the work on a sliver of any length.
    package init(of subpath: Subpath, tolerance: Double) {
        let path = Path(subpath)
        box = path.bounds
        self.tolerance = box.map { max(tolerance, max($0.width, $0.height) / 16_384) } ?? tolerance
        edges = path.edges(self.tolerance)
    }

    /// Returns whether any of the counter remains under a stroke with the given half-width, that is, whether a larger
    /// disc fits inside.
    ///
    /// Squares that may still contain the centre of such a disc are quartered: the distance to the line changes by no
    /// more than the distance moved, so that a square's centre bounds it to within half the diagonal
    /// (Garcia-Castellanos and Lombardo, "Poles of inaccessibility", 2007).
    package func isOpen(under half: Double) -> Bool {
        guard let box, min(box.width, box.height) > 2 * half else { return false }
        let longest = max(box.width, box.height)
        var squares = [(middle: box.center, side: longest)]
        // This bounds the number of squares along a line of any length.
        let least = max(tolerance, half / 64, longest / 4096)
        while let (middle, side) = squares.popLast() {
            let distance = distance(to: middle)
            let diagonal = side / 2 * 2.0.squareRoot()
            guard distance + diagonal > half else { continue }
            // A square that the line does not reach lies inside or outside as a whole.
            if distance >= diagonal || distance > half {
                let isInside = isInside(middle)
                if isInside, distance > half { return true }
                if !isInside, distance >= diagonal { continue }
            }
            guard side > least else { continue }
            for (x, y) in [(-1.0, -1.0), (1, -1), (-1, 1), (1, 1)] {
                squares.append((middle + Point(x, y) * (side / 4), side / 2))
            }
        }
        return false
    }

    private func distance(to point: Point) -> Double {
        edges.reduce(.infinity) { least, edge in
            let vector = edge.end - edge.start
            let squared = vector.dot(vector)
            let t = squared > 0 ? min(max((point - edge.start).dot(vector) / squared, 0), 1) : 0
            return min(least, edge.point(at: t).distance(to: point))
        }
    }

    private func isInside(_ point: Point) -> Bool {
        var isInside = false
        for edge in edges where (edge.start.y > point.y) != (edge.end.y > point.y) {
            let t = (point.y - edge.start.y) / (edge.end.y - edge.start.y)
            if edge.start.x + t * (edge.end.x - edge.start.x) > point.x { isInside.toggle() }
        }
        return isInside
    }
}
