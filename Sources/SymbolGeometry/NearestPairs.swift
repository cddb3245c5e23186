/// Things of two drawings that answer to each other, one to one, by their indices.
package struct NearestPairs {
    /// The likest first; some of either drawing may be in no pair.
    package private(set) var pairs: [(first: Int, second: Int)] = []

    /// Pairs the likest that are still free; the difference is nil for what cannot be a pair.
    package init(_ firsts: Int, _ seconds: Int, difference: (Int, Int) -> Double?) {
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
