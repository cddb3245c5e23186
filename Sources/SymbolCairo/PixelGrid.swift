internal import SymbolGeometry

extension Path {
    /// Whether every side of the path's area lies between two pixels, so that none is covered in part.
    func isOnPixels(under transform: AffineTransform) -> Bool {
        subpaths.allSatisfy { subpath in
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
    /// The rectangle that is the path's area; nil where it is none, or is turned.
    func rectangle(under transform: AffineTransform) -> Rect? {
        guard let subpath = subpaths.first, subpaths.count == 1 else { return nil }
        var corners = [subpath.start]
        for segment in subpath.segments {
            guard case .line(let line) = segment else { return nil }
            if line.end != subpath.start || corners.count < 4 { corners.append(line.end) }
        }
        guard corners.count == 4 else { return nil }
        corners = corners.map { transform($0) }
        let sides = zip(corners, corners.dropFirst() + [corners[0]])
        let isUpright = sides.enumerated().allSatisfy { index, side in
            let (isLevel, isPlumb) = (side.0.y == side.1.y, side.0.x == side.1.x)
            return (index % 2 == 0) == (corners[0].y == corners[1].y) ? isLevel : isPlumb
        }
        return isUpright ? corners.dropFirst().reduce(Rect(corners[0])) { $0.union($1) } : nil
    }
}

extension Point {
    /// The corner of pixels that the point is but for the rounding of coordinates; nil for none.
    fileprivate var pixelCorner: Point? {
        let corner = Point(x.rounded(), y.rounded())
        return max(abs(x - corner.x), abs(y - corner.y)) < 1 / 2048 ? corner : nil
    }
}
