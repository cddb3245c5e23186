internal import SymbolCoverage

/// A cache of the coverages of a picture's parts, so that pictures with the same parts need not compute them again.
struct CoverageCache {
    private typealias Entry = (content: CoverageStep.Content, coverage: CoverageRuns)

    /// The largest number of entries: looking up more takes as long as computing them.
    private static let capacity = 16

    private var entries: [Entry] = []
    /// The entries of the picture before.
    private let last: [Entry]

    init(after last: CoverageCache? = nil) { self.last = last?.entries ?? [] }

    /// Returns the cached coverage of a content, if any, and keeps it for this picture.
    mutating func coverage(of content: CoverageStep.Content) -> CoverageRuns? {
        if let entry = entries.first(where: { $0.content == content }) { return entry.coverage }
        guard let entry = last.first(where: { $0.content == content }) else { return nil }
        add(entry.coverage, of: entry.content)
        return entry.coverage
    }

    mutating func add(_ coverage: CoverageRuns, of content: CoverageStep.Content) {
        if entries.count < Self.capacity { entries.append((content, coverage)) }
    }
}
