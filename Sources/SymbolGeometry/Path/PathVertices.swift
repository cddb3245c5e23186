internal import CLibrary

/// A point where segments of a path meet, or where it begins or ends.
package struct PathVertex: Hashable, Sendable {
    package var point: Point
    /// The direction of the path at the vertex, halfway between those of the segments on either side, in radians.
    package var angle: Double
}

extension Path {
    /// The ends of all segments, including closing ones, with the direction at each (SVG 2 §13.7.5 and §9.5.1).
    package var vertices: [PathVertex] {
        var vertices: [PathVertex] = []
        var courses: [Course] = []
        var isClosed = false
        func finish() {
            vertices += courses.resolved.vertices(isClosed: isClosed)
            (courses, isClosed) = ([], false)
        }
        var (start, current) = (Point.zero, Point.zero)
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                (start, current) = (point, point)
                courses = [Course(end: point)]
            case .line, .quad, .cubic:
                guard let segment = element.segment(from: current) else { continue }
                courses.append(Course(segment))
                current = segment.end
            case .close:
                courses.append(Course(.line(LineSegment(start: current, end: start))))
                (current, isClosed) = (start, true)
            }
        }
        finish()
        return vertices
    }
}

/// The end of a segment with its directions; the first of a subpath is only the point that it moves to.
private struct Course {
    var end: Point
    /// The direction at the start of the segment; nil, as is `arrival`, for a segment of zero length.
    var departure: Point?
    /// The direction at the end of the segment.
    var arrival: Point?

    init(end: Point) { self.end = end }

    init(_ segment: PathSegment) {
        end = segment.end
        let hull =
            switch segment {
            case .line(let line): [line.start, line.end]
            case .quad(let quad): [quad.start, quad.control, quad.end]
            case .cubic(let cubic): [cubic.start, cubic.control1, cubic.control2, cubic.end]
            }
        departure = hull.first { $0 != segment.start }.map { $0 - segment.start }
        arrival = hull.last { $0 != segment.end }.map { segment.end - $0 }
    }
}

extension [Course] {
    /// The courses with directions for segments of zero length: that at the end of the one before, or else that at the
    /// start of the next (SVG 2 §9.5.1).
    fileprivate var resolved: [Course] {
        var courses = self
        var last: Point?
        for index in courses.indices.dropFirst() {
            if courses[index].departure == nil { (courses[index].departure, courses[index].arrival) = (last, last) }
            last = courses[index].arrival
        }
        var next: Point?
        for index in courses.indices.dropFirst().reversed() {
            if courses[index].departure == nil { (courses[index].departure, courses[index].arrival) = (next, next) }
            next = courses[index].departure
        }
        return courses
    }

    fileprivate func vertices(isClosed: Bool) -> [PathVertex] {
        let around = isClosed ? (last?.arrival, dropFirst().first?.departure) : (nil, nil)
        return indices.map { index in
            let arrival = index > 0 ? self[index].arrival : around.0
            let departure = index + 1 < count ? self[index + 1].departure : around.1
            return PathVertex(point: self[index].end, angle: middle(arrival, departure))
        }
    }

    /// Returns the angle halfway from one direction to the other, along the smaller turn.
    private func middle(_ arrival: Point?, _ departure: Point?) -> Double {
        guard let first = arrival ?? departure, let second = departure ?? arrival else { return 0 }
        let turn = atan2(first.cross(second), first.dot(second))
        return atan2(first.y, first.x) + turn / 2
    }
}
