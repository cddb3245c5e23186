/// A queue of frames for a format that counts time in ticks.
///
/// Frames begin and end at the ticks nearest to their exact times, so that they do not drift.
///
/// A frame that comes before the one on show has been shown for long enough is left out, unless it lasts beyond that
/// moment by long enough itself. The last frame is never left out: it takes time from the one before or, if that has
/// none to spare, replaces it.
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
    /// The frames that may still change, at most two, the last of which is on show.
    private var waiting: [Frame] = []
    /// The last frame, where it comes too early and is left out so far.
    private var early: Frame?
    /// The number of frames that are left out for good.
    private var lost = 0

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
        if early != nil { lost += 1 }
        early = nil
        if let last = waiting.last {
            let earliest = last.start + shortest
            let isEarly = frame.start < earliest
            if pixmap.hasBytes(of: last.pixmap) || isEarly && frame.end - earliest < shortest {
                if !pixmap.hasBytes(of: last.pixmap) { early = frame }
                waiting[waiting.count - 1].end = frame.end
                return nil
            }
            frame.start = max(frame.start, earliest)
            waiting[waiting.count - 1].end = frame.start
        }
        waiting.append(frame)
        return waiting.count > 2 ? waiting.removeFirst() : nil
    }

    /// The number of frames that are left out because they come too early.
    var leftOut: Int { lost + waiting.count + (early == nil ? 0 : 1) - rest.count }

    /// The frames that are still waiting, adjusted so that each is long enough and the last is among them.
    var rest: [Frame] {
        var frames = waiting
        if let early { frames.append(early) }
        guard var last = frames.popLast() else { return [] }
        if let before = frames.popLast() {
            let boundary = min(last.start, last.end - shortest)
            if boundary - before.start >= shortest {
                frames.append(Frame(pixmap: before.pixmap, start: before.start, end: boundary))
                last.start = boundary
            } else {
                last.start = before.start
            }
        }
        last.end = max(last.end, last.start + shortest)
        return frames + [last]
    }
}
