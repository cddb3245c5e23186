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

extension Point {
    /// The corner of pixels that the point is but for the rounding of coordinates; nil for none.
    fileprivate var pixelCorner: Point? {
        let corner = Point(x.rounded(), y.rounded())
        return max(abs(x - corner.x), abs(y - corner.y)) < 1 / 2048 ? corner : nil
    }
}
