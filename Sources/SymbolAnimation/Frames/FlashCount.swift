/// The number of flashes as defined by WCAG 2.2 (success criterion 2.3.1, "general flash"): pairs of opposing changes
/// of relative luminance by a tenth of its range or more, of which the darker side is below 0.8.
///
/// The area below which the criterion permits flashes is ignored, since a symbol can be shown at any size, and many at
/// once.
struct FlashCount {
    /// The time at which each change to a brighter state was complete, in seconds.
    private var brightenings: [Double] = []
    /// The time at which each change to a darker state was complete, in seconds.
    private var darkenings: [Double] = []
    /// The time between samples in seconds, which is the uncertainty of every time.
    private let resolution: Double

    private static let leastChange = 0.1
    private static let darkerSide = 0.8

    /// Counts the flashes in samples of luminance, given with their times in seconds, in chronological order.
    init(_ luminances: [(time: Double, value: Double)]) {
        resolution = luminances.count > 1 ? luminances[1].time - luminances[0].time : 0
        let extrema = Self.extrema(luminances)
        for (from, to) in zip(extrema, extrema.dropFirst()) where min(from.value, to.value) < Self.darkerSide {
            if to.value > from.value { brightenings.append(to.time) } else { darkenings.append(to.time) }
        }
    }

    /// The greatest number of changes of one kind within a second; changes of the other kind lie between them.
    var mostInASecond: Int { max(most(brightenings), most(darkenings)) }

    private func most(_ times: [Double]) -> Int {
        var (most, first) = (0, 0)
        for last in times.indices {
            while first < last, times[last] - times[first] > 1 - resolution - 1e-6 { first += 1 }
            most = max(most, last - first + 1)
        }
        return most
    }

    /// Returns the first sample, followed alternately by the brightest and darkest ones that are separated by large
    /// enough changes.
    private static func extrema(_ luminances: [(time: Double, value: Double)]) -> [(time: Double, value: Double)] {
        luminances.reduce(into: []) { extrema, sample in
            guard let last = extrema.last else { return extrema.append(sample) }
            let change = sample.value - last.value
            if extrema.count > 1, change * (last.value - extrema[extrema.count - 2].value) > 0 {
                extrema[extrema.count - 1] = sample
            } else if abs(change) >= leastChange - 1e-9 {
                extrema.append(sample)
            }
        }
    }
}
