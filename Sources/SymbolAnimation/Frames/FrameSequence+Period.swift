internal import SymbolFiles
internal import SymbolImaging
internal import SymbolRendering
internal import SymbolStills

extension FrameSequence {
    /// The number of frames after which all look the same again, such as those in which a wheel has turned by a spoke;
    /// `nil` where that is all of them.
    ///
    /// It is the pictures that are compared: shapes turned onto each other are never equal to the last digit.
    func shortestPeriod() throws(RenderError) -> Int? {
        let period = try Self.shortestPeriod(of: frames.count, where: repeats)
        return period < frames.count ? period : nil
    }

    /// The shortest period of a cycle of `count`, out of which one prime factor after the other is taken.
    ///
    /// What repeats after two periods that divide the cycle does so after their greatest common divisor. So hardly
    /// more than one question is asked for each factor, though there may be over a hundred divisors.
    ///
    /// `repeats` tells whether a cycle of the second length repeats after the first.
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

    /// Whether each of the first frames looks like its like in every later period: what drifts slowly does not.
    private func repeats(after period: Int, within count: Int) throws(RenderError) -> Bool {
        // The first frame tells most that do not.
        guard try isSeenAgain(0, every: period, within: count) else { return false }
        for start in stride(from: 1, to: period, by: Self.comparedAtOnce) {
            let frames = Array(start..<min(start + Self.comparedAtOnce, period))
            let results = mapInParallel(frames) { frame -> Result<Bool, RenderError> in
                Result { () throws(RenderError) in try isSeenAgain(frame, every: period, within: count) }
            }
            for result in results where try !result.get() { return false }
        }
        return true
    }

    private static let comparedAtOnce = 64

    private func isSeenAgain(_ frame: Int, every period: Int, within count: Int) throws(RenderError) -> Bool {
        let first = try pixmap(ofFrame: frame)
        for other in stride(from: frame + period, to: count, by: period) {
            guard try pixmap(ofFrame: other).looksLike(first) else { return false }
        }
        return true
    }
}
