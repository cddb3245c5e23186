/// A connected run of segments.
package struct Subpath: Hashable, Sendable {
    package var start: Point
    /// The drawn segments, each starting where the one before ended, without the line that closing adds.
    package var segments: [PathSegment]
    package var isClosed: Bool

    package init(start: Point, segments: [PathSegment] = [], isClosed: Bool = false) {
        self.start = start
        self.segments = segments
        self.isClosed = isClosed
    }

    /// The end of the last drawn segment.
    package var end: Point { segments.last?.end ?? start }

    /// The line from `end` back to `start` that closing adds; nil if the subpath is open or already ends at its start.
    package var closingLine: LineSegment? {
        isClosed && end != start ? LineSegment(start: end, end: start) : nil
    }

    /// The drawn segments and the closing line.
    package var outline: [PathSegment] {
        closingLine.map { segments + [.line($0)] } ?? segments
    }

    /// The subpath traced backwards.
    ///
    /// A closed subpath then begins where the last drawn segment ended, so that the closing line stays the closing
    /// line; reversing twice gives back the original.
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
    /// A move that nothing follows draws nothing and is left out; a move that is closed at once is a point.
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

    /// Returns every subpath traced backwards, in the same order, without moves that draw nothing.
    package func reversed() -> Path {
        var result = Path()
        for subpath in subpaths { result.append(subpath.reversed) }
        return result
    }
}
