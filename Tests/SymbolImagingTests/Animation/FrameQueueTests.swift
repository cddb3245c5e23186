import Testing

@testable import SymbolImaging

@Suite("Frames of formats that count in ticks")
struct FrameQueueTests {
    /// Returns the numbers and times of the frames that a format with hundredths of a second shows, of which none may
    /// take less than two.
    private func shown(_ count: Int, perSecond rate: Int) throws -> [(number: Int, start: Int, end: Int)] {
        var queue = FrameQueue(ticksPerSecond: 100, shortest: 2)
        var frames: [FrameQueue.Frame] = []
        for number in 0..<count {
            let picture = Pixmap(width: 1, height: 1, bytes: [UInt8(number), 0, 0, 255])
            if let frame = try queue.append(picture, for: FrameDuration(numerator: 1, denominator: rate)) {
                frames.append(frame)
            }
        }
        frames += queue.rest
        #expect(queue.leftOut == count - frames.count)
        return frames.map { (Int($0.pixmap.bytes[0]), $0.start, $0.end) }
    }

    @Test("Of twice as many frames as fit, every other one is shown at its time, and the last at the end")
    func half() throws {
        let frames = try shown(10, perSecond: 100)
        #expect(frames.map(\.number) == [0, 2, 4, 6, 9])
        #expect(frames.map(\.start) == [0, 2, 4, 6, 8] && frames.map(\.end) == [2, 4, 6, 8, 10])
    }

    @Test("No frame is shown before its time but the last, and none for too short", arguments: [51, 60, 75, 144, 240])
    func punctual(rate: Int) throws {
        let count = rate
        let frames = try shown(count, perSecond: rate)
        #expect(frames.first?.number == 0 && frames.last?.number == count - 1)
        #expect(frames.allSatisfy { $0.end - $0.start >= 2 })
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.end == $1.start } && frames.last?.end == 100)
        // A tick is the nearest one: half of it may be missing.
        #expect(frames.dropLast().allSatisfy { Double($0.number) * 100 / Double(rate) <= Double($0.start) + 0.5 })
    }

    @Test("What fits is shown as it is", arguments: [1, 10, 25, 50])
    func slow(rate: Int) throws {
        let frames = try shown(20, perSecond: rate)
        #expect(frames.map(\.number) == Array(0..<20))
        #expect(frames.map(\.start) == (0..<20).map { $0 * 100 / rate })
    }
}
