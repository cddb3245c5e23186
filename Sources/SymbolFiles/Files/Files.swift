internal import CLibrary

/// Reads and writes whole files; `-` stands for standard input and output.
public enum Files {
    /// Larger files are not read.
    public static let sizeLimit = 64 << 20

    public static func read(_ path: String) throws(FileError) -> [UInt8] {
        if path == "-" { return try contents(of: .standardInput, path: path) }
        guard let file = FileDescriptor(opening: path, O_RDONLY) else {
            throw FileError(.input, path: path, message: lastErrorMessage())
        }
        guard !isFolder(path) else { throw FileError(.input, path: path, message: "is a folder; expected a file") }
        return try contents(of: file, path: path)
    }

    private static func contents(of file: borrowing FileDescriptor, path: String) throws(FileError) -> [UInt8] {
        guard let bytes = file.readAll(limit: sizeLimit) else {
            throw FileError(.input, path: path, message: lastErrorMessage())
        }
        guard bytes.count <= sizeLimit else {
            throw FileError(.input, path: path, message: "is larger than \(sizeLimit >> 20) MiB")
        }
        return bytes
    }

    /// Writes `bytes` so that `path` holds either what it held before or all of them.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let file = try OutputFile.open(path)
        try file.write(bytes)
        try file.finish()
    }

    public static func isFolder(_ path: String) -> Bool {
        mode(of: path) & S_IFMT == S_IFDIR
    }

    public static func exists(_ path: String) -> Bool { mode(of: path) != 0 }

    /// A device or pipe, such as `/dev/stdout`, which cannot be replaced.
    package static func isSpecial(_ path: String) -> Bool {
        let kind = mode(of: path) & S_IFMT
        return kind != 0 && kind != S_IFREG && kind != S_IFDIR
    }

    private static func mode(of path: String) -> mode_t {
        var info = stat()
        return stat(path, &info) == 0 ? info.st_mode : 0
    }

    /// A path's last part.
    package static func name(of path: String) -> String { String(path[afterFolder(of: path)...]) }

    /// What comes before it, up to the last slash; empty for the current folder.
    package static func folder(of path: String) -> String { String(path[..<afterFolder(of: path)]) }

    private static func afterFolder(of path: String) -> String.Index {
        path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    }

    /// Creates the folder that a file is to lie in, and what is missing above it.
    public static func createFolder(of path: String) throws(FileError) { try createFolder(folder(of: path)) }

    /// By what a file is known to be unchanged; nil where there is none.
    package static func stamp(of path: String) -> FileStamp? {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        #if canImport(Glibc)
        let time = info.st_mtim
        #else
        let time = info.st_mtimespec
        #endif
        return FileStamp(size: Int(info.st_size), time: Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec))
    }

    /// Removes a file, what broken-off writing has left of it, and the folders above it that are then empty.
    package static func remove(_ path: String) {
        TemporaryName.clear(for: path)
        // The file may be gone already while its folders are not: the run before was broken off between the two.
        guard unlink(path) || errno == ENOENT else { return }
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
            folder = folder[..<slash]
            guard rmdir(String(folder)) == 0 else { return }
            WriteSteps.add()
        }
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

    /// Creates `path` and what is missing above it.
    public static func createFolder(_ path: String) throws(FileError) {
        guard !path.isEmpty, !isFolder(path) else { return }
        let bare = path.hasSuffix("/") ? String(path.dropLast()) : path
        try createFolder(folder(of: bare))
        guard mkdir(path, 0o777) == 0 || (errno == EEXIST && isFolder(path)) else {
            throw FileError(.create, path: path, message: lastErrorMessage())
        }
        WriteSteps.add()
    }

    /// The names in a folder, sorted by their bytes.
    package static func names(in folder: String) throws(FileError) -> [String] {
        guard let handle = opendir(folder) else { throw FileError(.input, path: folder, message: lastErrorMessage()) }
        defer { closedir(handle) }
        var names: [String] = []
        while let entry = readdir(handle) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
