public import SymbolFiles
internal import SymbolText

/// The work that a build has to do, determined without drawing anything.
public struct BuildPlan: Sendable {
    /// The steps to run, by phase: those of a phase can run side by side, and need the outputs of the phase before.
    var phases: [[BuildStep]] = []
    /// The outputs of the previous run that are no longer asked for.
    public internal(set) var removals: [String] = []
    /// The number of outputs that need no work.
    public internal(set) var upToDate = 0
    /// The errors of inputs that cannot be read.
    public internal(set) var failures: [FileError] = []
    /// The paths of all files that are read, sorted.
    public internal(set) var inputs: [String] = []
    /// The paths of all files that the build makes, except for those in its own folder.
    public internal(set) var outputs: [String] = []
    var state = BuildState()

    /// The paths of the files that the build will write, including those in its own folder.
    public var writes: [String] { phases.joined().flatMap(\.outputs) }
    /// Whether there is nothing to write or remove, and no input has failed.
    public var isUpToDate: Bool { writes.isEmpty && removals.isEmpty && failures.isEmpty }
    /// The number of steps to run.
    public var stepCount: Int { phases.reduce(0) { $0 + $1.count } }
}

extension SpriteBuild {
    /// Determines the work that has to be done; throws `FileError` where two outputs have one path, or inputs are
    /// missing.
    public func plan() throws(FileError) -> BuildPlan {
        let last = lastState()
        var plan = BuildPlan()
        let sprites = try file.sprites()
        let digests = digests(of: sprites, last, &plan)
        let readable = sprites.filter { $0.files.allSatisfy { digests[$0] != nil } }
        let steps = SpriteSteps(file: file, digests: digests, cacheFolder: folder + "sprites/")
        let single = distinct(steps.single(readable))
        let joining = settings.shard == nil ? steps.joining(readable) : []
        plan.phases = [single.enumerated().filter { settings.shard?.holds($0.offset) ?? true }.map(\.element), joining]
        try refuseClashes(plan)
        plan.inputs = Set([file.path] + sprites.flatMap(\.files)).sorted()
        plan.outputs = plan.writes.filter { !$0.hasPrefix(folder) }
        // Failing inputs keep what they made before.
        let removes = settings.shard == nil && plan.failures.isEmpty
        let wanted = Set(plan.writes)
        plan.removals = removes ? last.outputs.keys.filter { !wanted.contains($0) }.sorted() : []
        leaveOutUpToDate(&plan, last)
        return plan
    }

    /// Reads every input that has changed since the last run.
    private func digests(of sprites: [Sprite], _ last: BuildState, _ plan: inout BuildPlan) -> [String: String] {
        var digests: [String: String] = [:]
        for path in Set(sprites.flatMap(\.files)).sorted() {
            do throws(FileError) {
                guard let stamp = Files.stamp(of: path) else {
                    throw FileError(.input, path: path, message: "there is no such file")
                }
                let known = last.digest(ofInput: path, stamp)
                let digest = if let known { known } else { ContentDigest(of: try Files.read(path)).text }
                digests[path] = digest
                plan.state.inputs[path] = .init(digest: digest, stamp: stamp)
            } catch {
                plan.failures.append(error)
            }
        }
        return digests
    }

    /// Sprites that are the same wait in one file.
    private func distinct(_ steps: [BuildStep]) -> [BuildStep] {
        var seen: Set<[String]> = []
        return steps.filter { !($0.outputs[0].hasPrefix(folder) && !seen.insert($0.outputs).inserted) }
    }

    private func refuseClashes(_ plan: BuildPlan) throws(FileError) {
        var seen: Set<String> = []
        for path in plan.writes where !seen.insert(path).inserted {
            throw FileError(.format, path: file.path, message: "two outputs are both \(path)")
        }
    }

    /// Takes out the steps whose outputs are all there, made as they would be now.
    private func leaveOutUpToDate(_ plan: inout BuildPlan, _ last: BuildState) {
        for phase in plan.phases.indices {
            var open: [BuildStep] = []
            for step in plan.phases[phase] {
                let recipe = step.recipe.text
                let isDone = step.outputs.allSatisfy { path in
                    last.outputs[path].map { $0.digest == recipe && $0.stamp == Files.stamp(of: path) } ?? false
                }
                if isDone {
                    for path in step.outputs { plan.state.outputs[path] = last.outputs[path] }
                    plan.upToDate += step.outputs.count
                } else {
                    open.append(step)
                }
            }
            plan.phases[phase] = open
        }
    }
}
