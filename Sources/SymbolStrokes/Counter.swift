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
                let isInside = !edges.winding(about: middle).isMultiple(of: 2)
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
        edges.reduce(.infinity) { min($0, $1.distance(to: point)) }
    }
}
