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
    /// Of two folders that are compared, only that of the actual images has the image.
    case new
    /// Of two folders that are compared, only that of the expected images has the image.
    case gone
    /// A different display list has drawn the same pixels.
    case rewritten
    /// The drawing matches its golden.
    case passed

    /// The outcomes for goldens.
    static let ofGoldens = allCases.filter { $0 != .new && $0 != .gone }
    /// The outcomes for the images of two folders.
    static let ofImages: [GoldenStatus] = [.failed, .broken, .new, .gone, .passed]
}
