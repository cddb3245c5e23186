extension [FrameSequenceReason] {
    /// The descriptions, one per line; consecutive frames that differ in the same ways share a line, and after several
    /// such lines the other frames are counted.
    package var lines: [String] {
        var runs: [FrameRun] = []
        for reason in self {
            if let longer = runs.last?.adding(reason) {
                runs[runs.count - 1] = longer
            } else {
                runs.append(FrameRun(reason))
            }
        }
        var (lines, described, rest): ([String], Int, Int) = ([], 0, 0)
        for run in runs {
            if let frames = run.frames, described == FrameRun.limit {
                rest += frames.count
            } else {
                lines.append(run.description)
                described += run.frames == nil ? 0 : 1
            }
        }
        return lines + (rest > 0 ? ["\(rest) more \(rest == 1 ? "frame differs" : "frames differ")"] : [])
    }
}

/// Consecutive frames that differ in the same ways, or a reason that concerns no single frame.
private struct FrameRun: CustomStringConvertible {
    /// The largest number of runs that are described.
    static let limit = 5

    /// The frames, counted from 0.
    let frames: ClosedRange<Int>?
    /// The reason, for the frame that differs most.
    private let reason: FrameSequenceReason
    /// Whether the frames differ in equal amounts too.
    private let isUniform: Bool

    init(_ reason: FrameSequenceReason) {
        let index: Int? = if case .frame(let index, _, _) = reason { index } else { nil }
        self.init(frames: index.map { $0...$0 }, reason, isUniform: true)
    }

    private init(frames: ClosedRange<Int>?, _ reason: FrameSequenceReason, isUniform: Bool) {
        (self.frames, self.reason, self.isUniform) = (frames, reason, isUniform)
    }

    /// Returns the run with one more frame; nil where that does not follow or differs in other ways.
    func adding(_ other: FrameSequenceReason) -> FrameRun? {
        guard let frames, case .frame(let last, let old, let oldMatch) = reason,
            case .frame(let index, let new, let newMatch) = other, index == frames.upperBound + 1
        else { return nil }
        let longer = frames.lowerBound...index
        if let oldMatch, let newMatch {
            guard newMatch - index == oldMatch - last else { return nil }
            return FrameRun(frames: longer, reason, isUniform: true)
        }
        guard oldMatch == nil, newMatch == nil, Set(old.map(\.kind)) == Set(new.map(\.kind)) else { return nil }
        return FrameRun(
            frames: longer, old.amounts.lexicographicallyPrecedes(new.amounts) ? other : reason,
            isUniform: isUniform && old == new)
    }

    var description: String {
        guard let frames, frames.count > 1, case .frame(let index, let reasons, let match) = reason else {
            return reason.description
        }
        let range = "frames \(frames.lowerBound + 1) to \(frames.upperBound + 1)"
        if let match {
            let shift = match - index
            let others = "\(frames.lowerBound + shift + 1) to \(frames.upperBound + shift + 1)"
            return "\(range) look like expected frames \(others)"
        }
        let words = reasons.map(\.description).joined(separator: "; ")
        return isUniform ? "\(range): \(words)" : "\(range) differ, most in frame \(index + 1): \(words)"
    }
}

extension [DifferenceReason] {
    /// The size of each difference, by which frames with the same kinds of reasons are compared.
    fileprivate var amounts: [Double] { map(\.amount) }
}

extension DifferenceReason {
    /// The size of the difference, which can be compared with that of another reason of the same kind.
    fileprivate var amount: Double {
        switch self {
        case .size, .blank, .oneColored, .structure: 0
        case .pixelCount(let count, _): Double(count)
        case .channelDifference(let difference, _): Double(difference)
        case .color(let pixels, _, _), .outsideEdges(let pixels, _): Double(pixels)
        case .moved(let x, let y, _): (x * x + y * y).squareRoot()
        case .weight(let distance, _), .edges(let distance, _): abs(distance)
        }
    }
}
