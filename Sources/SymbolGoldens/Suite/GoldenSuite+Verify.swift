internal import SymbolFiles
internal import SymbolImaging
internal import SymbolSprites

extension GoldenSuite {
    /// Holds every drawing against its golden.
    ///
    /// What is not as expected is kept in the received folder.
    ///
    /// Missing, orphaned and empty goldens fail too: nothing passes by being absent.
    ///
    /// - Throws: `FileError` where received drawings cannot be kept, and `ComparatorSelfTest.Failure` where the
    ///   comparator does not tell apart what is known to differ.
    package func verify(jobs: Int? = nil, progress: (@Sendable (Int) -> Void)? = nil) throws -> [Result] {
        try ComparatorSelfTest.run()
        let results = mapInParallel(cases, jobs: jobs, progress: progress) { one -> Swift.Result<Result, FileError> in
            Swift.Result { () throws(FileError) in try verify(one) }
        }
        let orphans = store.names.subtracting(cases.map(\.name)).sorted().map { name in
            Result(
                name: name, status: .orphaned,
                reasons: ["no case asks for it; remove it, or accept it with golden accept"])
        }
        return try results.map { try $0.get() } + orphans
    }

    private func verify(_ one: GoldenCase) throws(FileError) -> Result {
        let start = ContinuousClock.now
        switch draw(one) {
        case .failure(let failure): return Result(name: one.name, status: .broken, reasons: [failure.description])
        case .success(let drawing):
            var result = compare(one, drawing)
            if result.status == .passed { received.remove(one.name) } else { try received.write(drawing, one.name) }
            result.seconds = (ContinuousClock.now - start) / .seconds(1)
            return result
        }
    }

    private func compare(_ one: GoldenCase, _ drawing: GoldenDrawing) -> Result {
        func result(
            _ status: GoldenStatus, _ reasons: [String], expected: [Pixmap] = [], difference: [Pixmap] = [],
            notice: String? = nil
        ) -> Result {
            Result(
                name: one.name, status: status, reasons: reasons, notice: notice, expected: expected,
                actual: drawing.frames,
                difference: difference, frameDuration: drawing.frameSeconds)
        }
        guard let golden = store.golden(one.name) else {
            return store.holds(one.name)
                ? result(.failed, ["the golden cannot be read: its record or its image is damaged or missing"])
                : result(.missing, ["there is no golden; look at the drawing, then golden record or golden accept"])
        }
        let judged = GoldenJudgement(golden, drawing, settings.tolerance)
        return result(
            judged.reasons.isEmpty ? .passed : .failed, judged.reasons, expected: golden.frames,
            difference: judged.difference,
            notice: judged.notice)
    }
}
