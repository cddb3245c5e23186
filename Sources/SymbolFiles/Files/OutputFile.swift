internal import CLibrary

/// A file being written: it takes its place under its name when it is complete, and until then nothing is seen of it
/// there. `-` is standard output; devices and pipes are written to as they are.
package struct OutputFile: ~Copyable {
    /// Where the bytes are until then.
    private enum Place {
        /// Where they go.
        case final
        /// In a file without a name, which nothing is left of whatever becomes of the process.
        case nameless
        /// In a file beside it.
        case temporary
    }

    private let path: String
    private let place: Place
    private let file: FileDescriptor

    private init(_ path: String, _ place: Place, _ file: consuming FileDescriptor) {
        self.path = path
        self.place = place
        self.file = file
    }

    package static func open(_ path: String) throws(FileError) -> OutputFile {
        if path == "-" { return OutputFile(path, .final, .standardOutput) }
        guard !Files.isFolder(path) else {
            throw FileError(.create, path: path, message: "is a folder; expected a file")
        }
        if Files.isSpecial(path) {
            guard let file = FileDescriptor(opening: path, O_WRONLY) else { throw failure(path) }
            return OutputFile(path, .final, file)
        }
        let folder = Files.folder(of: path)
        if let file = FileDescriptor(namelessIn: folder.isEmpty ? "." : folder, mode: 0o666) {
            return OutputFile(path, .nameless, file)
        }
        // Not every file system knows nameless files.
        guard let file = FileDescriptor(opening: temporaryName(of: path), O_WRONLY | O_CREAT | O_TRUNC, mode: 0o666)
        else {
            throw failure(path)
        }
        return OutputFile(path, .temporary, file)
    }

    package borrowing func write(_ bytes: [UInt8]) throws(FileError) {
        guard file.writeAll(bytes) else { throw FileError(.write, path: path, message: lastErrorMessage()) }
    }

    package consuming func finish() throws(FileError) {
        switch place {
        case .final: return
        case .temporary: break
        case .nameless:
            if file.link(to: path) { return }
            // A file by that name is there: only renaming takes its place at once.
            guard errno == EEXIST, file.link(to: temporary) else { throw Self.failure(path) }
        }
        guard rename(temporary, path) == 0 else {
            let failure = Self.failure(path)
            unlink(temporary)
            throw failure
        }
    }

    /// What was not finished goes away; under its new name a finished file is out of reach.
    deinit {
        if place == .temporary { unlink(temporary) }
    }

    private var temporary: String { Self.temporaryName(of: path) }

    private static func temporaryName(of path: String) -> String { "\(path).\(getpid()).part" }

    private static func failure(_ path: String) -> FileError {
        FileError(.create, path: path, message: lastErrorMessage())
    }
}
