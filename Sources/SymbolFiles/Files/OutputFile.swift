internal import CLibrary

/// A file being written: it takes its place under its name when it is complete, and until then nothing is seen of it
/// there.
///
/// A file that is replaced gives it its mode, and a link stays one: what it leads to is replaced. `-` is standard
/// output; devices and pipes are written to as they are.
package struct OutputFile: ~Copyable {
    /// Where the bytes are until then.
    private enum Place {
        /// Where they go.
        case final
        /// In a file without a name, which nothing is left of whatever becomes of the process.
        case nameless(replaces: Bool, isClean: Bool)
        /// In a file beside it.
        case temporary(String)
    }

    private let path: String
    private let place: Place
    private let file: FileDescriptor

    private init(_ path: String, _ place: Place, _ file: consuming FileDescriptor) {
        self.path = path
        self.place = place
        self.file = file
    }

    /// Opens a file for writing, by default one without a name where the file system has such files.
    package static func open(_ path: String, nameless: Bool = true) throws(FileError) -> OutputFile {
        try open(OutputPlace(path), nameless: nameless)
    }

    static func open(_ place: OutputPlace, nameless: Bool = true) throws(FileError) -> OutputFile {
        let (path, old) = (place.path, place.old)
        if path == "-" { return OutputFile(path, .final, .standardOutput) }
        guard Files.isWhole(path), old != nil || !path.hasLostBytes else { throw FileError.making(path) }
        switch old?.kind {
        case .folder: throw FileError(.create, path: path, message: "is a folder; expected a file")
        case .special:
            guard let file = FileDescriptor(opening: path, O_WRONLY) else { throw FileError.making(path) }
            return OutputFile(path, .final, file)
        case .file, nil: break
        }
        let folder = Files.folder(of: path)
        if nameless, let file = FileDescriptor(namelessIn: folder.isEmpty ? "." : folder, mode: 0o666) {
            file.takeMode(of: old)
            return OutputFile(path, .nameless(replaces: old != nil, isClean: place.isClean), file)
        }
        return try openTemporary(path, inPlaceOf: old)
    }

    private static func openTemporary(_ path: String, inPlaceOf old: stat?) throws(FileError) -> OutputFile {
        var name = TemporaryName(for: path)
        for _ in 0..<attempts {
            if let file = FileDescriptor(opening: name.path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666) {
                // Before it was locked, another may have taken it for dead and cleared it away. A file system without
                // locks gives none, and then nobody clears anything away.
                _ = file.lock()
                guard file.isNamed else { continue }
                file.takeMode(of: old)
                return OutputFile(path, .temporary(name.path), file)
            }
            guard errno == EEXIST else { break }
            name.clear()
        }
        throw FileError.making(path)
    }

    /// How often a name is tried for that another may take first.
    private static let attempts = 100

    package borrowing func write(_ bytes: [UInt8]) throws(FileError) {
        guard file.writeAll(bytes) else { throw FileError(.write, path: path, message: lastErrorMessage()) }
    }

    package consuming func finish() throws(FileError) {
        switch place {
        case .final: return
        case .temporary(let temporary): try rename(from: temporary)
        case .nameless(let replaces, let isClean):
            if !replaces {
                if file.link(to: path) {
                    if !isClean { TemporaryName.clear(for: path) }
                    return
                }
                guard errno == EEXIST else { throw FileError.making(path) }
            }
            // Where a file by that name is there, only renaming takes its place at once.
            try rename(from: try linkTemporary())
        }
    }

    /// Gives the nameless file a name beside its place.
    private borrowing func linkTemporary() throws(FileError) -> String {
        _ = file.tryLock()
        var name = TemporaryName(for: path)
        for _ in 0..<Self.attempts {
            if file.link(to: name.path) { return name.path }
            guard errno == EEXIST else { break }
            name.clear()
        }
        throw FileError.making(path)
    }

    private borrowing func rename(from temporary: String) throws(FileError) {
        guard !Files.rename(temporary, to: path) else { return }
        let failure = FileError.making(path)
        Files.unlink(temporary)
        throw failure
    }

    /// What was not finished goes away; under its new name a finished file is out of reach.
    deinit {
        if case .temporary(let temporary) = place { Files.unlink(temporary) }
    }
}
