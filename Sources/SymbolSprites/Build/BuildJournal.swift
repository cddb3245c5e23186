internal import CLibrary
internal import SymbolFiles
internal import Synchronization

/// What a run writes, noted beside the state before it is written and until the state is: after a run that was broken
/// off, the next one knows what there is.
struct BuildJournal: ~Copyable, Sendable {
    private let path: String
    private let places: BuildPlaces
    private let file: Mutex<FileDescriptor>

    static func path(of state: String) -> String { state + ".journal" }

    /// Opens the journal of a state, at its end should a run before have left one.
    init(of state: String, _ places: BuildPlaces) throws(FileError) {
        let path = Self.path(of: state)
        guard let file = FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_APPEND, mode: 0o666) else {
            throw FileError.making(path)
        }
        // Where nothing can be noted, nothing is done.
        guard file.writeAll(BuildState().text(places)) else {
            throw FileError(.write, path: path, message: lastErrorMessage())
        }
        self.path = path
        self.places = places
        self.file = Mutex(file)
    }

    /// Adds what is about to be written to a path.
    borrowing func append(_ path: String, _ output: BuildState.Output) throws(FileError) {
        var state = BuildState()
        state.outputs[path] = output
        let text = state.lines(places)
        guard file.withLock({ $0.writeAll(text) }) else {
            throw FileError(.write, path: self.path, message: lastErrorMessage())
        }
    }
}
