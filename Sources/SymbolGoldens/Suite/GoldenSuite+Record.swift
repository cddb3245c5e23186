package import SymbolFiles
internal import SymbolGeometry
internal import SymbolImaging
package import SymbolSprites
internal import SymbolText

extension GoldenSuite {
    /// Draws what has no golden yet and makes it one; goldens that are there stay as they are.
    ///
    /// - Returns: the names recorded, and what could not be drawn.
    package func record(jobs: Int? = nil) throws(FileError) -> (recorded: [String], failures: [BuildFailure]) {
        let new = cases.filter { !store.hasRecord($0.name) }
        let outcomes = mapInParallel(new, jobs: jobs) { one -> Swift.Result<Void, BuildFailure> in
            draw(one).flatMap { drawing in
                if !drawing.frames.contains(where: { $0.inkBounds != nil }) {
                    return .failure(BuildFailure("\(one.name): nothing is drawn; a golden of that proves nothing"))
                }
                return Swift.Result { () throws(FileError) in try store.write(drawing, one.name) }
                    .mapError { BuildFailure($0, input: one.name) }
            }
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

    /// Takes over what the last verification received and a person has looked at, by name; an orphan's name removes it.
    ///
    /// - Throws: `FileError` for a name of which nothing was received.
    package func accept(_ names: [String]) throws(FileError) -> [String] {
        let known = Set(cases.map(\.name))
        var accepted: [String] = []
        for name in names {
            let (image, record) = (received.imagePath(name), received.recordPath(name))
            if known.contains(name) {
                guard Files.exists(image), Files.exists(record) else {
                    throw FileError(
                        .input, path: image, message: "nothing was received under this name; run golden verify first")
                }
                try Files.write(try Files.read(image), to: store.imagePath(name))
                try Files.write(try Files.read(record), to: store.recordPath(name))
                received.remove(name)
            } else {
                guard store.holds(name) else {
                    let hint = name.nearest(in: known.sorted(), within: 3).map { "; did you mean \($0)?" } ?? ""
                    throw FileError(.input, path: name, message: "there is no such case and no such golden\(hint)")
                }
                store.remove(name)
            }
            accepted.append(name)
        }
        return accepted
    }
}
