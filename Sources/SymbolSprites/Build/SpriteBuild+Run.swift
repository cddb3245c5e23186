public import SymbolFiles
internal import SymbolStills
internal import SymbolText

extension SpriteBuild {
    /// Carries out a plan; a step that fails does not stop the others.
    ///
    /// Where the current task is cancelled, steps that have begun are completed, no more are begun, and the report
    /// lists the outputs that were left. Every file is complete, and the next run does what is left.
    ///
    /// - Parameters:
    ///   - plan: The plan, made by this build.
    ///   - progress: A closure that receives the number of steps done so far, after each of them.
    /// - Returns: The files that were written and removed, and the errors.
    /// - Throws: `FileError` where the state of the build cannot be saved, or another build makes one of the outputs,
    ///   or has made it since the plan was made.
    public func run(_ plan: BuildPlan, progress: (@Sendable (Int) -> Void)? = nil) throws(FileError) -> BuildReport {
        var report = BuildReport(upToDate: plan.upToDate)
        report.failures = plan.failures.map { BuildFailure($0, input: file.path) }
        report.outdated = plan.kept
        var state = plan.state
        let claims = try claimFolders()
        state.folders.formUnion(claims.folders.map(PathKey.init))
        if settings.touchesOutputs { touchOutputs(plan, &state) }
        guard !plan.isUpToDate else {
            forgetChanges(since: plan, &state, &report)
            if plan.isStateNew || state != plan.state { try save(state) }
            report.end = (plan, state)
            return report
        }
        let folders = missingFolders(of: plan)
        state.folders.formUnion(folders)
        let journal = try announce(plan, creating: folders, claims)
        let stuck = plan.stale.compactMap { remove($0, plan, &state, &report) }
        runPhases(of: plan, journal, &state, &report, progress)
        report.failures += stuck
        forgetChanges(since: plan, &state, &report)
        releaseFolders(above: report.removed)
        removeEmptyFolders(&state)
        try save(state)
        report.end = (plan, state)
        report.diagnostics = plan.painter?.diagnostics ?? [:]
        if !plan.notes.isEmpty { report.diagnostics[file.path, default: []] += plan.notes }
        return report
    }

    /// Runs the steps phase by phase; those of one phase run in parallel.
    private func runPhases(
        of plan: BuildPlan, _ journal: borrowing BuildJournal, _ state: inout BuildState, _ report: inout BuildReport,
        _ progress: (@Sendable (Int) -> Void)?
    ) {
        var (done, told) = (0, ToldFailures(report.failures))
        for (number, phase) in plan.phases.enumerated() {
            let before = done
            let phase = completeSteps(of: phase, plan, &state, &report)
            let draws = !(settings.mergesShards && number == 0)
            let outcomes = withCancellationCheck { isCancelled in
                mapInParallel(
                    phase, jobs: settings.jobs, progress: { if !isCancelled() { progress?(before + $0) } }
                ) { step -> Outcome in
                    guard !isCancelled() else { return .cancelled }
                    return draws
                        ? build(step, plan, journal)
                        : .failed(BuildFailure("no shard has drawn it", of: step.inputs.first ?? file.path))
                }
            }
            for (step, outcome) in zip(phase, outcomes) { record(step, outcome, plan, &state, &report, &told) }
            done += phase.count
        }
    }

    /// Returns the steps whose parts are all available.
    ///
    /// Where an input cannot be read, no file is complete that contains something of every symbol.
    private func completeSteps(
        of phase: [BuildStep], _ plan: BuildPlan, _ state: inout BuildState, _ report: inout BuildReport
    ) -> [BuildStep] {
        phase.filter { step in
            guard let parts = step.parts else { return true }
            if plan.failures.isEmpty, parts.allSatisfy({ state.outputs[$0].map { !$0.isPending } ?? false }) {
                return true
            }
            leave(step, plan, &state, &report)
            return false
        }
    }

    /// Removes an output; if that fails, keeps its record, so that the next run tries again.
    ///
    /// A file whose content is not what was written, or that has become a golden, belongs to someone else by now, and
    /// stays.
    private func remove(
        _ path: String, _ plan: BuildPlan, _ state: inout BuildState, _ report: inout BuildReport
    ) -> BuildFailure? {
        let last = plan.former[path]
        state.outputs[path] = nil
        let isReported = !plan.isOwn(path) && Files.exists(path)
        if isReported, !plan.wrote(path) || Self.isGolden(path) {
            report.modifiedElsewhere.append(path)
            return nil
        }
        guard Files.remove(path) else {
            let error = FileError(.create, path: path, message: "cannot be removed: \(lastErrorMessage())")
            state.outputs[path] = last?.pending
            return BuildFailure(error, input: path)
        }
        if isReported { report.removed.append(path) }
        return nil
    }

