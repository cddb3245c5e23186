internal import SymbolGeometry

extension Rect {
    /// Returns the difference of two boxes in position and size: the sum of the squared distances of two opposite
    /// corners.
    func difference(from other: Rect) -> Double {
        let offsets = [
            Point(minX, minY) - Point(other.minX, other.minY), Point(maxX, maxY) - Point(other.maxX, other.maxY)
        ]
        return offsets.reduce(0) { $0 + $1.dot($1) }
    }
}
