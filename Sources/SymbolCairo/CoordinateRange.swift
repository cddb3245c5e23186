internal import SymbolGeometry

/// Cairo keeps coordinates as 24.8 fixed-point numbers and wraps around beyond ±2²³ pixels.
///
/// Paths that reach so far are cut at this square instead, far outside every canvas.
enum CoordinateRange {
    static let limit = Double(1 << 20)

    static func holds(_ path: Path) -> Bool {
        path.elements.allSatisfy { element in
            switch element {
            case .move(let a), .line(let a): holds(a)
            case .quad(let a, let b): holds(a) && holds(b)
            case .cubic(let a, let b, let c): holds(a) && holds(b) && holds(c)
            case .close: true
            }
        }
    }

    private static func holds(_ point: Point) -> Bool {
        abs(point.x) <= limit && abs(point.y) <= limit
    }

    /// The filled area of `path` inside the square, as polygons: each subpath is cut at one side after the other
    /// (Sutherland and Hodgman), which keeps the winding of everything inside.
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

    /// The lines of `path` inside the square, as open subpaths.
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

    /// One side of the square, by its inward normal.
    private struct Side {
        let normal: Point

        static let all = [Point(1, 0), Point(-1, 0), Point(0, 1), Point(0, -1)].map { Side(normal: $0) }

        /// How far inside a point lies.
        func depth(of point: Point) -> Double { point.dot(normal) + limit }

        func crossing(_ a: Point, _ b: Point) -> Point {
            let (from, to) = (depth(of: a), depth(of: b))
            var point = a.interpolated(to: b, from / (from - to))
            // Where the ends are far out, rounding would leave the point anywhere: it lies on the side.
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
