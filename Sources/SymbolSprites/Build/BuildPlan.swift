public import SymbolFiles
internal import SymbolText

/// The work that a build has to do, determined without drawing anything.
public struct BuildPlan: Sendable {
    /// The steps to run, by phase: those of a phase can run side by side, and need the outputs of the phase before.
    var phases: [[BuildStep]] = []
    /// The files of the previous run that are no longer asked for.
    var stale: [String] = []
    /// The number of outputs that need no work.
    public internal(set) var upToDate = 0
    /// The errors of inputs that cannot be read.
    public internal(set) var failures: [FileError] = []
    /// The paths of all files that are read and of all folders that are searched, sorted.
    public internal(set) var inputs: [String] = []
    /// The paths of all files that the build makes, except for those in its own folder.
    public internal(set) var outputs: [String] = []
    /// The folder of what the build keeps for itself between its steps.
    let cacheFolder: String
    var state = BuildState()
    /// What was known before of what was made.
    var former: [String: BuildState.Output] = [:]
    /// What there is to say about the names of outputs.
    var notes: [Diagnostic] {
        writes.compactMap { path in
            PortableName.fault(in: path).map { fault in
                Diagnostic(.portability, "the output \(path) \(fault), which Windows refuses")
            }
        }
    }
    /// Draws the pictures of its steps.
    var painter: SpritePainter?
    /// Whether the state is other than the last one, even where nothing is to be done.
    var isStateNew = false

    /// The files that the steps make.
    var files: [String] { phases.joined().flatMap(\.outputs) }
    /// The paths of the files that the build will write, except for those in its own folder.
    public var writes: [String] { files.filter { !isOwn($0) } }
    /// The outputs of the previous run that are no longer asked for.
    public var removals: [String] { stale.filter { !isOwn($0) } }
    /// What there is to do and what stands in its way, told apart by what goes into it: the same only where doing it
    /// would come to the same.
    package var tasks: Set<String> {
        let steps = phases.joined().map { "\($0.recipe.text) \($0.outputs.first ?? "")" }
        return Set(steps + removals + failures.map(\.description))
    }
    /// Whether there is nothing to write or remove, and no input has failed.
    public var isUpToDate: Bool { files.isEmpty && stale.isEmpty && failures.isEmpty }
    /// The number of steps to run.
    public var stepCount: Int { phases.reduce(0) { $0 + $1.count } }

    /// Whether a file is one that the build keeps for itself.
    func isOwn(_ path: String) -> Bool { path.utf8.starts(with: cacheFolder.utf8) }

    /// The outputs that are there in a state, and those that are asked for.
    func outputs(in state: BuildState) -> [String] {
        let made = state.outputs.filter { !$0.value.isPending && !isOwn($0.key) }.keys
        return Set(made).union(outputs).sorted()
    }

    /// The dynamic outputs that a step made the last time, sorted; what is asked for by its name is none.
    func dynamicOutputs(of step: BuildStep) -> [String] {
        guard let isDynamicOutput = step.isDynamicOutput else { return [] }
        let named = Set(outputs)
        return state.outputs.keys.filter { isDynamicOutput($0) && !named.contains($0) }.sorted()
    }
}
