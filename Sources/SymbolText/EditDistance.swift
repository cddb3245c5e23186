extension String {
    /// The name fewest edits away that this may be a slip for; of several the first in alphabetical order.
    ///
    /// A slip leaves a word as it is but for a third of its letters and three at most: of what differs in more, nobody
    /// knows what it was to be.
    package func nearest(in names: some Sequence<String>) -> String? {
        let limit = Swift.min(3, count / 3)
        return names.filter { abs($0.utf8.count - utf8.count) <= limit }
            .map { (distance: editDistance(to: $0), name: $0) }
            .filter { $0.distance <= limit }
            .min { $0 < $1 }?.name
    }

    /// The optimal string alignment distance (Damerau, 1964): insertions, deletions and replacements of bytes and
    /// exchanges of two neighbours, three rows of the table at a time.
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
