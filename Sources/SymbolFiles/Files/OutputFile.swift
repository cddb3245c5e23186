internal import CLibrary

/// A file that is being written, which appears under its name only when it is complete.
///
/// The program may end at any moment. Where power fails before the system has written its caches, the file may be
/// incomplete.
///
/// A file that is replaced passes on its permissions, and a link is followed: its target is replaced. `-` is standard
/// output; devices and pipes are written to directly.
package struct OutputFile: ~Copyable {
    /// Where the bytes are written.
    private enum Storage {
        /// Directly at the destination.
        case final
        /// In a file without a name, of which nothing remains if the process ends.
        case nameless(replaces: Bool, isClean: Bool)
        /// In a temporary file beside the destination.
        case temporary(String)
    }

    private let path: String
    private var storage: Storage
    private let file: FileDescriptor

    private init(_ path: String, _ storage: Storage, _ file: consuming FileDescriptor) {
        self.path = path
        self.storage = storage
        self.file = file
    }

    /// Opens a file for writing, by default a nameless one where the file system supports that.
    ///
    /// - Throws: `FileError` where it cannot be created.
    package static func open(_ path: String, nameless: Bool = true) throws(FileError) -> OutputFile {
        try open(OutputDestination(path), nameless: nameless)
    }

    static func open(_ destination: OutputDestination, nameless: Bool = true) throws(FileError) -> OutputFile {
        let (path, old) = (destination.path, destination.old)
        if path == "-" { return OutputFile(path, .final, .standardOutput) }
        guard Files.hasNoNull(path), old != nil || !path.hasLostBytes else { throw FileError.creating(path) }
        switch old?.kind {
        case .folder: throw FileError(.create, path: path, message: "is a folder; expected a file")
        case .special:
            guard let file = FileDescriptor(opening: path, O_WRONLY) else { throw FileError.creating(path) }
            return OutputFile(path, .final, file)
        case .file, nil: break
        }
        let folder = Files.folder(of: path)
        if nameless, let file = FileDescriptor(namelessIn: folder.isEmpty ? "." : folder, mode: 0o666) {
            file.copyMode(from: old)
            return OutputFile(path, .nameless(replaces: old != nil, isClean: destination.isClean), file)
        }
        return try openTemporary(path, replacing: old)
    }

    private static func openTemporary(_ path: String, replacing old: stat?) throws(FileError) -> OutputFile {
        var name = TemporaryName(for: path)
        for _ in 0..<attempts {
            if let file = FileDescriptor(opening: name.path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666) {
                // Before it was locked, another process may have taken it for abandoned and removed it. On a file
                // system without locks this fails, and then nobody removes abandoned files.
                _ = file.lock()
                guard file.isNamed else { continue }
                file.copyMode(from: old)
                return OutputFile(path, .temporary(name.path), file)
            }
            guard errno == EEXIST else { break }
            name.clear()
        }
        throw FileError.creating(path)
    }

    /// The number of attempts to find a name that no other process takes first.
    private static let attempts = 100

    /// Writes bytes at the end of the file.
    ///
    /// - Throws: `FileError` where that fails.
    package borrowing func write(_ bytes: [UInt8]) throws(FileError) {
        guard file.writeAll(bytes) else { throw FileError(.write, path: path, message: lastErrorMessage()) }
    }

    /// Completes the file, and puts it under its name.
    ///
    /// - Throws: `FileError` where that fails.
    package consuming func finish() throws(FileError) {
        switch storage {
        case .final: return
        case .temporary(let temporary):
            // Afterwards the temporary name may be another process's.
            storage = .final
            try rename(from: temporary)
        case .nameless(let replaces, let isClean):
            if !replaces {
                if file.link(to: path) {
                    if !isClean { TemporaryName.clear(for: path) }
                    return
                }
                guard errno == EEXIST else { throw FileError.creating(path) }
            }
            // Where a file with that name exists, only renaming replaces it atomically.
            try rename(from: try linkTemporary())
        }
    }

    /// Gives the nameless file a temporary name beside its destination.
    private borrowing func linkTemporary() throws(FileError) -> String {
        _ = file.tryLock()
        var name = TemporaryName(for: path)
        for _ in 0..<Self.attempts {
            if file.link(to: name.path) { return name.path }
            guard errno == EEXIST else { break }
            name.clear()
        }
        throw FileError.creating(path)
    }

    private borrowing func rename(from temporary: String) throws(FileError) {
        guard !Files.rename(temporary, to: path) else { return }
        let (isGone, failure) = (errno == ENOENT, FileError.creating(path))
        if !isGone { Files.unlink(temporary) }
        let folder = Files.folder(of: path)
        guard isGone, folder.isEmpty || Files.isFolder(folder) else { throw failure }
        throw FileError(.create, path: path, message: "its temporary file was removed while it was written")
    }

    /// Removes a file that was not finished.
    deinit {
        if case .temporary(let temporary) = storage { Files.unlink(temporary) }
    }
}
