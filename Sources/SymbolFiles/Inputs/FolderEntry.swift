internal import CLibrary

/// A name in a folder, and whether a folder is behind it.
package struct FolderEntry: Hashable, Sendable {
    package let name: String
    let isFolder: Bool
    let isLink: Bool

    var isHidden: Bool { name.hasPrefix(".") }
}

/// A folder as the system knows it, whatever path leads to it.
struct FolderIdentity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64

    init(_ info: stat) { (device, inode) = (UInt64(info.st_dev), UInt64(info.st_ino)) }
}

extension Files {
    /// What lies in a folder, sorted by the bytes of the names, but for pipes, sockets and devices.
    ///
    /// The system tells with each name what it is: only links are looked at one by one.
    static func entries(in folder: String) throws(FileError) -> (FolderIdentity, [FolderEntry]) {
        let path = folder.isEmpty ? "." : folder
        var info = stat()
        guard let handle = opendir(path) else { throw FileError(.input, path: path, message: lastErrorMessage()) }
        defer { closedir(handle) }
        guard fstat(dirfd(handle), &info) == 0 else {
            throw FileError(.input, path: path, message: lastErrorMessage())
        }
        var entries: [FolderEntry] = []
        while let entry = readdir(handle) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            let type = Int(entry.pointee.d_type)
            // Some file systems tell nothing.
            let isKnown = type != Int(DT_LNK) && type != Int(DT_UNKNOWN)
            let kind = isKnown ? kind(ofType: type) : kind(of: (path.hasSuffix("/") ? path : path + "/") + name)
            guard kind != .special else { continue }
            entries.append(FolderEntry(name: name, isFolder: kind == .folder, isLink: type == Int(DT_LNK)))
        }
        return (
            FolderIdentity(info),
            entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        )
    }

    private static func kind(ofType type: Int) -> Kind {
        switch type {
        case Int(DT_DIR): .folder
        case Int(DT_REG): .file
        default: .special
        }
    }

    /// Whether nothing lies in a folder, which need not be there; false where that cannot be found out.
    package static func isEmptyFolder(_ folder: String) -> Bool {
        guard let handle = opendir(folder.isEmpty ? "." : folder) else { return errno == ENOENT }
        defer { closedir(handle) }
        errno = 0
        while let entry = readdir(handle) {
            // The folder itself and the one above are a dot, and two.
            let name = entry.pointee.d_name
            let dot = CChar(UInt8(ascii: "."))
            guard name.0 == dot, name.1 == 0 || (name.1 == dot && name.2 == 0) else { return false }
        }
        return errno == 0
    }

    /// The names in a folder, sorted by their bytes.
    package static func names(in folder: String) throws(FileError) -> [String] {
        try entries(in: folder).1.map(\.name)
    }
}
