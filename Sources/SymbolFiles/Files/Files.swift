internal import CLibrary
package import SymbolText

/// Reads and writes whole files; `-` stands for standard input and output.
package enum Files {
    /// The maximum size of files that are read, except for Insignia's own files and where limits are raised: 64 MiB.
    package static let sizeLimit = 64 << 20

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - limit: The maximum size in bytes.
    /// - Returns: The bytes of the file.
    /// - Throws: `FileError` where the file cannot be read or is larger.
    package static func read(_ path: String, limit: Int = sizeLimit) throws(FileError) -> [UInt8] {
        if path == "-" { return try contents(of: .standardInput, path: path, limit) }
        guard let file = FileDescriptor(opening: path, O_RDONLY) else { throw FileError.reading(path) }
        return try contents(of: file, path: path, limit)
    }

    /// Reads a file, whose size may be at most the raised limit.
    ///
    /// - Throws: `FileError` where the file cannot be read or is larger.
    package static func read(_ path: String, _ limits: ReadLimits) throws(FileError) -> [UInt8] {
        try read(path, limit: sizeLimit * limits.factor)
    }

    /// Reads a file that programs store, such as an image to compare with: not what a device or a pipe sends, which may
    /// never end or never begin.
    ///
    /// - Throws: `FileError` where the file cannot be read, is larger than `limit` bytes, or is no regular file.
    package static func readStored(_ path: String, limit: Int = sizeLimit) throws(FileError) -> [UInt8] {
        guard kind(of: path) != .special else {
            throw FileError(.input, path: path, message: "is a device, a pipe or a socket; expected a file")
        }
        return try read(path, limit: limit)
    }

    private static func contents(
        of file: borrowing FileDescriptor, path: String, _ limit: Int
    ) throws(FileError) -> [UInt8] {
        guard let bytes = file.readAll(limit: limit) else {
            let isFolder = errno == EISDIR
            throw FileError(
                .input, path: path, message: isFolder ? "is a folder; expected a file" : lastErrorMessage())
        }
        guard bytes.count <= limit else {
            throw FileError(.input, path: path, message: "is larger than \(limit >> 20) MiB")
        }
        return bytes
    }

    /// Writes a file atomically: `path` has either its previous content or the new one, never a part of it.
    ///
    /// This holds whenever the program ends, but not when the power fails before the system has written its caches:
    /// waiting for that would take longer than drawing does.
    ///
    /// A file that has the same content already is not written; only its time is updated. A file in a folder that was
    /// empty just now is not looked up first.
    ///
    /// - Throws: `FileError` where the file cannot be written.
    package static func write(_ bytes: [UInt8], to path: String, inEmptyFolder: Bool = false) throws(FileError) {
        let destination = inEmptyFolder && path != "-" ? OutputDestination(new: path) : OutputDestination(path)
        if destination.renew(bytes) { return }
        let file = try OutputFile.open(destination)
        try file.write(bytes)
        try file.finish()
    }

    /// Removes a file, with remains of interrupted writing; false with `errno` set where the file still exists.
    @discardableResult
    package static func remove(_ path: String) -> Bool {
        TemporaryName.clear(for: path)
        return unlink(path) || errno == ENOENT
    }

    /// Removes a name; false with `errno` set where that fails.
    @discardableResult
    static func unlink(_ path: String) -> Bool {
        guard CLibrary.unlink(path) == 0 else { return false }
        WriteSteps.add()
        return true
    }

    /// Renames a file, replacing another one; false with `errno` set where that fails.
    static func rename(_ path: String, to other: String) -> Bool {
        guard CLibrary.rename(path, other) == 0 else { return false }
        WriteSteps.add()
        return true
    }

    /// Returns whether a path has no null character, at which the system would cut it off; false with `errno` set.
    static func hasNoNull(_ path: String) -> Bool {
        guard path.utf8.contains(0) else { return true }
        errno = EINVAL
        return false
    }
}
