/// An axis-aligned rectangle given by its extremes; by convention, `minX <= maxX` and `minY <= maxY`.
package struct Rect: Hashable, Sendable {
    package var minX: Double
    package var minY: Double
    package var maxX: Double
    package var maxY: Double

    package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    /// Creates a rectangle of size zero at `point`.
    package init(_ point: Point) {
        self.init(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
    }

    package var width: Double { maxX - minX }
    package var height: Double { maxY - minY }
    package var midX: Double { (minX + maxX) / 2 }
    package var midY: Double { (minY + maxY) / 2 }
    package var origin: Point { Point(minX, minY) }
    package var center: Point { Point(midX, midY) }
    package var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

    package var corners: [Point] {
        [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
    }

    package func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    package func union(_ other: Rect) -> Rect {
        Rect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    package func union(_ point: Point) -> Rect { union(Rect(point)) }

    /// Returns the intersection of both rectangles, or nil if they do not touch.
    package func intersection(_ other: Rect) -> Rect? {
        let common = Rect(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
        return common.minX <= common.maxX && common.minY <= common.maxY ? common : nil
    }

    /// Returns the rectangle with every side moved inwards by `margin`, or outwards if it is negative.
    package func insetBy(_ margin: Double) -> Rect {
        Rect(minX: minX + margin, minY: minY + margin, maxX: maxX - margin, maxY: maxY - margin)
    }

    /// Returns the bounds of this rectangle's image under `transform`.
    package func transformed(by transform: AffineTransform) -> Rect {
        let points = corners.map { transform($0) }
        return points.dropFirst().reduce(Rect(points[0])) { $0.union($1) }
    }
}

// For arrays only: a method generic over sequences is not specialized across modules.
extension [Rect] {
    /// The smallest rectangle that contains all of them, or nil if the array is empty.
    package var union: Rect? { reduce(nil) { $0?.union($1) ?? $1 } }
}
