public import SymbolImaging

/// The comparison of an actual picture with the expected one.
public struct PixmapComparison: Equatable, Sendable {
    /// The outcome of a comparison.
    public enum Verdict: Equatable, Sendable {
        /// Every byte is equal, and the pictures are not empty.
        case identical
        /// The pictures differ, but no more than the tolerance allows.
        case withinTolerance
        /// The pictures differ for at least one reason, the plainest first.
        case different([DifferenceReason])
    }

    /// The outcome of the comparison.
    public let verdict: Verdict
    /// The pixels that differ; none in pictures of different sizes, which are not compared pixel by pixel.
    package let differences: PixelDifferences
    /// The differences between edges; `nil` where the tolerance does not measure them, or nothing differs.
    public let edges: EdgeMeasures?

    /// Compares an actual picture with the expected one.
    public init(expected: Pixmap, actual: Pixmap, tolerance: PixmapTolerance) {
        self.init(expected: expected, actual: actual, tolerance: tolerance, ignoring: [])
    }

    /// Compares two pictures, which may be frames of a sequence.
    ///
    /// - Parameters:
    ///   - expected: The expected picture.
    ///   - actual: The actual picture.
    ///   - tolerance: The allowed differences.
    ///   - areas: The areas that are not compared; a picture is empty only if it is empty there too.
    ///   - rejectingEmpty: Whether pictures without a drawing are rejected; false for a frame of a sequence, which may
    ///     be empty where its expected frame is empty too.
    init(
        expected: Pixmap, actual: Pixmap, tolerance: PixmapTolerance, ignoring areas: [PixelRectangle] = [],
        rejectingEmpty: Bool = true
    ) {
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
        let emptiness = EmptyPictures(expected: expected, actual: actual).reasons(evenIfAlike: rejectingEmpty)
        let (expected, actual) = (expected.cleared(areas), actual.cleared(areas))
        differences = PixelDifferences(expected, actual)
        let judged = tolerance.judge(expected: expected, actual: actual, differences)
        edges = judged.edges
        let reasons = emptiness + judged.reasons
        verdict = !reasons.isEmpty ? .different(reasons) : differences.count == 0 ? .identical : .withinTolerance
    }

    /// Whether the actual picture is accepted in place of the expected one.
    public var passes: Bool { reasons.isEmpty }

    /// The reasons why the actual picture is not accepted; empty where it is.
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
