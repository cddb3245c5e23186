/// Frames on their way to a format that counts time in ticks.
///
/// They begin and end at the ticks nearest to their exact times, so nothing drifts.
///
/// A frame that would be too short is left out and the next begins in its stead. A last one that is too short
/// takes time from the one before or, where that has none to spare, its place.
struct FrameQueue: Sendable {
    struct Frame: Sendable {
        let pixmap: Pixmap
        /// In ticks since the beginning.
        fileprivate(set) var start: Int
        fileprivate(set) var end: Int

        var length: Int { end - start }
    }

    private let shortest: Int
    private var timeline: FrameClock
    /// Frames that may change yet, at most two.
    ///
    /// Only the last may be too short.
    private var waiting: [Frame] = []

    /// Creates a queue in which no frame is shown for fewer than `shortest` ticks.
    init(ticksPerSecond: Int, shortest: Int) {
        self.shortest = shortest
        timeline = FrameClock(ticksPerSecond: ticksPerSecond)
    }

    /// - Returns: a frame that changes no more.
    mutating func append(_ pixmap: Pixmap, for duration: FrameDuration) throws(AnimationEncodingError) -> Frame? {
        var frame = Frame(pixmap: pixmap, start: timeline.tick, end: timeline.tick)
        try timeline.advance(by: duration)
        frame.end = timeline.tick
        if let last = waiting.last, last.length < shortest {
            frame.start = last.start
            waiting.removeLast()
        }
        if let last = waiting.last, pixmap.hasBytes(of: last.pixmap) {
            waiting[waiting.count - 1].end = frame.end
            return nil
        }
        waiting.append(frame)
        return waiting.count > 2 ? waiting.removeFirst() : nil
    }

    /// The frames still waiting, all long enough.
    var rest: [Frame] {
        guard var last = waiting.last, last.length < shortest else { return waiting }
        guard waiting.count == 2, var first = waiting.first else {
            last.end = last.start + shortest
            return [last]
        }
        let boundary = last.end - shortest
        guard boundary - first.start >= shortest else {
            last.start = first.start
            return [last]
        }
        (first.end, last.start) = (boundary, boundary)
        return [first, last]
    }
}
