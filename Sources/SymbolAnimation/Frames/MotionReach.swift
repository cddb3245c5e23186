internal import SymbolGeometry

/// The bounds of everything that an animation shows at any time: a canvas for its frames alone would depend on their
/// rate, since what is between them can lie further out.
struct MotionReach {
    /// The bounds that are shown at a time, in the animation's space; `nil` if nothing is.
    typealias Sample = (time: Double, bounds: Rect?)

    /// The bounds at all times; `nil` if nothing is ever shown.
    private(set) var bounds: Rect?
    private let boundsAt: (Double) -> Rect?

    /// Finds the bounds at all times.
    ///
    /// - Parameters:
    ///   - samples: The bounds at times so close to each other that each side turns back at most once between three.
    ///   - boundsAt: Returns the bounds at another time.
    init(_ samples: [Sample], _ boundsAt: @escaping (Double) -> Rect?) {
        self.boundsAt = boundsAt
        bounds = samples.compactMap(\.bounds).union
        let samples = samples.sorted { $0.time < $1.time }
        for side in Side.allCases { extend(side, samples) }
    }

    /// Searches wherever a side may lie further out between samples than at any of them.
    private mutating func extend(_ side: Side, _ samples: [Sample]) {
        let values = samples.map { side.value($0.bounds) }
        let last = values.count - 1
        let negligible = bounds.map { max($0.width, $0.height) / 1000 } ?? 0
        for (index, value) in values.enumerated() {
            let (before, after) = (max(index - 1, 0), min(index + 1, last))
            let (rise, fall) = (value - values[before], value - values[after])
            guard rise >= 0, fall >= 0, rise + fall > negligible else { continue }
            // Where a side rests before or after, and does not just turn back between two equal samples, it is at its
            // furthest while it rests.
            guard rise > 0 || value > values[max(index - 2, 0)] else { continue }
            guard fall > 0 || value > values[min(index + 2, last)] else { continue }
            // A parabola through three samples rises above the middle one by half as much at most.
            guard value + (rise + fall) / 4 > side.value(bounds) else { continue }
            search(side, samples[before].time, from: (samples[index].time, value), samples[after].time)
        }
    }

    /// Extends the bounds to where a side is furthest out between two times, by golden sections about the furthest
    /// that is known.
    private mutating func search(
        _ side: Side, _ low: Double, from start: (time: Double, value: Double), _ high: Double
    ) {
        var (low, (top, value), high) = (low, start, high)
        for _ in 0..<Self.sections {
            let isLower = top - low > high - top
            let time = top + ((isLower ? low : high) - top) * Self.section
            let found = boundsAt(time)
            bounds = [bounds, found].compactMap(\.self).union
            switch (side.value(found) > value, isLower) {
            case (true, true): (top, value, high) = (time, side.value(found), top)
            case (true, false): (low, top, value) = (top, time, side.value(found))
            case (false, true): low = time
            case (false, false): high = time
            }
        }
    }

    /// The share of a span in which the next time is looked for, with which spans shrink evenly.
    private static let section = (3 - 5.0.squareRoot()) / 2
    /// The number of sections: spans shrink to a twentieth, and what is missed at a peak to its square.
    private static let sections = 6

    private enum Side: CaseIterable {
        case left, top, right, bottom

        /// How far out the side is.
        func value(_ bounds: Rect?) -> Double {
            guard let bounds else { return -.infinity }
            return switch self {
            case .left: -bounds.minX
            case .top: -bounds.minY
            case .right: bounds.maxX
            case .bottom: bounds.maxY
            }
        }
    }
}
