internal import SymbolFiles

/// An output whose content is not what its sources produce.
public struct OutputDifference: Hashable, Sendable, CustomStringConvertible {
    /// The path of the output.
    public let path: String
    /// A description of what is wrong with the output.
    public let reason: String

    /// The path and the reason in one line.
    public var description: String { "\(path): \(reason)" }
}

extension SpriteBuild {
    /// Compares the outputs with what their sources produce, without writing anything.
    ///
    /// Outputs that are known to be up to date are skipped; all others are drawn and compared byte by byte, whether
    /// they were made here or came with the sources.
    ///
    /// - Returns: The differences, sorted by path, and the errors of inputs and steps.
    /// - Throws: `FileError` under the conditions of `plan()`, and `CancellationError` if the task is cancelled.
    public func check() throws -> (differences: [OutputDifference], failures: [BuildFailure]) {
        let plan = try plan(cacheFolder: nil)
        var differences = plan.removals.filter(Files.exists).map {
            OutputDifference(path: $0, reason: "is no longer asked for")
        }
        var failures = plan.failures.map { BuildFailure($0, input: file.path) }
        var told = ToldFailures(failures)
        let steps = Array(plan.phases.joined())
        let outcomes = withCancellationCheck { isCancelled in
            mapInParallel(steps, jobs: settings.jobs) { step in
                isCancelled() ? .failure(CancellationError()) : Result { try compare(step, plan) }
            }
        }
        for (step, outcome) in zip(steps, outcomes) {
            do { differences += try outcome.get() } catch let error as CancellationError { throw error } catch {
                let failure = BuildFailure(error, input: step.inputs.first ?? file.path)
                told.add(failure, to: &failures)
            }
        }
        return (differences.sorted { $0.path < $1.path }, failures)
    }

    private func compare(_ step: BuildStep, _ plan: BuildPlan) throws -> [OutputDifference] {
        let files = try step.make()
        let differences = try files.compactMap { file -> OutputDifference? in
            let (path, expected) = (file.path, file.bytes())
            guard Files.exists(path) else { return OutputDifference(path: path, reason: "is missing") }
            let bytes = try Files.readStored(path, limit: max(expected.count, Files.sizeLimit))
            return FileDifference(bytes, expected: expected).map { difference in
                OutputDifference(path: path, reason: difference.description)
            }
        }
        let made = Set(files.map(\.path))
        let left = plan.dynamicOutputs(of: step).filter { !made.contains($0) && Files.exists($0) }
        return differences + left.map { OutputDifference(path: $0, reason: "is no longer asked for") }
    }
}
