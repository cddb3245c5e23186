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
    ///   - words: The names of the cases to verify, or patterns for them; none for all, and for orphans.
    ///   - jobs: The number of cases that are drawn at once; nil for one on each core.
    ///   - keepsPictures: Whether the results of cases that did not pass contain pictures.
    ///   - progress: A closure that receives the number of cases done so far, and that of all.
    /// - Returns: The results in the order of the cases, orphans last.
    /// - Throws: `ComparatorSelfTest.Failure` where the comparator does not detect known differences; `FileError` for a
    ///   word that is no case, and where a folder of goldens cannot be read.
    package func verify(
        _ words: [String] = [], jobs: Int? = nil, keepsPictures: Bool = false,
        progress: (@Sendable (Int, Int) -> Void)? = nil
    ) throws -> [Result] {
        try ComparatorSelfTest.run()
        let (chosen, names) = (try cases(named: words), try names())
        let unasked = UnaskedDrawings(names.orphans, in: store)
        var results = mapInParallel(chosen, jobs: jobs, progress: { progress?($0, chosen.count) }) { one in
            verify(one, names.alternates[one.name] ?? [], unasked, keepsPictures: keepsPictures)
        }
        for name in try received.names().union(differences.names()).subtracting(cases.map(\.name)) { forget(name) }
        if words.isEmpty { results.noteAreasOutside() }
        return results + (words.isEmpty ? names.orphans.map(result) : [])
    }

    private func result(of orphan: GoldenNames.Orphan) -> Result {
        Result(
            name: orphan.name, status: .orphaned, reasons: [orphan.reason], cause: "orphan",
            files: .init(expected: imagePath(orphan.name)))
    }

    private func imagePath(_ name: String) -> String? { store.hasImage(name) ? store.imagePath(name) : nil }

    private func verify(
        _ one: GoldenCase, _ alternates: [String], _ unasked: UnaskedDrawings, keepsPictures: Bool
    ) -> Result {
        let start = ContinuousClock.now
        switch draw(one) {
        case .failure(let failure):
            forget(one.name)
            return Result(
                name: one.name, status: .broken, reasons: [failure.description], cause: "broken", path: one.sprite.path)
        case .success(let drawing):
            let comparison = compare(one, drawing, alternates, keepsPictures: keepsPictures)
            var result = comparison.result
            if comparison.matches { forget(one.name) } else { keep(drawing, comparison.difference, &result) }
            if result.status == .missing, let name = unasked.name(of: drawing.record) {
                result.reasons.append("is drawn as the golden \(name), which no case asks for: renamed?")
            }
            result.path = one.sprite.path
            result.ignoredAreas = ignoredAreas(of: one, on: drawing)
            result.frameDuration = drawing.frameSeconds
            result.seconds = (ContinuousClock.now - start) / .seconds(1)
            return result
        }
    }

    /// Removes what an earlier run has received under a name.
    ///
    /// What cannot be removed does no harm: it is accepted only if it is still what is drawn.
    func forget(_ name: String) {
        try? received.remove(name)
        try? differences.remove(name)
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
            guard !difference.isEmpty else { return try differences.remove(name) }
            try differences.write(difference, image: name)
            result.files.difference = differences.imagePath(name)
        } catch {
            result.notices.append("\(received.folder): \(error.message): golden accept will find nothing there")
        }
    }
}
