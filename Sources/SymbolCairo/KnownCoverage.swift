internal import SymbolCoverage

/// How much of a canvas the parts of a picture cover, so that others of the same parts need not find it out again.
struct KnownCoverage {
    private typealias Entry = (content: CoverageStep.Content, coverage: CoverageRuns)

    /// To look up more takes as long as to find them out.
    private static let most = 16

    private var entries: [Entry] = []
    /// Those of the picture before.
    private let last: [Entry]

    init(after last: KnownCoverage? = nil) { self.last = last?.entries ?? [] }

    /// What is known, and from then on of this picture, too.
    mutating func coverage(of content: CoverageStep.Content) -> CoverageRuns? {
        if let entry = entries.first(where: { $0.content == content }) { return entry.coverage }
        guard let entry = last.first(where: { $0.content == content }) else { return nil }
        add(entry.coverage, of: entry.content)
        return entry.coverage
    }

    mutating func add(_ coverage: CoverageRuns, of content: CoverageStep.Content) {
        if entries.count < Self.most { entries.append((content, coverage)) }
    }
}
