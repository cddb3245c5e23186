public import SymbolFiles
internal import SymbolStills
internal import SymbolText
internal import Synchronization

/// What came of a build.
public struct BuildReport: Sendable {
    public var written: [String] = []
    public var removed: [String] = []
    public var upToDate = 0
    /// In one line each, with the file at fault.
    public var failures: [BuildFailure] = []
}

/// A step that could not be done.
public struct BuildFailure: Error, Sendable, CustomStringConvertible {
    public let description: String
    /// Whether a file could not be written, rather than read or drawn.
    public let isOutput: Bool

    package init(_ description: String) { (self.description, isOutput) = (description, false) }

    /// - Parameter input: the file at fault, where the error names none.
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
    /// Does what a plan says. A step that fails does not stop the others.
    ///
    /// - Parameter progress: called as steps are done, with how many are.
    /// - Throws: `FileError` where what is known could not be kept.
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
        return report
    }

    /// Notes what is about to be written: were the run to end now, the next would know of it.
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
