internal import SymbolGeometry
internal import SymbolText

/// A closed contour as a ring of segments, which may begin anywhere and run in either direction.
struct ContourRing {
    let segments: [PathSegment]

    /// The length, in grid units, below which a segment is only a rounding error, whose direction means nothing.
    private static let negligible = 0.02

    /// Creates a ring, in which the neighbours of segments that are only rounding errors meet; nil for a contour that
    /// is only a point.
    init?(_ subpath: Subpath) {
        var closed = subpath
        closed.isClosed = true
        var kept: [PathSegment] = []
        for segment in closed.outline {
            // Measured from the last node that is kept, many short segments in a row are still a line.
            let start = kept.last?.end ?? segment.start
            let box = segment.bounds.union(Rect(start))
            guard max(box.width, box.height) > Self.negligible else { continue }
            kept.append(segment.start == start ? segment : segment.spanning(start, segment.end))
        }
        guard let first = kept.first, let last = kept.last else { return nil }
        if last.end != first.start { kept[kept.count - 1] = last.spanning(last.start, first.start) }
        segments = kept
    }

    init(_ segments: [PathSegment]) { self.segments = segments }

    /// The signed area, positive when clockwise (y down), as around painted areas.
    var area: Double { Path(subpath).signedArea(tolerance: 0.01) }

    var box: Rect { segments.dropFirst().reduce(segments[0].bounds) { $0.union($1.bounds) } }

    /// The ring with all its points at the centre of its bounding box.
    var collapsed: ContourRing {
        let middle = box.center
        return ContourRing(
            segments.map { segment in
                switch segment {
                case .line: .line(LineSegment(start: middle, end: middle))
                case .quad: .quad(QuadBezier(start: middle, control: middle, end: middle))
                case .cubic: .cubic(CubicBezier(start: middle, control1: middle, control2: middle, end: middle))
                }
            })
    }

    /// The ring as a subpath, which leaves a last line back to the start to the closing.
    var subpath: Subpath {
        var kept = segments
        if case .line? = kept.last { kept.removeLast() }
        return Subpath(start: segments[0].start, segments: kept, isClosed: true)
    }

    var reversed: ContourRing { ContourRing(segments.reversed().map(\.reversed)) }

    /// The ring, starting at its sharpest node.
    var fromSharpest: ContourRing {
        let nodes = ContourNode.nodes(of: segments)
        let start = nodes.indices.max { (nodes[$0].sharpness, -$0) < (nodes[$1].sharpness, -$1) } ?? 0
        return ContourRing(Array(segments[start...] + segments[..<start]))
    }

    /// Returns the ring rotated so that its commands match another's and its points lie nearest; nil when no rotation
    /// matches or the nodes do not correspond.
    func aligned(to other: ContourRing) -> ContourRing? {
        rotated(toMatch: other).flatMap { $0.isDivided(like: other) ? $0 : nil }
    }

    /// Returns whether corresponding nodes have parallel tangents, or no other alignment fits much better.
    private func isDivided(like other: ContourRing) -> Bool {
        let pairs = Array(zip(ContourNode.nodes(of: other.segments), ContourNode.nodes(of: segments)))
        guard pairs.contains(where: { !$0.isParallel(to: $1) }) else { return true }
        let start = pairs.indices.max { (pairs[$0].0.sharpness, -$0) < (pairs[$1].0.sharpness, -$1) } ?? 0
        let rotated = pairs[start...] + pairs[..<start]
        guard let best = NodeAlignment(rotated.map(\.0), rotated.map(\.1)) else { return true }
        return pairs.reduce(0) { $0 + $1.0.cost(of: $1.1) } < 2 * best.cost + 0.02
    }

    private func rotated(toMatch other: ContourRing) -> ContourRing? {
        guard segments.count == other.segments.count else { return nil }
        var best: (distance: Double, ring: ContourRing)?
        for start in segments.indices {
            let rotated = Array(segments[start...] + segments[..<start])
            guard zip(rotated, other.segments).allSatisfy({ $0.hasKind(of: $1) }) else { continue }
            let distance = zip(rotated, other.segments).reduce(0) { $0 + $1.0.start.distance(to: $1.1.start) }
            if best.map({ distance < $0.distance }) ?? true { best = (distance, ContourRing(rotated)) }
        }
        return best?.ring
    }

    /// Returns the contour divided at ascending positions, the last piece ending where the first begins.
    ///
    /// Positions may extend past the end by less than one turn.
    func cut(at positions: [Double]) -> ContourRing {
        guard let first = positions.first else { return self }
        let ends = positions.dropFirst() + [first + Double(segments.count)]
        return ContourRing(zip(positions, ends).map(piece))
    }

    /// Returns the ring with cubic curves wherever the segments of the others, which are as many, differ in kind.
    func unified(with others: [ContourRing]) -> ContourRing {
        ContourRing(
            segments.enumerated().map { index, segment in
                others.allSatisfy { segment.hasKind(of: $0.segments[index]) } ? segment : .cubic(segment.elevated)
            })
    }

    /// Returns the piece between two positions within one segment.
    private func piece(from first: Double, to last: Double) -> PathSegment {
        let index = first.rounded(.down)
        let segment = segments[Int(clamping: index) % segments.count]
        return (first, last) == (index, index + 1)
            ? segment : segment.subsegment(from: first - index, to: min(last - index, 1))
    }
}

extension PathSegment {
    fileprivate func hasKind(of other: PathSegment) -> Bool {
        switch (self, other) {
        case (.line, .line), (.quad, .quad), (.cubic, .cubic): true
        default: false
        }
    }
}
