internal import SymbolText

extension LineSegment {
    /// Returns the segment's nearest point and its parameter, 0…1.
    package func nearest(to point: Point) -> (point: Point, t: Double) {
        let vector = end - start
        let square = vector.dot(vector)
        let t = square > 0 ? min(max((point - start).dot(vector) / square, 0), 1) : 0
        return (self.point(at: t), t)
    }

    /// Returns the distance between a point and the segment's nearest point.
    package func distance(to point: Point) -> Double { nearest(to: point).point.distance(to: point) }

    /// Returns what the segment, as an edge of a closed line, adds to the winding number about a point.
    ///
    /// It is 1 or −1 where the edge crosses the ray from the point to the right, and 0 elsewhere; clockwise (y down)
    /// counts up. An end on the ray belongs to the edge if the other end lies below, so that none is counted twice.
    package func winding(about point: Point) -> Int {
        guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
        let side = (end - start).cross(point - start)
        if start.y <= point.y { return side > 0 ? 1 : 0 }
        return side < 0 ? -1 : 0
    }

    /// Returns the start, and points between it and the end, at equal distances of a step at most.
    package func points(every step: Double) -> [Point] {
        let count = step > 0 ? max(1, Int(clamping: (start.distance(to: end) / step).rounded(.up))) : 1
        return (0..<count).map { point(at: Double($0) / Double(count)) }
    }
}

extension Sequence<LineSegment> {
    /// Returns the winding number of closed lines about a point; clockwise (y down) counts up.
    package func winding(about point: Point) -> Int { reduce(0) { $0 + $1.winding(about: point) } }
}
