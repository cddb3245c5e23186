internal import SymbolFiles
package import SymbolSprites

extension GoldenSuite {
    /// Draws the cases that have no golden yet, and makes the drawings their goldens; existing goldens, even damaged
    /// ones, stay as they are.
    ///
    /// - Parameters:
    ///   - jobs: The number of cases that are drawn at once; nil for one on each core.
    ///   - progress: A closure that receives the number of cases drawn so far, and that of all to draw.
    /// - Returns: The recorded names, and the errors of cases that could not be drawn or are damaged.
    package func record(
        jobs: Int? = nil, progress: (@Sendable (Int, Int) -> Void)? = nil
    ) -> (recorded: [String], failures: [BuildFailure]) {
        let new = cases.filter { !store.hasRecord($0.name) || !store.hasImage($0.name) }
        let outcomes = mapInParallel(new, jobs: jobs, progress: { progress?($0, new.count) }) { one in
            draw(one).flatMap { drawing in record(one, drawing) }
        }
        var (recorded, failures): ([String], [BuildFailure]) = ([], [])
        for (one, outcome) in zip(new, outcomes) {
            switch outcome {
            case .success: recorded.append(one.name)
            case .failure(let failure): failures.append(failure)
            }
        }
        return (recorded, failures)
    }

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
}
