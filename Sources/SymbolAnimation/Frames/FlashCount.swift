/// Flashes as WCAG 2.2 counts them (success criterion 2.3.1, "general flash"): pairs of opposing changes of the
/// relative luminance by a tenth of its whole range or more, of which the darker side is below 0.8.
///
/// The size that the criterion forgives is left out of account: a symbol may be shown at any size, and many at once.
struct FlashCount {
    /// When each change was complete, in seconds.
    private var brightenings: [Double] = []
    private var darkenings: [Double] = []
    /// The seconds from one sample to the next, by which a moment may be off.
    private let resolution: Double

    private static let leastChange = 0.1
    private static let darkerSide = 0.8

    /// Counts the flashes of luminances, each with its moment in seconds, in order.
    init(_ luminances: [(time: Double, value: Double)]) {
        resolution = luminances.count > 1 ? luminances[1].time - luminances[0].time : 0
        let turns = Self.turns(luminances)
        for (from, to) in zip(turns, turns.dropFirst()) where min(from.value, to.value) < Self.darkerSide {
            if to.value > from.value { brightenings.append(to.time) } else { darkenings.append(to.time) }
        }
    }

    /// The most changes of one kind within any second, between which lie those of the other.
    var mostInASecond: Int { max(most(brightenings), most(darkenings)) }

    private func most(_ times: [Double]) -> Int {
        var (most, first) = (0, 0)
        for last in times.indices {
            while first < last, times[last] - times[first] > 1 - resolution - 1e-6 { first += 1 }
            most = max(most, last - first + 1)
        }
        return most
    }

    /// The first moment, then the brightest and darkest ones by turns, between which lie changes that are large enough.
    private static func turns(_ luminances: [(time: Double, value: Double)]) -> [(time: Double, value: Double)] {
        luminances.reduce(into: []) { turns, sample in
            guard let last = turns.last else { return turns.append(sample) }
            let change = sample.value - last.value
            if turns.count > 1, change * (last.value - turns[turns.count - 2].value) > 0 {
                turns[turns.count - 1] = sample
            } else if abs(change) >= leastChange - 1e-9 {
                turns.append(sample)
            }
        }
    }
}
