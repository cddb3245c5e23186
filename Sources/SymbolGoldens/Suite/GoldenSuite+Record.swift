internal import SymbolFiles
internal import SymbolImaging
package import SymbolSprites

extension GoldenSuite {
    /// Draws what has no golden yet and makes it one; goldens that are there, damaged ones too, stay as they are.
    ///
    /// - Parameters:
    ///   - jobs: How many cases are drawn at once; nil for one on each core.
    ///   - progress: Receives the number of cases drawn, and that of all to draw.
    /// - Returns: The names recorded, and what could not be drawn or is damaged.
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
        guard drawing.frames.contains(where: { $0.inkBounds != nil }) else {
            return .failure(BuildFailure("nothing is drawn; a golden of that proves nothing", of: one.name))
        }
        do throws(FileError) {
            // An image alone that is what is drawn is of a recording that was broken off.
            if store.holds(one.name), try store.image(one.name) != drawing.image { _ = try store.golden(one.name) }
            try store.write(drawing, one.name)
            return .success(())
        } catch {
            return .failure(BuildFailure(error, input: one.name))
        }
    }
}
