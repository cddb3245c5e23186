internal import SymbolText

/// Findings and costs accumulated while a file is resolved.
struct ResolverReport: Sendable {
    /// The diagnostics, without duplicates and limited in number.
    private(set) var diagnostics: [Diagnostic] = []
    private var limit: Int
    /// The number of bytes of attributes and applied declarations, counting each `use` anew.
    var styleBytes = 0

    /// Whether a value depends on the appearance.
    var adapts = false

    /// The number of gradient stops, counting each use of a gradient anew.
    var stops = 0

    /// The remaining budget for matching selectors.
    var matching: MatchingBudget

    /// Creates a report that keeps up to `limit` diagnostics, starting with those of names and style sheets.
    init(_ first: [Diagnostic], limit: Int, matching: MatchingBudget) {
        (self.limit, self.matching) = (limit, matching)
        diagnostics = Array(first.prefix(limit))
    }

    /// Adds a diagnostic, which is only made, and its position only found, where it would be kept.
    mutating func note(_ diagnostic: @autoclosure () -> Diagnostic) {
        guard diagnostics.count < limit else { return }
        let diagnostic = diagnostic()
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    /// Returns the result of a closure, of which only the costs are kept.
    mutating func silently<Result>(_ body: (inout ResolverReport) -> Result) -> Result {
        let limit = limit
        self.limit = 0
        defer { self.limit = limit }
        return body(&self)
    }
}
