internal import SymbolFiles
internal import SymbolImaging
internal import SymbolRendering
internal import SymbolStills

extension FrameSequence {
    /// Returns the number of frames after which all frames look the same again, such as those in which a wheel turns by
    /// one spoke; `nil` if only the whole sequence repeats.
    ///
    /// Pictures are compared, since shapes rotated onto each other are never equal to the last digit.
    ///
    /// - Throws: `RenderError` if a frame cannot be drawn, and `CancellationError` if the task is cancelled.
    func shortestPeriod() throws -> Int? {
        let period = try Self.shortestPeriod(of: frames.count, where: repeats)
        return period < frames.count ? period : nil
    }

    /// Finds the shortest period of a cycle of `count` by removing one prime factor after another.
    ///
    /// If a cycle repeats after two periods that divide it, it also repeats after their greatest common divisor. So
    /// there is hardly more than one test for each factor, though there may be over a hundred divisors.
    ///
    /// `repeats` returns whether a cycle of the second length repeats after the first.
    static func shortestPeriod<Failure: Error>(
        of count: Int, where repeats: (Int, Int) throws(Failure) -> Bool
    ) throws(Failure) -> Int {
        var (period, rest, factor) = (count, count, 2)
        while rest > 1 {
            if factor * factor > rest { factor = rest }
            if rest % factor == 0 {
                while rest % factor == 0 { rest /= factor }
                while period % factor == 0, try repeats(period / factor, period) { period /= factor }
            }
            factor += 1
        }
        return period
    }

    /// Whether every frame of the first period looks like its counterpart in each later one, which excludes a slow
    /// drift.
    private func repeats(after period: Int, within count: Int) throws -> Bool {
        try Task.checkCancellation()
        // The first frame rules out most periods.
        guard try repeatsPicture(0, every: period, within: count) else { return false }
        for start in stride(from: 1, to: period, by: Self.comparedAtOnce) {
            let frames = Array(start..<min(start + Self.comparedAtOnce, period))
            let results = withCancellationCheck { isCancelled in
                mapInParallel(frames) { frame in
                    Result {
                        if isCancelled() { throw CancellationError() }
                        return try repeatsPicture(frame, every: period, within: count)
                    }
                }
            }
            for result in results where try !result.get() { return false }
        }
        return true
    }

    private static let comparedAtOnce = 64

    private func repeatsPicture(_ frame: Int, every period: Int, within count: Int) throws(RenderError) -> Bool {
        let first = try pixmap(ofFrame: frame)
        for other in stride(from: frame + period, to: count, by: period) {
            guard try pixmap(ofFrame: other).looksLike(first) else { return false }
        }
        return true
    }
}
