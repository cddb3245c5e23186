package import SymbolFiles
package import SymbolSprites

/// What a recording has done.
package struct GoldenRecordings: Sendable {
    /// The names of the drawings that have become goldens.
    package var recorded: [String] = []
    /// The names of the existing goldens whose records now state the build file.
    package var claimed: [String] = []
    /// The errors of cases that could not be drawn, are damaged, or are those of another build file.
    package var failures: [BuildFailure] = []
}

extension GoldenSuite {
    /// Draws the cases that have no golden yet, and makes the drawings their goldens; existing goldens, even damaged
    /// ones, stay as they are.
    ///
    /// Records of existing goldens that state no build file, or one that is gone or no longer asks for them, state this
    /// one afterwards, as after a folder of goldens was moved.
    ///
    /// - Parameters:
    ///   - words: The names of the cases to record, or patterns for them; none for all.
    ///   - jobs: The number of cases that are drawn at once; nil for one on each core.
    ///   - progress: A closure that receives the number of cases drawn so far, and that of all to draw.
    /// - Returns: The names of what was recorded and claimed, and the errors.
    /// - Throws: `FileError` for a word that is no case, and where a folder of goldens cannot be read.
    package func record(
        _ words: [String] = [], jobs: Int? = nil, progress: (@Sendable (Int, Int) -> Void)? = nil
    ) throws(FileError) -> GoldenRecordings {
        let (chosen, alternates) = (try cases(named: words), try names().alternates)
        let new = chosen.filter { !isComplete($0.name) }
        let outcomes = mapInParallel(new, jobs: jobs, progress: { progress?($0, new.count) }) { one in
            draw(one).flatMap { drawing in record(one, drawing) }
        }
        var recordings = GoldenRecordings()
        for (one, outcome) in zip(new, outcomes) {
            switch outcome {
            case .success: recordings.recorded.append(one.name)
            case .failure(let failure): recordings.failures.append(failure)
            }
        }
        let drawn = Set(new.map(\.name))
        for one in chosen where !drawn.contains(one.name) {
            for name in [one.name] + (alternates[one.name] ?? []) { claim(name, &recordings) }
        }
        return recordings
    }

    private func isComplete(_ name: String) -> Bool { store.hasRecord(name) && store.hasImage(name) }

    private func record(_ one: GoldenCase, _ drawing: GoldenDrawing) -> Swift.Result<Void, BuildFailure> {
        if let reason = drawing.emptiness(ignoring: settings.criteria(of: one).ignoredAreas) {
            return .failure(BuildFailure(reason, of: one.name))
        }
        do throws(FileError) {
            // An image that has no record but equals the drawing comes from an interrupted recording.
            if store.contains(one.name), try store.image(one.name) != drawing.image { _ = try store.golden(one.name) }
            try store.write(drawing, one.name)
            return .success(())
        } catch {
            return .failure(BuildFailure(error, input: one.name))
        }
    }

    /// Writes the path of the build file into a record that states another; verification reports what is damaged.
    private func claim(_ name: String, _ recordings: inout GoldenRecordings) {
        guard var record = try? store.record(name), record.buildFile != settings.buildFile else { return }
        do throws(FileError) {
            try refuseShared(name, record)
            record.buildFile = settings.buildFile
            try store.write(record, name)
            recordings.claimed.append(name)
        } catch {
            recordings.failures.append(BuildFailure(error, input: name))
        }
    }
}
