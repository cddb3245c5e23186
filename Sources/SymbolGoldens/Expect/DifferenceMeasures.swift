internal import SymbolImaging

/// What has moved, grown or changed colour, and how much, independent of the tolerance of the comparison.
struct DifferenceMeasures: Sendable {
    /// The differences of the first picture that has any, one per line, measurable ones first; none where only the
    /// sampling of edges differs.
    let lines: [String]

    init(expected: [Pixmap], actual: [Pixmap]) {
        let pairs = zip(expected, actual).enumerated().lazy
        let first = pairs.compactMap { index, pair -> (Int, [DifferenceReason])? in
            let reasons = PixmapComparison(
                expected: pair.0, actual: pair.1, tolerance: .antialiasing(.flattening), rejectingEmpty: false
            ).reasons
            return reasons.isEmpty ? nil : (index, reasons)
        }.first
        let prefix = first.flatMap { expected.count > 1 ? "frame \($0.0 + 1): " : nil } ?? ""
        let reasons = first?.1 ?? []
        lines = (reasons.filter(\.isAmount) + reasons.filter { !$0.isAmount }).map { prefix + $0.description }
    }
}

extension DifferenceReason {
    /// Whether the reason states an amount or count, which tells people what to look for.
    fileprivate var isAmount: Bool {
        switch self {
        case .size, .structure, .moved, .weight: true
        case .blank, .oneColored, .pixelCount, .channelDifference, .color, .outsideEdges, .edges: false
        }
    }
}
