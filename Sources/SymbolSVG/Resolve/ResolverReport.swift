internal import SymbolText

/// What comes to light while a file is resolved.
struct ResolverReport: Sendable {
    /// Notes, each once, and no more of them than anybody reads.
    private(set) var diagnostics: [Diagnostic] = []
    private let limit: Int
    /// Bytes of attributes and of declarations that were applied, counting each `use` anew.
    var styleBytes = 0

    /// What selectors may still cost.
    var matching: MatchingBudget

    /// Keeps so many notes, the first of which are those on the style sheets.
    init(
        _ sheets: [Diagnostic] = [], limit: Int, matching: MatchingBudget = MatchingBudget(ResolverLimits().matching)
    ) {
        (self.limit, self.matching) = (limit, matching)
        diagnostics = Array(sheets.prefix(limit))
    }

    /// Whether another note would be dropped, for which no position need be looked up.
    var isFull: Bool { diagnostics.count >= limit }

    mutating func note(_ diagnostic: Diagnostic) {
        if !isFull, !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}
