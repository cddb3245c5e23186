extension Path {
    /// The smallest rectangle that contains every line and curve, without the width of a stroke; nil if there are none.
    ///
    /// A move that no verb follows does not count; a zero-length subpath is a point.
    package var bounds: Rect? {
        var bounds: Rect?
        var current = Point.zero
        for element in elements {
            if case .move(let start) = element {
                current = start
                continue
            }
            var box = bounds?.union(current) ?? Rect(current)
            if let segment = element.segment(from: current) {
                box.formUnion(segment)
                current = segment.end
            }
            bounds = box
        }
        return bounds
    }
}

extension Rect {
    /// Extends the rectangle to contain a segment.
    ///
    /// A curve lies within the hull of its control points: where those are inside already, its extrema are not needed.
    fileprivate mutating func formUnion(_ segment: PathSegment) {
        self = union(segment.end)
        switch segment {
        case .line: return
        case .quad(let quad) where contains(quad.control): return
        case .cubic(let cubic) where contains(cubic.control1) && contains(cubic.control2): return
        case .quad, .cubic: self = union(segment.bounds)
        }
    }
}
