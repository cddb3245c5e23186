internal import SymbolImaging

/// A drawing held against its golden.
struct GoldenJudgement: Sendable {
    /// In a line each; none where the drawing may stand for the golden.
    private(set) var reasons: [String] = []
    private(set) var difference: [Pixmap] = []
    /// Worth knowing, though nothing is wrong.
    private(set) var notice: String?

    init(_ golden: GoldenStore.Golden, _ drawing: GoldenDrawing, _ tolerance: GoldenTolerance) {
        let record = golden.record
        if let difference = record.firstDifference(from: drawing.record) {
            reasons.append("display list: \(difference)")
        }
        let isOtherRenderer = record.renderer != drawing.record.renderer
        reasons += Self.pixelReasons(golden.frames, drawing, tolerance.pixmapTolerance(lenient: isOtherRenderer))
        if !reasons.isEmpty {
            reasons += record.changes(to: drawing.record)
            difference = zip(golden.frames, drawing.frames).map { PixmapComparison.picture(expected: $0, actual: $1) }
        } else if isOtherRenderer {
            notice = "drawn by \(drawing.record.renderer), recorded by \(record.renderer)"
        }
    }

    private static func pixelReasons(
        _ expected: [Pixmap], _ drawing: GoldenDrawing, _ tolerance: PixmapTolerance
    ) -> [String] {
        guard let duration = drawing.duration else {
            guard let old = expected.first, let new = drawing.frames.first else { return ["there is no image"] }
            return PixmapComparison(expected: old, actual: new, tolerance: tolerance).reasons.map(\.description)
        }
        return FrameSequenceComparison(
            expected: expected.map { ($0, duration) }, actual: drawing.frames.map { ($0, duration) },
            tolerance: tolerance
        ).reasons.map(\.description)
    }
}

extension GoldenTolerance {
    /// - Parameter lenient: with another renderer the same display list may come out with other edges, but no more.
    fileprivate func pixmapTolerance(lenient: Bool) -> PixmapTolerance {
        switch self {
        case .exact: lenient ? .antialiasing(.flattening) : .exact
        case .fuzzy(let fuzz): .fuzzy(fuzz)
        case .antialiasing: .antialiasing(.flattening)
        }
    }
}
