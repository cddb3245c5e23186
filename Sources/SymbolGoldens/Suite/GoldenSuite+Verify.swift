internal import SymbolFiles
internal import SymbolImaging
internal import SymbolSprites

extension GoldenSuite {
    /// Compares every drawing with its golden.
    ///
    /// Drawings that do not match are written to the folder of received drawings; those of earlier runs are removed.
    ///
    /// Missing, orphaned, damaged and empty goldens are failures too: nothing passes because it is absent.
    ///
    /// - Parameters:
    ///   - jobs: The number of cases that are drawn at once; nil for one on each core.
    ///   - keepsPictures: Whether the results of cases that did not pass contain pictures.
    ///   - progress: A closure that receives the number of cases done so far.
    /// - Returns: The results in the order of the cases, orphans last.
    /// - Throws: `ComparatorSelfTest.Failure` where the comparator does not detect known differences; `FileError` where
    ///   a folder of goldens cannot be read.
    package func verify(
        jobs: Int? = nil, keepsPictures: Bool = false, progress: (@Sendable (Int) -> Void)? = nil
    ) throws -> [Result] {
        try ComparatorSelfTest.run()
        let names = try names()
        let results = mapInParallel(cases, jobs: jobs, progress: { progress?($0) }) { one in
            verify(one, names.alternates[one.name] ?? [], keepsPictures: keepsPictures)
        }
        for name in try received.names().union(differences.names()).subtracting(cases.map(\.name)) { forget(name) }
        return results + names.orphans.map(orphan)
    }

    private func orphan(_ name: String) -> Result {
        let reason =
            store.hasRecord(name)
            ? "no case asks for it; remove it, as golden accept does when it is named"
            : "is no golden, since it has no record; move it elsewhere, or name it to golden accept, which removes it"
        return Result(
            name: name, status: .orphaned, reasons: [reason], cause: "orphan", files: .init(expected: imagePath(name)))
    }

    private func imagePath(_ name: String) -> String? { store.hasImage(name) ? store.imagePath(name) : nil }

    private func verify(_ one: GoldenCase, _ alternates: [String], keepsPictures: Bool) -> Result {
        let start = ContinuousClock.now
        switch draw(one) {
        case .failure(let failure):
            forget(one.name)
            return Result(
                name: one.name, status: .broken, reasons: [failure.description], cause: "broken", path: one.sprite.path)
        case .success(let drawing):
            var (result, difference) = compare(one, drawing, alternates, keepsPictures: keepsPictures)
            if result.status == .passed { forget(one.name) } else { keep(drawing, difference, &result) }
            result.path = one.sprite.path
            result.frameDuration = drawing.frameSeconds
            result.seconds = (ContinuousClock.now - start) / .seconds(1)
            return result
        }
    }

    /// Removes what an earlier run has received under a name.
    func forget(_ name: String) {
        received.remove(name)
        differences.remove(name)
    }

    /// Writes a drawing to the received folder, for golden accept, and a picture of its difference beside that folder.
    ///
    /// Where that is impossible, a notice says why, which is the same for all: the difference is reported nevertheless.
    private func keep(_ drawing: GoldenDrawing, _ difference: [Pixmap], _ result: inout Result) {
        let name = result.name
        result.files.expected = imagePath(name)
        do throws(FileError) {
            try build.createFolder()
            try received.write(drawing, name)
            result.files.actual = received.imagePath(name)
            guard !difference.isEmpty else { return differences.remove(name) }
            try differences.write(difference, image: name)
            result.files.difference = differences.imagePath(name)
        } catch {
            result.notice = "\(received.folder): \(error.message): golden accept will find nothing there"
        }
    }

    /// Compares a drawing with its goldens; also returns pictures of the difference, where there is one to be seen.
    private func compare(
        _ one: GoldenCase, _ drawing: GoldenDrawing, _ alternates: [String], keepsPictures: Bool
    ) -> (Result, difference: [Pixmap]) {
        func failure(_ reason: String, _ status: GoldenStatus, _ cause: String) -> (Result, difference: [Pixmap]) {
            let result = Result(
                name: one.name, status: status, reasons: [reason], cause: cause, change: 1,
                actual: .init(drawing.frames, if: keepsPictures))
            return (result, [])
        }
        do throws(FileError) {
            guard let golden = try store.golden(one.name) else {
                return failure(
                    "there is no golden; look at the drawing, then run golden record or golden accept", .missing, "new")
            }
            let criteria = settings.criteria(of: one)
            let judged = GoldenJudgement(golden, drawing, criteria)
            if judged.reasons.isEmpty { return (Result(name: one.name, status: .passed, notice: judged.notice), []) }
            for name in alternates {
                guard let alternate = try store.golden(name) else { continue }
                let other = GoldenJudgement(alternate, drawing, criteria)
                if other.reasons.isEmpty { return (Result(name: one.name, status: .passed, notice: other.notice), []) }
            }
            let difference = judged.difference
            let result = Result(
                name: one.name, status: judged.isRewritten ? .rewritten : .failed, reasons: judged.reasons,
                cause: judged.isRewritten ? "rewritten" : judged.cause, change: judged.change,
                expected: .init(golden.frames, if: keepsPictures), actual: .init(drawing.frames, if: keepsPictures),
                difference: .init(difference, if: keepsPictures))
            return (result, judged.isRewritten ? [] : difference)
        } catch {
            return failure("\(error)", .failed, "damaged")
        }
    }
}
