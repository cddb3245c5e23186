/// The exact time since the animation began, reported in ticks.
struct FrameClock: Sendable {
    let ticksPerSecond: Int
    private var seconds = FrameDuration.zero
    /// The tick nearest to the current time.
    private(set) var tick = 0

    init(ticksPerSecond: Int) { self.ticksPerSecond = ticksPerSecond }

    mutating func advance(by duration: FrameDuration) throws(AnimationEncodingError) {
        guard let sum = seconds.adding(duration), let nearest = sum.ticks(perSecond: ticksPerSecond) else {
            throw .unsupportedDuration(duration)
        }
        seconds = sum
        tick = nearest
    }
}
