extension String {
    /// The name fewest edits away, at most `limit`; of several the first in alphabetical order.
    public func nearest(in names: some Sequence<String>, within limit: Int) -> String? {
        // A word no longer than the limit is within it of anything as short.
        guard utf8.count > limit else { return nil }
        return names.map { (distance: editDistance(to: $0), name: $0) }
            .filter { $0.distance <= limit }
            .min { $0 < $1 }?.name
    }

    /// Levenshtein's distance: insertions, deletions and replacements of bytes, one row of the table at a time.
    private func editDistance(to other: String) -> Int {
        let other = Array(other.utf8)
        var row = Array(0...other.count)
        for (i, byte) in utf8.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for j in other.indices {
                let replaced = diagonal + (byte == other[j] ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = Swift.min(replaced, row[j] + 1, diagonal + 1)
            }
        }
        return row[other.count]
    }
}
