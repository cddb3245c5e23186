/// One connected run of segments.
package struct Subpath: Hashable, Sendable {
    package var start: Point
    /// What was drawn, each segment starting where the one before ended; without the line that closing adds.
    package var segments: [PathSegment]
    package var isClosed: Bool

    package init(start: Point, segments: [PathSegment] = [], isClosed: Bool = false) {
        self.start = start
        self.segments = segments
        self.isClosed = isClosed
    }

    /// Where the last drawn segment ends.
    package var end: Point { segments.last?.end ?? start }

    /// The line from `end` back to `start` that closing adds; nil where the subpath is open or already back.
    package var closingLine: LineSegment? {
        isClosed && end != start ? LineSegment(start: end, end: start) : nil
    }

    /// All that a pen would travel: the drawn segments and the closing line.
    package var outline: [PathSegment] {
        closingLine.map { segments + [.line($0)] } ?? segments
    }

    /// Traced backwards.
    ///
    /// A closed subpath then begins where the last drawn segment ended, so that the closing line stays the one that
    /// closes; reversing twice gives back the original.
    package var reversed: Subpath {
        Subpath(start: end, segments: segments.reversed().map(\.reversed), isClosed: isClosed)
    }
}

extension Path {
    package init(_ subpath: Subpath) {
        self.init()
        append(subpath)
    }

    package mutating func append(_ subpath: Subpath) {
        move(to: subpath.start)
        for segment in subpath.segments { append(segment.element) }
        if subpath.isClosed { close() }
    }

    /// The subpaths in order.
    ///
    /// A move that nothing follows draws nothing and is left out; a closed one is a point.
    package var subpaths: [Subpath] {
        var result: [Subpath] = []
        var open: Subpath?
        func finish() {
            if let subpath = open, subpath.isClosed || !subpath.segments.isEmpty { result.append(subpath) }
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                open = Subpath(start: point)
            case .close:
                open?.isClosed = true
            case .line, .quad, .cubic:
                guard let end = open?.end, let segment = element.segment(from: end) else { continue }
                open?.segments.append(segment)
            }
        }
        finish()
        return result
    }

    /// Every subpath traced backwards, in the same order; moves that draw nothing are dropped.
    package func reversed() -> Path {
        var result = Path()
        for subpath in subpaths { result.append(subpath.reversed) }
        return result
    }
}
