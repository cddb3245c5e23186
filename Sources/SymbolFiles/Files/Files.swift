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

    /// The kinds of files: regular files, folders, and devices, pipes and sockets.
    package enum Kind { case file, folder, special }

    /// Returns the kind of the file at a path, following links; nil where there is none.
    package static func kind(of path: String) -> Kind? { status(of: path)?.kind }

    /// Returns the attributes of the file at a path, following links; nil where there is none.
    static func status(of path: String) -> stat? {
        var info = stat()
        return stat(path, &info) == 0 ? info : nil
    }

    /// Returns the attributes of the file at a path itself, which may be a link; nil where there is none.
    static func status(ofLink path: String) -> stat? {
        var info = stat()
        return lstat(path, &info) == 0 ? info : nil
    }

    /// Returns whether there is a folder at a path, following links.
    package static func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

    /// Returns whether there is anything at a path, following links.
    package static func exists(_ path: String) -> Bool { kind(of: path) != nil }

    /// Returns whether a text is the name of a file in whatever folder it is looked for, and not a path that could lead
    /// out of it.
    package static func isName(_ text: String) -> Bool {
        !["", ".", ".."].contains(text) && !text.utf8.contains { [0, UInt8(ascii: "/")].contains($0) }
    }

    /// Returns the last component of a path.
    package static func name(of path: String) -> String { String(path[afterFolder(of: path)...]) }

    /// Returns the last component of a path, without its extension.
    package static func stem(of path: String) -> String {
        let name = name(of: path)
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// Returns a path up to and including its last slash; empty for a file in the current folder.
    package static func folder(of path: String) -> String { String(path[..<afterFolder(of: path)]) }

    static func afterFolder(of path: String) -> String.Index {
        // Bytes are compared since a name may begin with a combining mark, which forms one character with the slash.
        let slash = UInt8(ascii: "/")
        let end = path.utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: slash).map { $0 + 1 } ?? 0 }
        if let end { return path.utf8.index(path.startIndex, offsetBy: end) }
        return path.utf8.lastIndex(of: slash).map { path.utf8.index(after: $0) } ?? path.startIndex
    }

    /// Creates the folder of a file, and all missing folders above it.
    ///
    /// - Throws: `FileError` where that fails.
    package static func createFolder(of path: String) throws(FileError) { try createFolder(folder(of: path)) }

    /// Returns the folders above a file that do not exist, from the lowest on; each ends in a slash.
    package static func missingFolders(of path: String) -> [String] {
        var (missing, folder): ([String], String) = ([], folder(of: path))
        while !folder.isEmpty, !isFolder(folder) {
            missing.append(folder)
            folder = self.folder(of: String(folder.dropLast()))
        }
        return missing
    }

    /// Returns the stamp of a file, which shows whether it is unchanged; `nil` where there is no file.
    package static func stamp(of path: String) -> FileStamp? { status(of: path).map { FileStamp($0) } }

    /// The current time as stamps have it, in nanoseconds since 1970; the times of files lag behind by a tick at most.
    package static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    /// Sets the times of a file to now.
    package static func touch(_ path: String) { utimensat(AT_FDCWD, path, nil, 0) }

    /// Sets the times of a file, in nanoseconds since 1970; false with `errno` set where that fails.
    package static func touch(_ path: String, at time: Int) -> Bool {
        var (second, part) = time.quotientAndRemainder(dividingBy: 1_000_000_000)
        // Before 1970, the part of a second counts from the second before.
        if part < 0 { (second, part) = (second - 1, part + 1_000_000_000) }
        let moment = timespec(tv_sec: second, tv_nsec: part)
        return utimensat(AT_FDCWD, path, [moment, moment], 0) == 0
    }

    /// Returns the absolute path without links and relative components; the path as given where it cannot be resolved.
    package static func canonicalPath(_ path: String) -> String {
        canonicalPath(path, links: 40)  // as many as Linux follows
    }

    /// Resolves a path, following at most a number of links to files that do not exist.
    private static func canonicalPath(_ path: String, links: Int) -> String {
        if let real = resolved(path) { return real }
        // A file that does not exist yet may be in a folder that does.
        let (folder, name) = (folder(of: path), name(of: path))
        guard !name.isEmpty, let real = resolved(folder.isEmpty ? "." : folder) else { return path }
        let parent = real.hasSuffix("/") ? real : real + "/"
        guard links > 0, let target = target(ofLink: parent + name) else { return parent + name }
        return canonicalPath(target.hasPrefix("/") ? target : parent + target, links: links - 1)
    }

    /// Returns the target of a link; nil for anything else.
    private static func target(ofLink path: String) -> String? {
        guard status(ofLink: path)?.isLink == true else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
            count = buffer.baseAddress.map { max(readlink(path, $0, buffer.count), 0) } ?? 0
        }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    private static func resolved(_ path: String) -> String? {
        guard let text = realpath(path, nil) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    /// Removes a file, with remains of interrupted writing; false with `errno` set where the file still exists.
    @discardableResult
    package static func remove(_ path: String) -> Bool {
        TemporaryName.clear(for: path)
        return unlink(path) || errno == ENOENT
    }

    /// Removes a file, and the folders above it that are then empty, up to a folder that stays.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - top: The folder that stays, with which the path begins; it ends in a slash.
    /// - Returns: False with `errno` set where the file still exists.
    @discardableResult
    package static func remove(_ path: String, below top: String) -> Bool {
        guard remove(path) else { return false }
        // The file may have been gone while its folders still existed, if an earlier run was interrupted.
        var folder = self.folder(of: path)
        while folder.utf8.count > top.utf8.count, folder.hasBytePrefix(top), removeFolder(folder) {
            folder = self.folder(of: String(folder.dropLast()))
        }
        return true
    }

    /// Removes a folder if it is empty; false with `errno` set where it still exists.
    @discardableResult
    package static func removeFolder(_ path: String) -> Bool {
        guard rmdir(path) == 0 else { return false }
        WriteSteps.add()
        return true
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

    /// Creates a folder, and all missing folders above it.
    ///
    /// - Throws: `FileError` where that fails.
    package static func createFolder(_ path: String) throws(FileError) {
        guard !path.isEmpty, !isFolder(path) else { return }
        let bare = path.hasSuffix("/") ? String(path.dropLast()) : path
        try createFolder(folder(of: bare))
        guard hasNoNull(path), !path.hasLostBytes, mkdir(path, 0o777) == 0 || (errno == EEXIST && isFolder(path)) else {
            throw FileError.creating(path)
        }
        WriteSteps.add()
    }
}

extension stat {
    var kind: Files.Kind {
        switch st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .special
        }
    }

    var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
}
