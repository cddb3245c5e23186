/// The outcome of comparing a drawing with its golden.
package enum GoldenStatus: String, Hashable, CaseIterable, Sendable {
    // Declared in the order in which reports show them: what needs somebody first.
    case failed
    /// The case could not be drawn.
    case broken
    /// There is no golden yet.
    case missing
    /// A golden that no case asks for.
    case orphaned
    /// Another display list has drawn the same pixels.
    case rewritten
    case passed
}
