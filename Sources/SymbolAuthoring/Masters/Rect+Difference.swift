internal import SymbolGeometry

extension Rect {
    /// How unlike two boxes are in place and size: the sum of the squared distances of two opposite corners.
    func difference(from other: Rect) -> Double {
        let ways = [
            Point(minX, minY) - Point(other.minX, other.minY), Point(maxX, maxY) - Point(other.maxX, other.maxY)
        ]
        return ways.reduce(0) { $0 + $1.dot($1) }
    }
}
