internal import SymbolGeometry

/// The range of coordinates that are passed to Cairo.
///
/// Cairo stores coordinates as 24.8 fixed-point numbers and wraps around beyond ±2²³ pixels. Paths that exceed the
/// range are clipped to this square, which is far larger than every canvas.
enum CoordinateRange {
    static let limit = Double(1 << 20)

    static func contains(_ path: Path) -> Bool {
        path.elements.allSatisfy { element in
            switch element {
            case .move(let a), .line(let a): contains(a)
            case .quad(let a, let b): contains(a) && contains(b)
            case .cubic(let a, let b, let c): contains(a) && contains(b) && contains(c)
            case .close: true
            }
        }
    }

    private static func contains(_ point: Point) -> Bool {
        abs(point.x) <= limit && abs(point.y) <= limit
    }

    /// Returns the filled area of `path` inside the square as polygons.
    ///
    /// Each subpath is clipped to one side after the other (Sutherland and Hodgman), which keeps the winding of
    /// everything inside.
    static func clippedArea(_ path: Path, tolerance: Double) -> Path {
        path.flattened(tolerance: tolerance).subpaths.reduce(into: Path()) { clipped, subpath in
            var points = [subpath.start] + subpath.segments.map(\.end)
            for side in Side.all { points = side.cut(points) }
            guard let first = points.first else { return }
            clipped.move(to: first)
            for point in points.dropFirst() { clipped.line(to: point) }
            clipped.close()
        }
    }

    /// Returns the lines of `path` inside the square as open subpaths.
    static func clippedLines(_ path: Path, tolerance: Double) -> Path {
        path.flattened(tolerance: tolerance).subpaths.reduce(into: Path()) { clipped, subpath in
            for segment in subpath.outline {
                guard let (start, end) = clip(segment.start, segment.end) else { continue }
                if clipped.currentPoint != start { clipped.move(to: start) }
                clipped.line(to: end)
            }
        }
    }

    private static func clip(_ start: Point, _ end: Point) -> (Point, Point)? {
        var ends = (start, end)
        for side in Side.all {
            switch (side.depth(of: ends.0) >= 0, side.depth(of: ends.1) >= 0) {
            case (true, true): break
            case (false, false): return nil
            case (true, false): ends.1 = side.crossing(ends.0, ends.1)
            case (false, true): ends.0 = side.crossing(ends.0, ends.1)
            }
        }
        return ends
    }

    /// A side of the square, given by its inward normal.
    private struct Side {
        let normal: Point

        static let all = [Point(1, 0), Point(-1, 0), Point(0, 1), Point(0, -1)].map { Side(normal: $0) }

        /// Returns how far inside the side a point lies, negative for one outside.
        func depth(of point: Point) -> Double { point.dot(normal) + limit }

        func crossing(_ a: Point, _ b: Point) -> Point {
            let (from, to) = (depth(of: a), depth(of: b))
            var point = a.interpolated(to: b, from / (from - to))
            // If the ends are far out, rounding could move the point anywhere, but it lies on the side.
            if normal.x != 0 { point.x = -normal.x * limit } else { point.y = -normal.y * limit }
            return point
        }

        func cut(_ polygon: [Point]) -> [Point] {
            var kept: [Point] = []
            for (index, point) in polygon.enumerated() {
                let before = polygon[index == 0 ? polygon.count - 1 : index - 1]
                let (isInside, wasInside) = (depth(of: point) >= 0, depth(of: before) >= 0)
                if isInside != wasInside { kept.append(crossing(before, point)) }
                if isInside { kept.append(point) }
            }
            return kept
        }
    }
}
