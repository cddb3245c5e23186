/// A one-to-one matching between the items of two drawings, given by their indices.
package struct NearestPairs {
    /// The matched pairs, the most alike first; items of either drawing may remain unmatched.
    package private(set) var pairs: [(first: Int, second: Int)] = []

    /// Repeatedly matches the two unmatched items that differ least.
    ///
    /// `difference` returns nil for two items that must not be matched.
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