    /// Returns the folders that will be created for the files of a plan.
    private func missingFolders(of plan: BuildPlan) -> Set<PathKey> {
        let folders = Set(plan.files.map { PathKey(Files.folder(of: $0)) })
        return Set(folders.flatMap { Files.missingFolders(of: $0.text) }.map(PathKey.init))
    }

    /// Removes the folders that runs have created and in which nothing is left; others stay, whatever they contain.
    private func removeEmptyFolders(_ state: inout BuildState) {
        let deepestFirst = state.folders.sorted { $0.text.utf8.count > $1.text.utf8.count }
        for folder in deepestFirst where Files.removeFolder(folder.text) || !Files.exists(folder.text) {
            state.folders.remove(folder)
        }
    }

    private func save(_ state: BuildState) throws(FileError) {
        try createFolder()
        try state.write(to: place.statePath, place.bases)
        let journal = BuildJournal.path(of: place.statePath)
        if Files.exists(journal) { Files.remove(journal) }
        clearOtherShards()
    }

    /// Gives outputs that are up to date a modification time after that of every input.
    private func touchOutputs(_ plan: BuildPlan, _ state: inout BuildState) {
        let newest = plan.inputs.compactMap { Files.stamp(of: $0)?.time }.max() ?? 0
        for path in plan.outputs {
            guard let output = state.outputs[path], !output.isPending, output.stamp.time <= newest else { continue }
            Files.touch(path)
            state.outputs[path]?.stamp = Files.stamp(of: path) ?? output.stamp
        }
    }

    private enum Outcome: Sendable {
        case made([(path: String, output: BuildState.Output)])
        case failed(BuildFailure)
        case cancelled
    }

    private func build(_ step: BuildStep, _ plan: BuildPlan, _ journal: borrowing BuildJournal) -> Outcome {
        do {
            let files = try step.make()
            try refuseClashes(ofPages: files.map(\.path).filter { !step.outputs.contains($0) }, plan)
            var outputs: [(path: String, output: BuildState.Output)] = []
            for file in files {
                let (path, bytes) = (file.path, file.bytes())
                let content = ContentDigest(wordsOf: bytes)
                try journal.append(path, .init(recipe: step.recipe, content: content, size: bytes.count))
                try Files.createFolder(of: path)
                try Files.write(bytes, to: path)
                guard let stamp = Files.stamp(of: path) else {
                    throw FileError(.write, path: path, message: "has been removed by another process")
                }
                outputs.append((path, .init(recipe: step.recipe, content: content, stamp: stamp)))
            }
            return .made(outputs)
        } catch is CancellationError {
            return .cancelled
        } catch {
            return .failed(BuildFailure(error, input: step.inputs.first ?? file.path))
        }
    }

    private func record(
        _ step: BuildStep, _ outcome: Outcome, _ plan: BuildPlan, _ state: inout BuildState,
        _ report: inout BuildReport, _ told: inout ToldFailures
    ) {
        switch outcome {
        case .made(let outputs):
            for path in plan.dynamicOutputs(of: step) where !outputs.contains(where: { $0.path == path }) {
                if let failure = remove(path, plan, &state, &report) { report.failures.append(failure) }
            }
            for (path, output) in outputs { state.outputs[path] = output }
            report.written += outputs.map(\.path).filter { !plan.isOwn($0) }
        case .cancelled:
            report.isCancelled = true
            leave(step, plan, &state, &report)
        case .failed(let failure):
            leave(step, plan, &state, &report)
            told.add(failure, to: &report.failures)
        }
    }

    /// Records the outputs of a step so that they can be removed when they are no longer requested, but never as up to
    /// date.
    private func leave(
        _ step: BuildStep, _ plan: BuildPlan, _ state: inout BuildState, _ report: inout BuildReport
    ) {
        for path in step.outputs { state.outputs[path] = plan.former[path]?.pending }
        report.addUnmade(step, plan)
    }
}

extension BuildReport {
    /// Adds the outputs of a step that could not be carried out.
    fileprivate mutating func addUnmade(_ step: BuildStep, _ plan: BuildPlan) {
        for path in step.outputs where !plan.isOwn(path) {
            if Files.exists(path) { outdated.append(path) } else { missing.append(path) }
        }
    }
}
