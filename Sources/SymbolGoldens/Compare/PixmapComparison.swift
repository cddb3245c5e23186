public import SymbolImaging

/// An actual picture judged against the expected one.
public struct PixmapComparison: Equatable, Sendable {
    public enum Verdict: Equatable, Sendable {
        /// Every byte is equal, and there is a drawing to be equal to.
        case identical
        case withinTolerance
        /// At least one reason, the plainest first.
        case different([DifferenceReason])
    }

    public let verdict: Verdict
    /// Nothing differs in pictures of two sizes, which are not compared pixel by pixel.
    public let differences: PixelDifferences
    /// How edges differ; nil where the tolerance did not ask, or nothing differs.
    public let edges: EdgeMeasures?

    public init(expected: Pixmap, actual: Pixmap, tolerance: PixmapTolerance) {
        self.init(expected: expected, actual: actual, tolerance: tolerance, rejectingEmpty: true)
    }

    /// - Parameter rejectingEmpty: false for a frame of a sequence, which may show nothing where its
    ///   expected frame shows nothing too.
    init(expected: Pixmap, actual: Pixmap, tolerance: PixmapTolerance, rejectingEmpty: Bool) {
        guard (expected.width, expected.height) == (actual.width, actual.height) else {
            verdict = .different([
                .size(
                    expected: PixelSize(width: expected.width, height: expected.height),
                    actual: PixelSize(width: actual.width, height: actual.height))
            ])
            differences = .none
            edges = nil
            return
        }
        differences = PixelDifferences(expected, actual)
        let judged = tolerance.judge(expected: expected, actual: actual, differences)
        edges = judged.edges
        let emptiness = EmptyPictures(expected: expected, actual: actual).reasons(evenIfAlike: rejectingEmpty)
        let reasons = emptiness + judged.reasons
        verdict = !reasons.isEmpty ? .different(reasons) : differences.count == 0 ? .identical : .withinTolerance
    }

    /// Whether the actual picture may stand for the expected one.
    public var passes: Bool { reasons.isEmpty }

    /// Why it may not; empty if it may.
    public var reasons: [DifferenceReason] {
        if case .different(let reasons) = verdict { reasons } else { [] }
    }
}

extension PixmapTolerance {
    fileprivate func judge(
        expected: Pixmap, actual: Pixmap, _ differences: PixelDifferences
    ) -> (reasons: [DifferenceReason], edges: EdgeMeasures?) {
        switch self {
        case .exact:
            return (differences.reasons(unlessWithin: PixelFuzz(difference: 0...0, pixels: 0...0)), nil)
        case .fuzzy(let fuzz):
            return (differences.reasons(unlessWithin: fuzz), nil)
        case .antialiasing(let tolerance):
            if differences.count == 0 { return ([], nil) }
            let comparison = EdgeComparison(expected: expected, actual: actual, tolerance: tolerance)
            return (comparison.reasons, comparison.measures)
        }
    }
}

extension PixelDifferences {
    fileprivate func reasons(unlessWithin fuzz: PixelFuzz) -> [DifferenceReason] {
        var reasons: [DifferenceReason] = []
        if !fuzz.pixels.contains(count) { reasons.append(.pixelCount(count, allowed: fuzz.pixels)) }
        if !fuzz.difference.contains(largest) { reasons.append(.channelDifference(largest, allowed: fuzz.difference)) }
        return reasons
    }
}
