public import SymbolFiles
internal import SymbolStills
public import SymbolText
internal import Synchronization

/// The outcome of a build.
public struct BuildReport: Sendable {
    /// The paths of the files that were written, except for those in the build's own folder.
    public var written: [String] = []
    /// The paths of the files that were removed, except for those in the build's own folder.
    public var removed: [String] = []
    /// The paths of the files that stay as they were, since something that goes into them has failed.
    public var kept: [String] = []
    /// The paths of the files that are not there for the same reason.
    public var missing: [String] = []
    /// The paths of all files that the build has made, now or before, except for those it keeps for itself; with those
    /// whose names only making them tells.
    ///
    /// Finding them takes longer than a run that has nothing to do.
    public var outputs: [String] { end.map { $0.plan.outputs(in: $0.state) } ?? [] }
    /// What is known at the end.
    fileprivate var end: (plan: BuildPlan, state: BuildState)?
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
    /// What could not be done with a file; `nil` where a picture could not be drawn.
    public let kind: FileError.Kind?

    package init(_ description: String) { (self.description, kind) = (description, nil) }

    /// Describes an error.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - input: The file at fault where the error names none.
    package init(_ error: any Error, input: String) {
        switch error {
        case let error as FileError:
            (description, kind) = ("\(error)", error.kind)
        case JobFailure.file(let error): (description, kind) = ("\(error)", error.kind)
        case let error as JobFailure: (description, kind) = (error.message(input: input), nil)
        default: (description, kind) = ("\(input): \(error)", nil)
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
        report.failures = plan.failures.map { BuildFailure($0, input: file.path) }
        var state = plan.state
        if settings.renewsOutputs { renewOutputs(plan, &state) }
        guard !plan.isUpToDate else {
            if plan.isStateNew || state != plan.state { try save(state) }
            report.end = (plan, state)
            return report
        }
        let noted = Mutex(try note(plan, state))
        let stuck = plan.stale.compactMap { remove($0, plan, &state, &report) }
        var done = 0
        for (number, phase) in plan.phases.enumerated() {
            let before = done
            let phase = leaveOutIncomplete(phase, plan, state, &report)
            let draws = !(settings.merges && number == 0)
            let outcomes = mapInParallel(phase, jobs: settings.jobs, progress: { progress?(before + $0) }) { step in
                draws
                    ? build(step, plan, noted)
                    : .failure(BuildFailure("\(step.inputs.joined()): no shard has drawn it"))
            }
            for (step, outcome) in zip(phase, outcomes) { record(step, outcome, plan, &state, &report) }
            done += phase.count
        }
        report.failures += stuck
        try save(state)
        report.end = (plan, state)
        report.diagnostics = plan.painter?.diagnostics ?? [:]
        if !plan.notes.isEmpty { report.diagnostics[file.path, default: []] += plan.notes }
        return report
    }

    /// The steps that have all that they put together.
    ///
    /// Where an input cannot be read, no file is whole that holds something of every symbol.
    private func leaveOutIncomplete(
        _ phase: [BuildStep], _ plan: BuildPlan, _ state: BuildState, _ report: inout BuildReport
    ) -> [BuildStep] {
        phase.filter { step in
            guard let parts = step.parts else { return true }
            if plan.failures.isEmpty, parts.allSatisfy({ state.outputs[$0] != .pending }) { return true }
            let files = step.outputs.filter { !plan.isOwn($0) }
            report.kept += files.filter(Files.exists)
            report.missing += files.filter { !Files.exists($0) }
            return false
        }
    }

    /// Removes an output; one that stays is known of still, so that the next run tries again.
    private func remove(
        _ path: String, _ plan: BuildPlan, _ state: inout BuildState, _ report: inout BuildReport
    ) -> BuildFailure? {
        let isTold = !plan.isOwn(path) && Files.exists(path)
        guard Files.remove(path) else {
            let error = FileError(.create, path: path, message: "cannot be removed: \(lastErrorMessage())")
            state.outputs[path] = .pending
            return BuildFailure(error, input: path)
        }
        state.outputs[path] = nil
        if isTold { report.removed.append(path) }
        return nil
    }

    private func save(_ state: BuildState) throws(FileError) {
        try Files.createFolder(folder)
        try state.write(to: statePath)
        clearOtherShards()
    }

    /// Makes what is up to date look younger than all inputs.
    private func renewOutputs(_ plan: BuildPlan, _ state: inout BuildState) {
        let newest = plan.inputs.compactMap { Files.stamp(of: $0)?.time }.max() ?? 0
        for path in plan.outputs {
            guard let output = state.outputs[path], output != .pending, output.stamp.time <= newest else { continue }
            Files.touch(path)
            state.outputs[path]?.stamp = Files.stamp(of: path) ?? output.stamp
        }
    }

    /// Notes what is about to be written, so that the next run knows of it should this one break off.
    private func note(_ plan: BuildPlan, _ state: BuildState) throws(FileError) -> BuildState {
        var state = state
        for path in plan.files + plan.stale { state.outputs[path] = .pending }
        try save(state)
        return state
    }

    /// Notes dynamic outputs that are about to be written.
    private func note(_ dynamic: [String], _ plan: BuildPlan, _ noted: borrowing Mutex<BuildState>) throws(FileError) {
        if let path = dynamic.first(where: plan.outputs.contains) {
            throw FileError(
                .format, path: file.path, message: "two outputs are both \(path)", at: file.position(ofOutput: path))
        }
        try noted.withLock { state throws(FileError) in
            for path in dynamic { state.outputs[path] = .pending }
            try save(state)
        }
    }

    private typealias Made = [(path: String, output: BuildState.Output)]

    private func build(
        _ step: BuildStep, _ plan: BuildPlan, _ noted: borrowing Mutex<BuildState>
    ) -> Result<Made, BuildFailure> {
        do {
            let files = try step.make()
            let dynamic = files.map(\.path).filter { !step.outputs.contains($0) }
            if !dynamic.isEmpty { try note(dynamic, plan, noted) }
            var outputs: Made = []
            for file in files {
                let (path, bytes) = (file.path, file.bytes())
                try Files.createFolder(of: path)
                try Files.write(bytes, to: path)
                guard let stamp = Files.stamp(of: path) else {
                    throw FileError(.write, path: path, message: "is gone again")
                }
                let content = ContentDigest(wordsOf: bytes)
                outputs.append((path, .init(recipe: step.recipe, content: content, stamp: stamp)))
            }
            return .success(outputs)
        } catch {
            return .failure(BuildFailure(error, input: step.inputs.first ?? file.path))
        }
    }

    private func record(
        _ step: BuildStep, _ outcome: Result<Made, BuildFailure>, _ plan: BuildPlan, _ state: inout BuildState,
        _ report: inout BuildReport
    ) {
        switch outcome {
        case .success(let outputs):
            for path in plan.dynamicOutputs(of: step) where !outputs.contains(where: { $0.path == path }) {
                if let failure = remove(path, plan, &state, &report) { report.failures.append(failure) }
            }
            for (path, output) in outputs { state.outputs[path] = output }
            report.written += outputs.map(\.path).filter { !plan.isOwn($0) }
        case .failure(let failure):
            // Known of, so that it is removed once nothing asks for it; never taken for done.
            for path in step.outputs { state.outputs[path] = .pending }
            if !report.failures.contains(where: { $0.description == failure.description }) {
                report.failures.append(failure)
            }
        }
    }
}
