internal import SymbolGeometry
internal import SymbolText

/// A closed contour as a ring of segments, which may be begun anywhere and gone round either way.
struct ContourRing {
    let segments: [PathSegment]

    /// Nil for a contour that is no more than a point.
    init?(_ subpath: Subpath) {
        var closed = subpath
        closed.isClosed = true
        segments = closed.outline.filter { $0.bounds.width > 1e-9 || $0.bounds.height > 1e-9 }
        if segments.isEmpty { return nil }
    }

    init(_ segments: [PathSegment]) { self.segments = segments }

    /// Positive clockwise (y down): around ink.
    var area: Double { Path(subpath).signedArea(tolerance: 0.01) }

    var box: Rect { segments.dropFirst().reduce(segments[0].bounds) { $0.union($1.bounds) } }

    /// All of it in the middle of its box.
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

    /// The last line back to the start is left to the closing.
    var subpath: Subpath {
        var kept = segments
        if case .line? = kept.last { kept.removeLast() }
        return Subpath(start: segments[0].start, segments: kept, isClosed: true)
    }

    var reversed: ContourRing { ContourRing(segments.reversed().map(\.reversed)) }

    /// Begun at its sharpest node.
    var fromSharpest: ContourRing {
        let nodes = ContourNode.nodes(of: segments)
        let start = nodes.indices.max { (nodes[$0].sharpness, -$0) < (nodes[$1].sharpness, -$1) } ?? 0
        return ContourRing(Array(segments[start...] + segments[..<start]))
    }

    /// Begun so that its commands are those of another and its points lie nearest to its; nil where no start has the
    /// same commands, or where a bend is divided elsewhere.
    func aligned(to other: ContourRing) -> ContourRing? {
        turned(to: other).flatMap { $0.isDivided(like: other) ? $0 : nil }
    }

    /// Whether nodes go the same ways, or none answer to each other better.
    private func isDivided(like other: ContourRing) -> Bool {
        let pairs = Array(zip(ContourNode.nodes(of: other.segments), ContourNode.nodes(of: segments)))
        guard pairs.contains(where: { !$0.isParallel(to: $1) }) else { return true }
        let start = pairs.indices.max { (pairs[$0].0.sharpness, -$0) < (pairs[$1].0.sharpness, -$1) } ?? 0
        let turned = pairs[start...] + pairs[..<start]
        guard let best = NodeAlignment(turned.map(\.0), turned.map(\.1)) else { return true }
        return pairs.reduce(0) { $0 + $1.0.cost(of: $1.1) } < 2 * best.cost + 0.02
    }

    private func turned(to other: ContourRing) -> ContourRing? {
        guard segments.count == other.segments.count else { return nil }
        var best: (distance: Double, ring: ContourRing)?
        for start in segments.indices {
            let turned = Array(segments[start...] + segments[..<start])
            guard zip(turned, other.segments).allSatisfy({ $0.hasKind(of: $1) }) else { continue }
            let distance = zip(turned, other.segments).reduce(0) { $0 + $1.0.start.distance(to: $1.1.start) }
            if best.map({ distance < $0.distance }) ?? true { best = (distance, ContourRing(turned)) }
        }
        return best?.ring
    }

    /// The same contour in pieces from each of some rising places to the next, and back to the first.
    ///
    /// They may pass the end by less than once around.
    func cut(at places: [Double]) -> ContourRing {
        guard let first = places.first else { return self }
        let ends = places.dropFirst() + [first + Double(segments.count)]
        return ContourRing(zip(places, ends).map(piece))
    }

    /// With curves for the segments of other kinds than another's, which has as many.
    func unified(with others: [ContourRing]) -> ContourRing {
        ContourRing(
            segments.enumerated().map { index, segment in
                others.allSatisfy { segment.hasKind(of: $0.segments[index]) } ? segment : .cubic(segment.elevated)
            })
    }

    /// Between two places within one segment.
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
