internal import SymbolGeometry

extension Path {
    /// Returns whether every side of the path's area lies on pixel boundaries, so that no pixel is partly covered.
    func isOnPixels(under transform: AffineTransform) -> Bool {
        guard !hasCurves else { return false }
        return subpaths.allSatisfy { subpath in
            let sides = subpath.segments + [.line(LineSegment(start: subpath.end, end: subpath.start))]
            return sides.allSatisfy { segment in
                guard case .line(let line) = segment else { return false }
                let (start, end) = (transform(line.start).pixelCorner, transform(line.end).pixelCorner)
                guard let start, let end else { return false }
                return start.x == end.x || start.y == end.y
            }
        }
    }
}

extension Path {
    /// Returns the path's area if it is an axis-aligned rectangle, or nil.
    func rectangle(under transform: AffineTransform) -> Rect? {
        guard !hasCurves, let subpath = subpaths.first, subpaths.count == 1 else { return nil }
        var corners = [subpath.start]
        for segment in subpath.segments {
            guard case .line(let line) = segment else { return nil }
            if line.end != subpath.start || corners.count < 4 { corners.append(line.end) }
        }
        guard corners.count == 4 else { return nil }
        corners = corners.map { transform($0) }
        let sides = zip(corners, corners.dropFirst() + [corners[0]])
        let isAxisAligned = sides.enumerated().allSatisfy { index, side in
            let (isHorizontal, isVertical) = (side.0.y == side.1.y, side.0.x == side.1.x)
            return (index % 2 == 0) == (corners[0].y == corners[1].y) ? isHorizontal : isVertical
        }
        return isAxisAligned ? corners.dropFirst().reduce(Rect(corners[0])) { $0.union($1) } : nil
    }
}

extension Path {
    /// Whether a curve is among the path's elements, most often among the first.
    fileprivate var hasCurves: Bool {
        elements.contains { element in
            switch element {
            case .quad, .cubic: true
            case .move, .line, .close: false
            }
        }
    }
}

extension Point {
    /// The pixel corner that the point coincides with up to the rounding of coordinates, or nil.
    fileprivate var pixelCorner: Point? {
        let corner = Point(x.rounded(), y.rounded())
        return max(abs(x - corner.x), abs(y - corner.y)) < 1 / 2048 ? corner : nil
    }
}
