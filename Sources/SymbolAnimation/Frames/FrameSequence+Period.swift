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
        let first = try pixmap(ofFrame: 0)
        for period in 1..<frames.count where frames.count % period == 0 {
            guard try pixmap(ofFrame: period).looksLike(first) else { continue }
            if try allRepeat(after: period) { return period }
        }
        return nil
    }

    /// Whether each frame looks like its like in the first period: what drifts slowly does not.
    private func allRepeat(after period: Int) throws(RenderError) -> Bool {
        for number in 0..<period {
            let first = try pixmap(ofFrame: number)
            let others = Array(stride(from: number + period, to: frames.count, by: period))
            let results = mapInParallel(others) { frame -> Result<Bool, RenderError> in
                Result { () throws(RenderError) in try pixmap(ofFrame: frame).looksLike(first) }
            }
            for result in results where try !result.get() { return false }
        }
        return true
    }
}
