internal import CLibrary
internal import SymbolFiles
internal import Synchronization

/// The journal of a build: records every file that is about to be written, until the state itself is saved.
///
/// After an interrupted run, the next one learns from it which files exist. It begins with the folders that the run
/// will create, and with all files that it plans to make, so that meanwhile no other build makes one of them.
struct BuildJournal: ~Copyable, Sendable {
    private let path: String
    private let bases: PathBases
    private let file: Mutex<FileDescriptor>

    private static let ending = ".journal"
    static func path(of state: String) -> String { state + ending }
    /// The path of the state that a journal belongs to; nil for any other file.
    static func state(ofJournal path: String) -> String? {
        path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : nil
    }

    /// Opens the journal that belongs to a state, and appends the planned files and the folders to be created for them
    /// to whatever an interrupted run has left there.
    init(
        of state: String, planning paths: [String], creating folders: Set<PathKey>, _ bases: PathBases
    ) throws(FileError) {
        let path = Self.path(of: state)
        guard let file = FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_APPEND, mode: 0o666) else {
            throw FileError.creating(path)
        }
        var start = BuildState()
        (start.planned, start.folders) = (Set(paths.map(PathKey.init)), folders)
        // Without a journal the build must not write anything.
        guard file.writeAll(start.text(bases)) else {
            throw FileError(.write, path: path, message: lastErrorMessage())
        }
        self.path = path
        self.bases = bases
        self.file = Mutex(file)
    }

    /// Records that an output is about to be written to a path.
    borrowing func append(_ path: String, _ output: BuildState.Output) throws(FileError) {
        var state = BuildState()
        state.outputs[path] = output
        let text = state.lines(bases)
        guard file.withLock({ $0.writeAll(text) }) else {
            throw FileError(.write, path: self.path, message: lastErrorMessage())
        }
    }
}
