internal import CLibrary
internal import SymbolFiles

extension SpriteBuild {
    /// Finds out what has changed since it was read, so that the next run reads it again and makes again what may have
    /// been made of its new content already.
    ///
    /// Whatever this run has made and the change may concern becomes older than that, so that make and ninja start the
    /// next run.
    func forgetChanges(since plan: BuildPlan, _ state: inout BuildState, _ report: inout BuildReport) {
        let inputs = Set(plan.state.inputs.filter { $0.value.stamp != Files.stamp(of: $0.key.text) }.keys.map(\.text))
        let others = file.changes
        report.changed = inputs.union(others).sorted()
        guard !report.changed.isEmpty else { return }
        state.completion = nil
        for path in inputs { state.inputs[path] = nil }
        let stamps = report.changed.compactMap { Files.stamp(of: $0) ?? plan.state.inputs[$0]?.stamp }
        let time = stamps.map(\.time).min()
        for step in plan.phases.joined() {
            let isConcerned = !inputs.isDisjoint(with: step.inputs)
            guard isConcerned || !others.isEmpty else { continue }
            for path in step.outputs + plan.dynamicOutputs(of: step, in: state) {
                if let failure = time.flatMap({ makeOlder(path, than: $0) }) { report.failures.append(failure) }
                if isConcerned {
                    state.outputs[path] = state.outputs[path]?.pending
                } else if let output = state.outputs[path], !output.isPending, let stamp = Files.stamp(of: path) {
                    // What is parsed is part of the recipe, which tells whether the output is still right.
                    state.outputs[path]?.stamp = stamp
                }
            }
        }
    }

    /// Gives an output, where it exists, a time before another one; returns an error where that fails.
    private func makeOlder(_ path: String, than time: Int) -> BuildFailure? {
        // Make takes times before 1970 for times in the far future.
        guard !Files.touch(path, at: time > 0 ? time - 1 : 0), errno != ENOENT else { return nil }
        let message = "cannot be made older than what has changed: \(lastErrorMessage())"
        return BuildFailure(FileError(.write, path: path, message: message), input: path)
    }
}
