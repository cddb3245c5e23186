internal import SymbolImaging

/// What has moved, grown or changed its colour, and by how much, whatever the tolerance of the comparison.
struct DifferenceMeasures: Sendable {
    /// In a line each, amounts first, for the first picture that differs; none where edges are merely sampled
    /// differently.
    let lines: [String]

    init(expected: [Pixmap], actual: [Pixmap]) {
        let pairs = zip(expected, actual).enumerated().lazy
        let first = pairs.compactMap { index, pair -> (Int, [DifferenceReason])? in
            let reasons = PixmapComparison(
                expected: pair.0, actual: pair.1, tolerance: .antialiasing(.flattening), rejectingEmpty: false
            ).reasons
            return reasons.isEmpty ? nil : (index, reasons)
        }.first
        let place = first.flatMap { expected.count > 1 ? "frame \($0.0 + 1): " : nil } ?? ""
        let reasons = first?.1 ?? []
        lines = (reasons.filter(\.isAmount) + reasons.filter { !$0.isAmount }).map { place + $0.description }
    }
}

extension DifferenceReason {
    /// Whether a person learns from it what to look for.
    fileprivate var isAmount: Bool {
        switch self {
        case .size, .structure, .moved, .weight: true
        case .blank, .oneColored, .pixelCount, .channelDifference, .color, .outsideEdges, .edges: false
        }
    }
}
