internal import SymbolGeometry

/// A part of a contour, from one position to another, which may lie beyond the contour's end.
///
/// A position is the index of a segment and the parameter in it.
struct ContourRun: Hashable {
    let contour: Int
    var from: Double
    var to: Double
}

private struct PieceIndex: Hashable {
    let contour, piece: Int

    init(_ contour: Int, _ piece: Int) { (self.contour, self.piece) = (contour, piece) }
}

extension ContourPieces {
    /// The closed outlines of the enclosed area as runs of contours; nil where the pieces of an outline do not meet, or
    /// the area lies to the right of some and to the left of others.
    var loops: [[ContourRun]]? {
        let all = pieces.indices.flatMap { contour in pieces[contour].indices.map { PieceIndex(contour, $0) } }
        guard Set(all.map { self[$0].side }.filter { $0 != 0 }).count <= 1 else { return nil }
        var loops: [[ContourRun]] = []
        var unused = all.filter { self[$0].side != 0 }
        while let first = unused.first {
            guard let loop = loop(from: first, &unused) else { return nil }
            loops.append(runs(of: loop))
        }
        return loops.sorted { ($0[0].contour, $0[0].from) < ($1[0].contour, $1[0].from) }
    }

    private subscript(_ index: PieceIndex) -> ContourPiece { pieces[index.contour][index.piece] }

    /// Returns the pieces that follow one another from a piece until it comes again, which are then used; nil if they
    /// end before.
    private func loop(from first: PieceIndex, _ unused: inout [PieceIndex]) -> [PieceIndex]? {
        var loop = [first]
        while true {
            let current = loop[loop.endIndex - 1]
            let end = self[current].end
            let following = PieceIndex(current.contour, (current.piece + 1) % pieces[current.contour].count)
            func distance(_ index: PieceIndex) -> Double { self[index].start.distance(to: end) }
            let next =
                self[following].side != 0
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
    private func runs(of loop: [PieceIndex]) -> [ContourRun] {
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
            let (from, to) = (self[first].from, self[last].to)
            let turn = to > from ? 0 : Double(contours[first.contour].count)
            return ContourRun(contour: first.contour, from: from, to: to + turn)
        }
        let first = runs.indices.min { (runs[$0].contour, runs[$0].from) < (runs[$1].contour, runs[$1].from) } ?? 0
        return Array(runs[first...] + runs[..<first])
    }
}
