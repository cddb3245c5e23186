/// The outcome of comparing a drawing with its golden.
package enum GoldenStatus: String, Hashable, CaseIterable, Sendable {
    // Declared in the order in which reports show them: what needs attention comes first.
    /// The drawing differs from its golden.
    case failed
    /// The case could not be drawn.
    case broken
    /// There is no golden yet.
    case missing
    /// No case uses the golden.
    case orphaned
    /// A different display list has drawn the same pixels.
    case rewritten
    /// The drawing matches its golden.
    case passed
}
