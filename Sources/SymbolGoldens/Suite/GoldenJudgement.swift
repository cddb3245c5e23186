internal import SymbolImaging

/// The result of comparing a drawing with its golden.
struct GoldenJudgement: Sendable {
    /// The reasons to reject the drawing, one per line; none where it matches.
    private(set) var reasons: [String] = []
    /// The kind of difference in a word or two, by which cases are grouped.
    private(set) var cause: String?
    /// Whether a different display list has drawn the same pixels, and nothing else differs.
    private(set) var isRewritten = false
    /// Whether the display lists differ in nothing but colours.
    private(set) var changesOnlyColors = false
    /// Remarks that do not affect the outcome.
    private(set) var notices: [String] = []
    private let expected, actual: [Pixmap]

    init(_ golden: GoldenStore.Golden, _ drawing: GoldenDrawing, _ criteria: GoldenCriteria) {
        (expected, actual) = (golden.frames, drawing.frames)
        let record = golden.record
        // Where lists differ, so does what is drawn, and not only how its edges are sampled.
        let pixels = pixelReasons(
            drawing.duration, criteria, lenient: record.excusesEdges(of: drawing.record))
        let (old, new) = (record.lists, drawing.record.lists)
        let (before, after) = (old.outside(criteria.ignoredAreas), new.outside(criteria.ignoredAreas))
        let list = criteria.lists == .exact ? ListDifference(before, after) : nil
        if let list {
            list.lines.forEach { add($0, list.attribute) }
            changesOnlyColors = ListDifference.isOfColors(before, after)
        } else if criteria.lists == .off, let colors = ListDifference.ofColors(before, after) {
            add(colors, "colour")
        }
        if record.rate != drawing.record.rate {
            add("\(drawing.record.rate.orNone) frames a second, expected \(record.rate.orNone)", "frames a second")
        } else {
            isRewritten = list != nil && expected == actual && pixels.isEmpty
        }
        pixels.forEach { add($0, "pixels") }
        if reasons.isEmpty, let emptiness = drawing.emptiness(ignoring: criteria.ignoredAreas) {
            add(emptiness, "nothing drawn")
        }
        if !reasons.isEmpty {
            reasons += record.changes(to: drawing.record)
        } else {
            if record.renderer != drawing.record.renderer {
                notices.append("drawn by \(drawing.record.renderer), recorded by \(record.renderer)")
            }
            if old != new, criteria.lists == .off { notices.append("display lists differ, but are not compared") }
        }
    }

    private mutating func add(_ reason: String, _ cause: String) {
        reasons.append(reason)
        self.cause = self.cause ?? cause
    }

    private func pixelReasons(_ duration: FrameDuration?, _ criteria: GoldenCriteria, lenient: Bool) -> [String] {
        let tolerance = criteria.tolerance.pixmapTolerance(lenient: lenient)
        guard let duration else {
            guard let old = expected.first, let new = actual.first else { return ["there is no image"] }
            return PixmapComparison(
                expected: old, actual: new, tolerance: tolerance, ignoring: criteria.ignoredAreas
            ).reasons.map(\.description)
        }
        return FrameSequenceComparison(
            expected: expected.map { ($0, duration) }, actual: actual.map { ($0, duration) }, tolerance: tolerance,
            ignoring: criteria.ignoredAreas
        ).reasons.lines
    }

    /// Pictures of the differences, one per frame.
    var difference: [Pixmap] {
        zip(expected, actual).map { PixmapComparison.picture(expected: $0, actual: $1) }
    }

    /// The share of pixels that differ, 0…1.
    var change: Double { Pixmap.change(from: expected, to: actual) }

    /// The share of pixels that differ in each frame, 0…1.
    var frameChanges: [Double] { Pixmap.changes(from: expected, to: actual) }
}

extension Pixmap {
    /// The share of the pixels of frames that differ, 0…1.
    static func change(from expected: [Pixmap], to actual: [Pixmap]) -> Double {
        let shares = changes(from: expected, to: actual)
        return shares.reduce(0, +) / Double(max(shares.count, 1))
    }

    /// The share of the pixels of each frame that differ, 0…1; missing frames and those of another size count as a
    /// whole.
    static func changes(from expected: [Pixmap], to actual: [Pixmap]) -> [Double] {
        let shares = zip(expected, actual).map { old, new in
            guard (old.width, old.height) == (new.width, new.height) else { return 1.0 }
            return Double(PixelDifferences(old, new).count) / Double(max(old.width * old.height, 1))
        }
        return shares + Array(repeating: 1, count: max(expected.count, actual.count) - shares.count)
    }
}

extension String {
    fileprivate var orNone: String { isEmpty ? "no" : self }
}

extension GoldenTolerance {
    /// The tolerance for pixels.
    ///
    /// With another renderer (`lenient`), the same display list may have edges with other pixels, but nothing more.
    func pixmapTolerance(lenient: Bool) -> PixmapTolerance {
        switch self {
        case .exact: lenient ? .antialiasing(.flattening) : .exact
        case .fuzzy(let fuzz): .fuzzy(fuzz)
        case .antialiasing: .antialiasing(.flattening)
        case .sampling: .antialiasing(.sampling)
        }
    }
}
