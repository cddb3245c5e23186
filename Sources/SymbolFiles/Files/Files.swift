internal import CLibrary
package import SymbolText

/// Reads and writes whole files; `-` stands for standard input and output.
package enum Files {
    /// Larger files are not read, but for those that Insignia wrote itself, and where limits are raised.
    package static let sizeLimit = 64 << 20

    /// The bytes of a file, which is refused where there are more than `limit`.
    package static func read(_ path: String, limit: Int = sizeLimit) throws(FileError) -> [UInt8] {
        if path == "-" { return try contents(of: .standardInput, path: path, limit) }
        guard let file = FileDescriptor(opening: path, O_RDONLY) else { throw FileError.reading(path) }
        return try contents(of: file, path: path, limit)
    }

    /// The bytes of a file, which is refused where it exceeds the limits.
    package static func read(_ path: String, _ limits: ReadLimits) throws(FileError) -> [UInt8] {
        try read(path, limit: sizeLimit * limits.factor)
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

    /// Writes `bytes` so that `path` holds either what it held before or all of them.
    ///
    /// A file that holds them already is left as it is, but for its time. What lies in a folder that was empty just
    /// now is not looked for first.
    package static func write(_ bytes: [UInt8], to path: String, inEmptyFolder: Bool = false) throws(FileError) {
        let place = inEmptyFolder && path != "-" ? OutputPlace(new: path) : OutputPlace(path)
        if place.renew(bytes) { return }
        let file = try OutputFile.open(place)
        try file.write(bytes)
        try file.finish()
    }

    /// What can be at a path.
    package enum Kind { case file, folder, special }

    /// What is at a path, or where the link there leads; nil for nothing.
    package static func kind(of path: String) -> Kind? { status(of: path)?.kind }

    /// What the system says of what a path leads to; nil for nothing.
    static func status(of path: String) -> stat? {
        var info = stat()
        return stat(path, &info) == 0 ? info : nil
    }

    /// What the system says of what is at a path itself, which may be a link.
    static func status(ofLink path: String) -> stat? {
        var info = stat()
        return lstat(path, &info) == 0 ? info : nil
    }

    package static func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

    package static func exists(_ path: String) -> Bool { kind(of: path) != nil }

    /// The last part of a path.
    package static func name(of path: String) -> String { String(path[afterFolder(of: path)...]) }

    /// The last part of a path, without its extension.
    package static func stem(of path: String) -> String {
        let name = name(of: path)
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// The part of a path up to the last slash; empty for the current folder.
    package static func folder(of path: String) -> String { String(path[..<afterFolder(of: path)]) }

    static func afterFolder(of path: String) -> String.Index {
        // By bytes: a name may begin with a mark that would make one character of it and the slash.
        let slash = UInt8(ascii: "/")
        let end = path.utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: slash).map { $0 + 1 } ?? 0 }
        if let end { return path.utf8.index(path.startIndex, offsetBy: end) }
        return path.utf8.lastIndex(of: slash).map { path.utf8.index(after: $0) } ?? path.startIndex
    }

    /// Creates the folder that a file is to lie in, and what is missing above it.
    package static func createFolder(of path: String) throws(FileError) { try createFolder(folder(of: path)) }

    /// What the system says of a file, by which it is recognized as unchanged; `nil` where there is no file.
    package static func stamp(of path: String) -> FileStamp? { status(of: path).map { FileStamp($0) } }

    /// Makes a file look as if it had just been written.
    package static func touch(_ path: String) { utimensat(AT_FDCWD, path, nil, 0) }

    /// The path from the root, with neither links nor detours; as given where that cannot be found out.
    package static func canonicalPath(_ path: String) -> String {
        canonicalPath(path, links: 40)  // as many as Linux follows
    }

    /// Follows that many links to what does not exist.
    private static func canonicalPath(_ path: String, links: Int) -> String {
        if let real = resolved(path) { return real }
        // What does not exist as yet lies in a folder that may.
        let (folder, name) = (folder(of: path), name(of: path))
        guard !name.isEmpty, let real = resolved(folder.isEmpty ? "." : folder) else { return path }
        let parent = real.hasSuffix("/") ? real : real + "/"
        guard links > 0, let target = target(ofLink: parent + name) else { return parent + name }
        return canonicalPath(target.hasPrefix("/") ? target : parent + target, links: links - 1)
    }

    /// What stands in a link; nil for all else.
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

    /// Removes a file, what broken-off writing has left of it, and the folders above it that are then empty; false with
    /// `errno` set where the file is still there.
    @discardableResult
    package static func remove(_ path: String) -> Bool {
        TemporaryName.clear(for: path)
        // The file may be gone already while its folders are not: the run before was broken off between the two.
        guard unlink(path) || errno == ENOENT else { return false }
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
            folder = folder[..<slash]
            guard rmdir(String(folder)) == 0 else { break }
            WriteSteps.add()
        }
        return true
    }

    /// Takes a name away; false with `errno` set where that cannot be.
    @discardableResult
    static func unlink(_ path: String) -> Bool {
        guard CLibrary.unlink(path) == 0 else { return false }
        WriteSteps.add()
        return true
    }

    /// Gives a file another name, in place of the file that had it; false with `errno` set where that cannot be.
    static func rename(_ path: String, to other: String) -> Bool {
        guard CLibrary.rename(path, other) == 0 else { return false }
        WriteSteps.add()
        return true
    }

    /// Whether the system takes a path as it is; false with `errno` set where it would stop at a null character.
    static func isWhole(_ path: String) -> Bool {
        guard path.utf8.contains(0) else { return true }
        errno = EINVAL
        return false
    }

    /// Creates `path` and what is missing above it.
    package static func createFolder(_ path: String) throws(FileError) {
        guard !path.isEmpty, !isFolder(path) else { return }
        let bare = path.hasSuffix("/") ? String(path.dropLast()) : path
        try createFolder(folder(of: bare))
        guard isWhole(path), !path.hasLostBytes, mkdir(path, 0o777) == 0 || (errno == EEXIST && isFolder(path)) else {
            throw FileError.making(path)
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
