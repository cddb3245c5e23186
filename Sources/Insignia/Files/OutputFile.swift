#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// A file being written: it takes its place under its name when it is complete, and until then nothing is seen of it
/// there. `-` is standard output; devices and pipes are written to as they are.
struct OutputFile: ~Copyable {
    private let path: String
    /// The new file beside the old one; nil where there is none.
    private let temporary: String?
    private let file: FileDescriptor

    private init(_ path: String, _ temporary: String?, _ file: consuming FileDescriptor) {
        self.path = path
        self.temporary = temporary
        self.file = file
    }

    static func open(_ path: String) throws(FileError) -> OutputFile {
        if path == "-" { return OutputFile(path, nil, .standardOutput) }
        guard !Files.isFolder(path) else { throw FileError(.create, path: path, message: "is a folder; expected a file") }
        let temporary = Files.isSpecial(path) ? nil : "\(path).\(getpid()).part"
        guard let file = FileDescriptor(opening: temporary ?? path, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o666) else {
            throw FileError(.create, path: path, message: lastErrorMessage())
        }
        return OutputFile(path, temporary, file)
    }

    borrowing func write(_ bytes: [UInt8]) throws(FileError) {
        guard file.writeAll(bytes) else { throw FileError(.write, path: path, message: lastErrorMessage()) }
    }

    consuming func finish() throws(FileError) {
        guard let temporary else { return }
        guard rename(temporary, path) == 0 else { throw FileError(.create, path: path, message: lastErrorMessage()) }
    }

    /// What was not finished goes away; under its new name a finished file is out of reach.
    deinit {
        if let temporary { unlink(temporary) }
    }
}
