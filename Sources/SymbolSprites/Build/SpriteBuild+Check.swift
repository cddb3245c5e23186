public import SymbolFiles

/// An output that is not what its sources give.
public struct OutputDifference: Hashable, Sendable, CustomStringConvertible {
    /// The path of the output.
    public let path: String
    /// What is wrong with it, in words.
    public let reason: String

    /// The path and the reason in one line.
    public var description: String { "\(path): \(reason)" }
}

extension SpriteBuild {
    /// Compares the outputs with what their sources give, and writes nothing.
    ///
    /// What is known to be up to date is left out; everything else is drawn, and compared byte by byte. So it does not
    /// matter whether the outputs were made here or come with the sources.
    ///
    /// - Returns: The differences by path, and the errors of inputs and steps.
    /// - Throws: `FileError` as `plan()` does.
    public func check() throws(FileError) -> (differences: [OutputDifference], failures: [BuildFailure]) {
        let plan = try plan(cacheFolder: nil)
        var differences = plan.removals.filter(Files.exists).map {
            OutputDifference(path: $0, reason: "is no longer asked for")
        }
        var failures = plan.failures.map { BuildFailure($0, input: file.path) }
        let steps = Array(plan.phases.joined())
        for outcome in mapInParallel(steps, jobs: settings.jobs, { compare($0, plan) }) {
            switch outcome {
            case .success(let found): differences += found
            case .failure(let failure) where failures.contains { $0.description == failure.description }: continue
            case .failure(let failure): failures.append(failure)
            }
        }
        return (differences.sorted { $0.path < $1.path }, failures)
    }

    private func compare(_ step: BuildStep, _ plan: BuildPlan) -> Result<[OutputDifference], BuildFailure> {
        do {
            let files = try step.make()
            let differences = try files.compactMap { file -> OutputDifference? in
                let (path, expected) = (file.path, file.bytes())
                guard Files.exists(path) else { return OutputDifference(path: path, reason: "is missing") }
                let bytes = try Files.read(path, limit: max(expected.count, Files.sizeLimit))
                return FileDifference(bytes, expected: expected).map { difference in
                    OutputDifference(path: path, reason: difference.description)
                }
            }
            let made = Set(files.map(\.path))
            let left = plan.dynamicOutputs(of: step).filter { !made.contains($0) && Files.exists($0) }
            return .success(differences + left.map { OutputDifference(path: $0, reason: "is no longer asked for") })
        } catch {
            return .failure(BuildFailure(error, input: step.inputs.first ?? file.path))
        }
    }
}
