public import SymbolFiles
internal import SymbolText

/// The work that a build has to do, determined without drawing anything.
public struct BuildPlan: Sendable {
    /// The steps to run, by phase: steps of one phase can run in parallel, and need the outputs of the phase before.
    var phases: [[BuildStep]] = []
    /// The files of the previous run that are no longer requested.
    var stale: [String] = []
    /// The files of the previous run that stay because an input of theirs may be one that cannot be read.
    var kept: [String] = []
    /// The number of outputs that need no work.
    public internal(set) var upToDate = 0
    /// The errors of inputs that cannot be read.
    public internal(set) var failures: [FileError] = []
    /// The paths of all files that are read and of all folders that are searched, sorted.
    public internal(set) var inputs: [String] = []
    /// The paths of all files that the build makes, except for those in its own folder.
    public internal(set) var outputs: [String] = []
    /// The folder of intermediate files that the build passes from one phase to the next.
    let cacheFolder: String
    var state = BuildState()
    /// What the previous run recorded about the outputs.
    var former: [PathKey: BuildState.Output] = [:]
    /// The warnings about the names of outputs.
    var notes: [Diagnostic] {
        writes.compactMap { path in
            PortableName.fault(in: path).map { fault in
                Diagnostic(.portability, "the output \(path) \(fault), which Windows does not allow")
            }
        }
    }
    /// Draws the pictures of the steps.
    var painter: SpritePainter?
    /// Whether the state must be saved even where there is nothing else to do.
    var isStateNew = false

    /// The files that the steps make.
    var files: [String] { phases.joined().flatMap(\.outputs) }
    /// The paths of the files that the build will write, except for those in its own folder.
    public var writes: [String] { files.filter { !isOwn($0) } }
    /// The paths of those files among `writes` that exist although no run of this build has made them, and are
    /// overwritten.
    public var overwrites: [String] { writes.filter { former[$0] == nil && Files.exists($0) } }
    /// The outputs of the previous run that are no longer requested and are removed: those that nobody has changed
    /// since or made goldens of.
    public var removals: [String] { stale.filter { !isOwn($0) && wrote($0) && !SpriteBuild.isGolden($0) } }
    /// The work and its obstacles as comparable texts: two plans have the same tasks only where carrying them out gives
    /// the same result.
    package var tasks: Set<String> {
        let steps = phases.joined().map { step in
            let obstacles = step.outputs.compactMap { path in Files.obstacle(to: path).map { "\(path) \($0)" } }
            return "\(step.recipe.text) \(step.outputs.first ?? "") \(obstacles)"
        }
        return Set(steps + removals + failures.map(\.description))
    }
    /// Whether there is nothing to write or remove, and no input has failed.
    public var isUpToDate: Bool { files.isEmpty && stale.isEmpty && failures.isEmpty }
    /// The number of steps to run.
    public var stepCount: Int { phases.reduce(0) { $0 + $1.count } }

    /// Returns whether a file exists and has the content that the previous run has written.
    func wrote(_ path: String) -> Bool {
        guard let last = former[path], let bytes = try? Files.readStored(path, limit: .max) else { return false }
        return ContentDigest(wordsOf: bytes) == last.content
    }

    /// Returns whether a file belongs to the build's own intermediate files.
    func isOwn(_ path: String) -> Bool { path.hasBytePrefix(cacheFolder) }

    /// Returns the outputs that exist according to a state and those that are requested, sorted.
    func outputs(in state: BuildState) -> [String] {
        let made = state.outputs.filter { !$0.value.isPending && !isOwn($0.key.text) }.keys
        return Set(made).union(outputs.map(PathKey.init)).sorted().map(\.text)
    }

    /// The dynamic outputs that a step has made according to a state, by default in the previous run, sorted, without
    /// those that are requested by name.
    func dynamicOutputs(of step: BuildStep, in state: BuildState? = nil) -> [String] {
        guard let isDynamicOutput = step.isDynamicOutput else { return [] }
        let named = Set(outputs)
        let made = (state ?? self.state).outputs.keys.map(\.text)
        return made.filter { isDynamicOutput($0) && !named.contains($0) }.sorted()
    }
}
