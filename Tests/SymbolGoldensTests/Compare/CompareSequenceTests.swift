import TestSupport
@testable import SymbolGoldens
import SymbolImaging
import Testing

@Suite struct CompareSequenceTests {
    private static let tick = FrameDuration(numerator: 1, denominator: 60)

    /// A disc that moves by a pixel to the right in each frame and has disappeared in the last.
    private static let frames: [FrameSequenceComparison.Frame] = (0..<5).map { index in
        let width = 16
        let picture = Pixmap(width: width, height: width) { x, y in
            let (dx, dy) = (Double(x) - 4 - Double(index), Double(y) - 8)
            return index < 4 && dx * dx + dy * dy < 9 ? [0, 0, 0, 255] : [0, 0, 0, 0]
        }
        return (picture, tick)
    }

    private func reasons(_ change: (inout [FrameSequenceComparison.Frame]) -> Void) -> [String] {
        var actual = Self.frames
        change(&actual)
        return FrameSequenceComparison(expected: Self.frames, actual: actual, tolerance: .exact).reasons.lines
    }

    @Test("A sequence matches itself, although a frame is blank")
    func itself() {
        #expect(reasons { _ in } == [])
        #expect(
            reasons { frames in
                frames[0].duration = FrameDuration(numerator: 2, denominator: 120)
            } == [])
    }

    @Test("A missing frame is counted, and the frames after it recognised")
    func missing() {
        #expect(
            reasons { $0.remove(at: 1) } == [
                "4 frames, expected 5", "frames 2 to 4 look like expected frames 3 to 5"
            ])
    }

    @Test("Exchanged frames are recognised")
    func exchanged() {
        #expect(
            reasons { $0.swapAt(1, 2) } == [
                "frame 2 looks like expected frame 3", "frame 3 looks like expected frame 2"
            ])
    }

    @Test("Of two equally near frames that a frame looks like, the later one is named")
    func nearest() {
        let disc = Self.frames[0]
        let expected = [disc, Self.frames[1], disc]
        let comparison = FrameSequenceComparison(expected: expected, actual: [disc, disc, disc], tolerance: .exact)
        #expect(comparison.reasons.lines == ["frame 2 looks like expected frame 3"])
    }

    @Test("One tick is a difference")
    func timing() {
        #expect(
            reasons { $0[3].duration = FrameDuration(numerator: 61, denominator: 3600) }
                == ["frame 4 is shown 61/3600 s, expected 1/60 s"])
    }

    @Test("Consecutive frames that differ in the same way share a line")
    func alike() {
        let small = Pixmap(width: 8, height: 8) { _, _ in [0, 0, 0, 255] }
        #expect(
            reasons { for index in [0, 1, 3] { $0[index].picture = small } } == [
                "frames 1 to 2: size is 8×8, expected 16×16", "frame 4: size is 8×8, expected 16×16"
            ])
    }

    @Test("Consecutive frames that differ by other amounts share a line, with the amounts of the worst")
    func worst() {
        let lines = reasons { frames in
            for (index, count) in [(0, 1), (1, 3), (2, 2)] {
                for x in 0..<count { frames[index].picture.bytes[x * 4 + 3] = 9 }
            }
        }
        let words = "3 pixels differ, allowed 0; a channel differs by 9, allowed 0"
        #expect(lines == ["frames 1 to 3 differ, most in frame 2: \(words)"])
    }

    @Test("After five lines of frames, the others are counted")
    func many() {
        let alternating = (0..<14).map { _ in Self.frames[0] }
        var actual = alternating
        for index in stride(from: 0, to: 14, by: 2) { actual[index].picture = Pixmap(width: 8, height: 8) }
        let lines = FrameSequenceComparison(expected: alternating, actual: actual, tolerance: .exact).reasons.lines
        #expect(lines.count == 6 && lines.last == "2 more frames differ")
    }

    @Test("The bounds of an allowance hold for each frame, of which one has to reach the lower ones")
    func fuzzy() {
        func lines(_ pixels: ClosedRange<Int>, _ counts: [Int]) -> [String] {
            var actual = Self.frames
            for (index, count) in counts.enumerated() {
                for x in 0..<count { actual[index].picture.bytes[x * 4 + 3] = 9 }
            }
            let fuzz = PixelFuzz(difference: 1...9, pixels: pixels)
            return FrameSequenceComparison(expected: Self.frames, actual: actual, tolerance: .fuzzy(fuzz)).reasons.lines
        }
        #expect(lines(2...3, [0, 2, 3]) == [])
        #expect(lines(2...3, [0, 4]) == ["frame 2: 4 pixels differ, allowed 0 to 3"])
        #expect(lines(2...3, [1, 1]) == ["in the frame that differs most: 1 pixel differs, allowed 2 to 3"])
    }

    @Test("A changed frame is named with its reasons")
    func changed() {
        #expect(
            reasons { $0[2].picture.bytes[(8 * 16 + 6) * 4 + 3] = 250 }
                == ["frame 3: 1 pixel differs, allowed 0; a channel differs by 5, allowed 0"])
    }

    @Test("A frame fails that is blank where it should not be, or not blank where it should be")
    func blankFrame() {
        #expect(reasons { $0[4].picture = $0[3].picture } == ["frame 5 looks like expected frame 4"])
        #expect(reasons { $0[3].picture = $0[4].picture } == ["frame 4 looks like expected frame 5"])
    }

    @Test("Sequences without a drawing fail")
    func nothing() {
        let blank = [Self.frames[4], Self.frames[4]]
        let comparison = FrameSequenceComparison(expected: blank, actual: blank, tolerance: .antialiasing(.sampling))
        #expect(comparison.reasons == [.empty(.both)])
        #expect(FrameSequenceComparison(expected: [], actual: [], tolerance: .exact).reasons == [.empty(.both)])
    }
}
