internal import SymbolGeometry

/// Things of two drawings that answer to each other, one to one, by their indices.
struct NearestPairs {
    /// The likest first; some of either drawing may be in no pair.
    private(set) var pairs: [(first: Int, second: Int)] = []

    /// Pairs the likest that are still free; the difference is nil for what cannot be a pair.
    init(_ firsts: Int, _ seconds: Int, difference: (Int, Int) -> Double?) {
        let all = (0..<firsts).flatMap { first in
            (0..<seconds).compactMap { second in difference(first, second).map { ($0, first, second) } }
        }
        var (taken, others) = (Set<Int>(), Set<Int>())
        for (_, first, second) in all.sorted(by: <) where !taken.contains(first) && !others.contains(second) {
            taken.insert(first)
            others.insert(second)
            pairs.append((first, second))
        }
    }
}

extension Rect {
    /// How unlike two boxes are in place and size: the sum of the squared distances of two opposite corners.
    func difference(from other: Rect) -> Double {
        let ways = [
            Point(minX, minY) - Point(other.minX, other.minY), Point(maxX, maxY) - Point(other.maxX, other.maxY)
        ]
        return ways.reduce(0) { $0 + $1.dot($1) }
    }
}
