public import SymbolText

/// The outcome of a build.
public struct BuildReport: Sendable {
    /// The paths of the files that were written, except for those in the build's own folder.
    public var written: [String] = []
    /// The paths of the files that were removed, except for those in the build's own folder.
    public var removed: [String] = []
    /// The paths of the files that are no longer requested, but were kept because their content is not what was
    /// written, or because they have become goldens.
    public var modifiedElsewhere: [String] = []
    /// The paths of the files that were kept unchanged because something that goes into them has failed, or because
    /// the build was cancelled.
    public var outdated: [String] = []
    /// The paths of the files that do not exist because something that goes into them has failed, or because the build
    /// was cancelled.
    public var missing: [String] = []
    /// The paths of the files that changed, appeared or vanished while the build ran, among its inputs and the build
    /// file; the next run makes again what depends on them.
    public var changed: [String] = []
    /// Whether the task that ran the build was cancelled before everything was done.
    public var isCancelled = false
    /// The paths of all files that the build has made, in this run or before, including those whose names are known
    /// only once they are made, but not its own intermediate files.
    ///
    /// Computing this takes longer than a run that has nothing to do.
    public var outputs: [String] { end.map { $0.plan.outputs(in: $0.state) } ?? [] }
    /// The plan, and the state after it was carried out.
    var end: (plan: BuildPlan, state: BuildState)?
    /// The number of outputs that needed no work.
    public var upToDate = 0
    /// The errors of inputs and steps, without repetitions.
    public var failures: [BuildFailure] = []
    /// The findings about the files that were drawn, by the path of each file that has any.
    public var diagnostics: [String: [Diagnostic]] = [:]
}

/// Finds out whether a failure has been told before.
struct ToldFailures {
    private var told: Set<String>

    init(_ failures: [BuildFailure]) { told = Set(failures.map(\.description)) }

    /// Appends a failure to a list, unless it has been told.
    mutating func add(_ failure: BuildFailure, to failures: inout [BuildFailure]) {
        if told.insert(failure.description).inserted { failures.append(failure) }
    }
}
