/// A queue of frames for a format that counts time in ticks.
///
/// Frames begin and end at the ticks nearest to their exact times, so that they do not drift.
///
/// A frame that would be too short is left out, and the next begins in its place. If the last frame is too short, it
/// takes time from the one before or, if that has none to spare, replaces it.
struct FrameQueue: Sendable {
    struct Frame: Sendable {
        let pixmap: Pixmap
        /// The start in ticks since the beginning.
        fileprivate(set) var start: Int
        /// The end in ticks since the beginning.
        fileprivate(set) var end: Int

        var length: Int { end - start }
    }

    private let shortest: Int
    private var timeline: FrameClock
    /// The frames that may still change, at most two, of which only the last may be too short.
    private var waiting: [Frame] = []
    /// The number of frames that were too short and made way for another.
    private var replaced = 0

    /// Creates a queue in which no frame is shown for fewer than `shortest` ticks.
    init(ticksPerSecond: Int, shortest: Int) {
        self.shortest = shortest
        timeline = FrameClock(ticksPerSecond: ticksPerSecond)
    }

    /// Appends a frame, and returns one that no longer changes, if any.
    mutating func append(_ pixmap: Pixmap, for duration: FrameDuration) throws(AnimationEncodingError) -> Frame? {
        var frame = Frame(pixmap: pixmap, start: timeline.tick, end: timeline.tick)
        try timeline.advance(by: duration)
        frame.end = timeline.tick
        if let last = waiting.last, last.length < shortest {
            frame.start = last.start
            waiting.removeLast()
            replaced += 1
        }
        if let last = waiting.last, pixmap.hasBytes(of: last.pixmap) {
            waiting[waiting.count - 1].end = frame.end
            return nil
        }
        waiting.append(frame)
        return waiting.count > 2 ? waiting.removeFirst() : nil
    }

    /// The number of frames that are left out because they are too short.
    var leftOut: Int { replaced + waiting.count - rest.count }

    /// The frames that are still waiting, adjusted so that each is long enough.
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
