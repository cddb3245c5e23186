extension String {
    /// Returns the name that is the fewest edits away, of which this may be a misspelling.
    ///
    /// Of several, it is the one that begins alike for longest, as `bell` does for `bel`, or else the alphabetically
    /// first.
    ///
    /// A misspelling differs in at most a third of its letters and at most three: beyond that, what was intended cannot
    /// be guessed.
    package func nearest(in names: some Collection<String>) -> String? {
        // Counting the letters of a long text takes longer than finding that no name is nearly as long.
        guard let longest = names.lazy.map(\.utf8.count).max(), utf8.count <= longest + 3 else { return nil }
        let limit = Swift.min(3, count / 3)
        return names.filter { abs($0.utf8.count - utf8.count) <= limit }
            .map { (distance: editDistance(to: $0), unshared: -utf8.sharedStart(with: $0.utf8), name: $0) }
            .filter { $0.distance <= limit }
            .min { $0 < $1 }?.name
    }

    /// The optimal string alignment distance (Damerau, 1964): the number of insertions, deletions and replacements of
    /// bytes and exchanges of two adjacent ones; only three rows of the table are kept.
    private func editDistance(to other: String) -> Int {
        let (own, other) = (Array(utf8), Array(other.utf8))
        var (before, last) = ([Int](), Array(0...other.count))
        for i in own.indices {
            var row = [i + 1]
            for j in other.indices {
                var distance = Swift.min(last[j] + (own[i] == other[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, own[i] == other[j - 1], own[i - 1] == other[j] {
                    distance = Swift.min(distance, before[j - 1] + 1)
                }
                row.append(distance)
            }
            (before, last) = (last, row)
        }
        return last[other.count]
    }
}

extension String.UTF8View {
    /// Returns the number of bytes with which both begin.
    fileprivate func sharedStart(with other: Self) -> Int { zip(self, other).prefix { $0 == $1 }.count }
}
