extension Path {
    /// The smallest rectangle that holds every drawn line and curve, strokes not counted.
    ///
    /// Nil where nothing is drawn. A move that no verb follows does not count; a zero-length subpath is a point.
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
                box.grow(toHold: segment)
                current = segment.end
            }
            bounds = box
        }
        return bounds
    }
}

extension Rect {
    /// A curve lies within its control points: where those are inside already, its extrema need no solving.
    fileprivate mutating func grow(toHold segment: PathSegment) {
        self = union(segment.end)
        switch segment {
        case .line: return
        case .quad(let quad) where contains(quad.control): return
        case .cubic(let cubic) where contains(cubic.control1) && contains(cubic.control2): return
        case .quad, .cubic: self = union(segment.bounds)
        }
    }
}
