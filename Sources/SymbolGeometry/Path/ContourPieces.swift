/// The contours of a path, divided where they meet, and the pieces of them.
package struct ContourPieces: Sendable {
    /// The distance below which points are the same, for paths in units of 1/100 em.
    package static let tolerance = 0.01

    /// The segments of each contour, of which the last is the line that closes it, if only as a point.
    package let contours: [[PathSegment]]
    /// The pieces of each contour that are longer than a point.
    package private(set) var pieces: [[ContourPiece]] = []

    /// The greatest number of elements: the time for finding where they cross grows with its square.
    private static let mostElements = 1000

    /// The greatest number of pieces: each is compared with all others, and with all of the path.
    private static let mostPieces = 4000

    /// Divides a path and finds, by a fill rule, on which side of each piece the enclosed area lies; nil where the path
    /// has too many elements or pieces.
    ///
    /// Of several pieces that lie on one another, only the first borders the area.
    package init?(_ path: Path, rule: FillRule) {
        guard path.elements.count <= Self.mostElements else { return nil }
        contours = path.subpaths.map { $0.segments + [.line(LineSegment(start: $0.end, end: $0.start))] }
        let area = FlatPath(path)
        let cuts = Self.cuts(of: contours)
        guard cuts.reduce(0, { $0 + $1.count }) <= Self.mostPieces else { return nil }
        pieces = contours.indices.map { contour in
            zip(cuts[contour], cuts[contour].dropFirst()).compactMap { from, to in
                piece(of: contour, from: from, to: to) { area.winds(about: $0, rule) }
            }
        }
        dropRepeats()
    }

    package func point(of contour: Int, at position: Double) -> Point {
        let count = Double(contours[contour].count)
        let place = position - (position / count).rounded(.down) * count
        let index = min(Int(place), contours[contour].count - 1)
        return contours[contour][index].point(at: place - Double(index))
    }

    /// Returns a piece of a contour; nil if it is a point.
    private func piece(
        of contour: Int, from: Double, to: Double, isCovered: (Point) -> Bool
    ) -> ContourPiece? {
        let (start, end) = (point(of: contour, at: from), point(of: contour, at: to))
        let segment = contours[contour][Int(from)]
        let place = (from + to) / 2 - from.rounded(.down)
        let (middle, direction) = (segment.point(at: place), segment.derivative(at: place))
        guard start.distance(to: middle) + middle.distance(to: end) > Self.tolerance, direction.length > 0 else {
            return nil
        }
        let normal = Point(-direction.y, direction.x) / direction.length * (2 * Self.tolerance)
        let (left, right) = (isCovered(middle - normal), isCovered(middle + normal))
        let side = left == right ? 0 : right ? 1 : -1
        return ContourPiece(from: from, to: to, start: start, middle: middle, end: end, side: side)
    }

    /// Leaves the border to the first of several pieces that lie on one another.
    private mutating func dropRepeats() {
        var kept: [ContourPiece] = []
        for contour in pieces.indices {
            for index in pieces[contour].indices where pieces[contour][index].side != 0 {
                let piece = pieces[contour][index]
                if kept.contains(where: { $0.isNear(piece, 2 * Self.tolerance) }) {
                    pieces[contour][index].side = 0
                } else {
                    kept.append(piece)
                }
            }
        }
    }
}

/// A piece of a contour, from one position to another: the index of a segment and the parameter in it.
package struct ContourPiece: Sendable {
    package let from, to: Double
    package let start, middle, end: Point
    /// The side on which the enclosed area lies: 1 to the right, −1 to the left, 0 on both or none.
    package var side: Int

    /// Returns whether both pieces lie on one another, in either direction; their middles may be apart along them.
    fileprivate func isNear(_ other: ContourPiece, _ tolerance: Double) -> Bool {
        func meet(_ first: Point, _ second: Point) -> Bool {
            start.distance(to: first) < tolerance && end.distance(to: second) < tolerance
        }
        return middle.distance(to: other.middle) < 10 * tolerance
            && (meet(other.start, other.end) || meet(other.end, other.start))
    }
}

extension FlatPath {
    func winds(about point: Point, _ rule: FillRule) -> Bool {
        let number = windingNumber(about: point)
        return rule == .nonZero ? number != 0 : number % 2 != 0
    }
}
