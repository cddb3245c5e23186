extension Collection where Element: Equatable {
    /// Returns the first range whose elements equal those of a part; nil where there is none.
    ///
    /// The time is proportional to the product of both lengths, so this is for short parts. Swift's own search would
    /// link its regular expressions into executables that have no other use for them.
    package func firstOccurrence(of part: some Collection<Element>) -> Range<Index>? {
        var start = startIndex
        while true {
            let (end, isWhole) = self[start...].end(ofPrefix: part)
            if isWhole { return start..<end }
            guard start < endIndex else { return nil }
            formIndex(after: &start)
        }
    }

    private func end(ofPrefix part: some Collection<Element>) -> (Index, Bool) {
        var end = startIndex
        for element in part {
            guard end < endIndex, self[end] == element else { return (end, false) }
            formIndex(after: &end)
        }
        return (end, true)
    }
}

extension Substring {
    /// Returns the parts between the occurrences of a separator, including empty ones.
    package func parts(separatedBy separator: String) -> [Substring] {
        guard !separator.isEmpty else { return [self] }
        var (parts, rest): ([Substring], Substring) = ([], self)
        while let found = rest.utf8.firstOccurrence(of: separator.utf8) {
            parts.append(rest[..<found.lowerBound])
            rest = rest[found.upperBound...]
        }
        return parts + [rest]
    }
}
