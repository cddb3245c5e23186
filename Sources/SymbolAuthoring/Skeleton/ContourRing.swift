internal import SymbolGeometry

/// A closed contour as a ring of segments, which may be begun anywhere and gone round either way.
struct ContourRing {
    private let segments: [PathSegment]

    init(_ subpath: Subpath) {
        var closed = subpath
        closed.isClosed = true
        segments = closed.outline
    }

    private init(_ segments: [PathSegment]) { self.segments = segments }

    var count: Int { segments.count }

    /// The last line back to the start is left to the closing.
    var subpath: Subpath {
        var kept = segments
        if case .line? = kept.last { kept.removeLast() }
        return Subpath(start: segments[0].start, segments: kept, isClosed: true)
    }

    /// Begun and gone round so that its commands are those of another and its points lie nearest to its; nil where no way
    /// has the same commands.
    func aligned(to other: ContourRing) -> ContourRing? {
        guard count == other.count, count > 0 else { return nil }
        let ways = [segments, segments.reversed().map(\.reversed)]
        var best: (distance: Double, ring: ContourRing)?
        for way in ways {
            for start in way.indices {
                let turned = Array(way[start...] + way[..<start])
                guard zip(turned, other.segments).allSatisfy({ $0.hasKind(of: $1) }) else { continue }
                let distance = zip(turned, other.segments).reduce(0) { $0 + $1.0.start.distance(to: $1.1.start) }
                if best.map({ distance < $0.distance }) ?? true { best = (distance, ContourRing(turned)) }
            }
        }
        return best?.ring
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
