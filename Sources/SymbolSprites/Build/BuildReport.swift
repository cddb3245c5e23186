public import SymbolFiles
internal import SymbolStills
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

/// An error of one step of a build.
public struct BuildFailure: Error, Sendable, CustomStringConvertible {
    /// The path of the file at fault.
    public let path: String
    /// The line and column of the fault, from 1; `nil` where it concerns the whole file.
    public let position: SourcePosition?
    /// A one-line description of the fault, without the path.
    public let message: String
    /// What could not be done with a file; `nil` where a picture could not be drawn.
    public let kind: FileError.Kind?

    package init(_ message: String, of path: String) {
        (self.path, position, self.message, kind) = (path, nil, message, nil)
    }

    /// Describes an error.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - input: The file at fault where the error names none.
    package init(_ error: any Error, input: String) {
        switch error {
        case let error as FileError: self.init(error)
        case JobFailure.file(let error): self.init(error)
        case JobFailure.render(let error): self.init(error, in: input)
        case let error as RenderError: self.init(error, in: input)
        default: self.init("\(error)", of: input)
        }
    }

    private init(_ error: RenderError, in path: String) {
        (self.path, position, message, kind) = (path, error.position, error.message, nil)
    }

    private init(_ error: FileError) {
        (path, position, message, kind) = (error.path, error.position, error.message, error.kind)
    }

    /// The path, the position where there is one, and the message, in one line.
    public var description: String {
        FileError(kind ?? .format, path: path, message: message, at: position).description
    }
}
