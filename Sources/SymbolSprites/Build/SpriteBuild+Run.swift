public import SymbolFiles
internal import SymbolStills
public import SymbolText
internal import Synchronization

/// The outcome of a build.
public struct BuildReport: Sendable {
    /// The paths of the files that were written, except for those in the build's own folder.
    public var written: [String] = []
    /// The paths of the files that were removed.
    public var removed: [String] = []
    /// The number of outputs that needed no work.
    public var upToDate = 0
    /// The errors of inputs and steps, without repetitions.
    public var failures: [BuildFailure] = []
    /// The findings about the files that were drawn, by the path of each file that has any.
    public var diagnostics: [String: [Diagnostic]] = [:]
}

/// An error of one step of a build.
public struct BuildFailure: Error, Sendable, CustomStringConvertible {
    /// A one-line description of the error that begins with the file at fault.
    public let description: String
    /// Whether a file could not be written, rather than read or drawn.
    public let isOutput: Bool

    package init(_ description: String) { (self.description, isOutput) = (description, false) }

    /// Describes an error.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - input: The file at fault where the error names none.
    package init(_ error: any Error, input: String) {
        switch error {
        case let error as FileError:
            (description, isOutput) = ("\(error)", error.kind == .create || error.kind == .write)
        case let error as JobFailure: (description, isOutput) = (error.message(input: input), false)
        default: (description, isOutput) = ("\(input): \(error)", false)
        }
    }
}

extension SpriteBuild {
    /// Carries out a plan, in which a failing step does not stop the others.
    ///
    /// - Parameters:
    ///   - plan: The plan, made by this build.
    ///   - progress: Receives the number of steps done so far, each time one is done.
    /// - Returns: The files that were written and removed, and the errors.
    /// - Throws: `FileError` where the state of the build cannot be saved.
    public func run(_ plan: BuildPlan, progress: (@Sendable (Int) -> Void)? = nil) throws(FileError) -> BuildReport {
        var report = BuildReport(upToDate: plan.upToDate)
        report.failures = plan.failures.map { BuildFailure("\($0)") }
        guard !plan.isUpToDate else { return report }
        var state = plan.state
        try note(plan, state)
        for path in plan.removals {
            Files.remove(path)
            report.removed.append(path)
        }
        var done = 0
        for (number, phase) in plan.phases.enumerated() {
            // What is to be put together is not, where parts of it are missing.
            if number > 0, !report.failures.isEmpty { break }
            let before = done
            for (step, outcome) in zip(
                phase, mapInParallel(phase, jobs: settings.jobs, progress: { progress?(before + $0) }, build))
            {
                record(step, outcome, &state, &report)
            }
            done += phase.count
        }
        try state.write(to: statePath)
        report.diagnostics = plan.painter?.diagnostics ?? [:]
        return report
    }

    /// Notes what is about to be written, so that the next run knows of it should this one break off.
    private func note(_ plan: BuildPlan, _ state: BuildState) throws(FileError) {
        try Files.createFolder(folder)
        var state = state
        for path in plan.writes + plan.removals { state.outputs[path] = .pending }
        try state.write(to: statePath)
    }

    private func build(_ step: BuildStep) -> Result<[FileStamp], BuildFailure> {
        do {
            if settings.merges, step.outputs[0].hasPrefix(folder) {
                return .failure(BuildFailure("\(step.inputs.joined()): no shard has drawn it"))
            }
            let contents = try step.make()
            var stamps: [FileStamp] = []
            for (path, bytes) in zip(step.outputs, contents) {
                try Files.createFolder(of: path)
                try Files.write(bytes, to: path)
                guard let stamp = Files.stamp(of: path) else {
                    throw FileError(.write, path: path, message: "is gone again")
                }
                stamps.append(stamp)
            }
            return .success(stamps)
        } catch {
            return .failure(BuildFailure(error, input: step.inputs.first ?? file.path))
        }
    }

    private func record(
        _ step: BuildStep, _ outcome: Result<[FileStamp], BuildFailure>, _ state: inout BuildState,
        _ report: inout BuildReport
    ) {
        switch outcome {
        case .success(let stamps):
            for (path, stamp) in zip(step.outputs, stamps) {
                state.outputs[path] = .init(digest: step.recipe.text, stamp: stamp)
            }
            report.written += step.outputs.filter { !$0.hasPrefix(folder) }
        case .failure(let failure):
            // Known of, so that it is removed once nothing asks for it; never taken for done.
            for path in step.outputs { state.outputs[path] = .pending }
            if !report.failures.contains(where: { $0.description == failure.description }) {
                report.failures.append(failure)
            }
        }
    }
}
