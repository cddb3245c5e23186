internal import SymbolGeometry

/// The contours of a drawing, divided where they meet, and the pieces that border the area that they cover.
struct ContourPieces {
    /// The segments of each contour, of which the last is the line that closes it, if only as a point.
    let contours: [[PathSegment]]
    private let area: FlatPath
    /// The positions at which each contour is divided, from 0 to its number of segments.
    private let cuts: [[Double]]

    /// The distance below which points are the same, in units of 1/100 em.
    private static let tolerance = 0.01

    init(_ path: Path) {
        contours = path.subpaths.map { $0.segments + [.line(LineSegment(start: $0.end, end: $0.start))] }
        area = FlatPath(path)
        cuts = Self.cuts(of: contours)
    }

    func point(of contour: Int, at position: Double) -> Point {
        let count = Double(contours[contour].count)
        let place = position - (position / count).rounded(.down) * count
        let index = min(Int(place), contours[contour].count - 1)
        return contours[contour][index].point(at: place - Double(index))
    }

    /// The closed outlines of the covered area as runs of contours; nil where the pieces of an outline do not meet.
    var loops: [[ContourRun]]? {
        var pieces = cuts.indices.map { contour in self.pieces(of: contour) }
        dropRepeats(&pieces)
        var loops: [[ContourRun]] = []
        let all = pieces.indices.flatMap { contour in pieces[contour].indices.map { PieceIndex(contour, $0) } }
        guard Set(all.map { pieces[$0.contour][$0.piece].side }.filter { $0 != 0 }).count <= 1 else { return nil }
        var unused = all.filter { pieces[$0.contour][$0.piece].side != 0 }
        while let first = unused.first {
            guard let loop = loop(from: first, pieces, &unused) else { return nil }
            loops.append(runs(of: loop, pieces))
        }
        return loops.sorted { ($0[0].contour, $0[0].from) < ($1[0].contour, $1[0].from) }
    }
}

/// A piece of a contour, and the side on which the covered area lies: 1 to the right, −1 to the left, 0 on both or none.
private struct ContourPiece {
    let from, to: Double
    let start, middle, end: Point
    var side: Int

    /// Returns whether both pieces lie on one another; their middles may be apart along them.
    func isNear(_ other: ContourPiece, _ tolerance: Double) -> Bool {
        start.distance(to: other.start) < tolerance && end.distance(to: other.end) < tolerance
            && middle.distance(to: other.middle) < 10 * tolerance
    }
}

private struct PieceIndex: Hashable {
    let contour, piece: Int

    init(_ contour: Int, _ piece: Int) { (self.contour, self.piece) = (contour, piece) }
}

extension ContourPieces {
    /// Returns the pieces of a contour that are longer than a point.
    private func pieces(of contour: Int) -> [ContourPiece] {
        zip(cuts[contour], cuts[contour].dropFirst()).compactMap { from, to in
            let (start, end) = (point(of: contour, at: from), point(of: contour, at: to))
            let segment = contours[contour][Int(from)]
            let place = (from + to) / 2 - from.rounded(.down)
            let (middle, direction) = (segment.point(at: place), segment.derivative(at: place))
            guard start.distance(to: middle) + middle.distance(to: end) > Self.tolerance, direction.length > 0 else {
                return nil
            }
            let normal = Point(-direction.y, direction.x) / direction.length * (2 * Self.tolerance)
            let isCovered = (
                area.windingNumber(about: middle - normal) != 0, area.windingNumber(about: middle + normal) != 0
            )
            let side = isCovered.0 == isCovered.1 ? 0 : isCovered.1 ? 1 : -1
            return ContourPiece(from: from, to: to, start: start, middle: middle, end: end, side: side)
        }
    }

    /// Leaves the border to the first of several pieces that lie on one another.
    private func dropRepeats(_ pieces: inout [[ContourPiece]]) {
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

    /// Returns the pieces that follow one another from a piece until it comes again, which are then used; nil if they
    /// end before.
    private func loop(
        from first: PieceIndex, _ pieces: [[ContourPiece]], _ unused: inout [PieceIndex]
    ) -> [PieceIndex]? {
        var loop = [first]
        while true {
            let current = loop[loop.endIndex - 1]
            let end = pieces[current.contour][current.piece].end
            let following = PieceIndex(current.contour, (current.piece + 1) % pieces[current.contour].count)
            func distance(_ index: PieceIndex) -> Double {
                pieces[index.contour][index.piece].start.distance(to: end)
            }
            let isBorder = pieces[following.contour][following.piece].side != 0
            let next =
                isBorder
                ? following
                : unused.filter { distance($0) < 2 * Self.tolerance }.min { distance($0) < distance($1) }
            guard let next else { return nil }
            if next == first { break }
            guard unused.contains(next), !loop.contains(next) else { return nil }
            loop.append(next)
        }
        unused.removeAll(where: loop.contains)
        return loop
    }

    /// Returns the runs of a loop, beginning with the one that comes first on its contour.
    private func runs(of loop: [PieceIndex], _ pieces: [[ContourPiece]]) -> [ContourRun] {
        let starts = loop.indices.filter { index in
            let (before, piece) = (loop[(index + loop.count - 1) % loop.count], loop[index])
            return before.contour != piece.contour || (before.piece + 1) % pieces[piece.contour].count != piece.piece
        }
        guard !starts.isEmpty else {
            return [ContourRun(contour: loop[0].contour, from: 0, to: Double(contours[loop[0].contour].count))]
        }
        let runs = starts.indices.map { index in
            let (first, end) = (loop[starts[index]], starts[(index + 1) % starts.count])
            let last = loop[(end + loop.count - 1) % loop.count]
            let (from, to) = (pieces[first.contour][first.piece].from, pieces[last.contour][last.piece].to)
            let turn = to > from ? 0 : Double(contours[first.contour].count)
            return ContourRun(contour: first.contour, from: from, to: to + turn)
        }
        let first = runs.indices.min { (runs[$0].contour, runs[$0].from) < (runs[$1].contour, runs[$1].from) } ?? 0
        return Array(runs[first...] + runs[..<first])
    }
}
