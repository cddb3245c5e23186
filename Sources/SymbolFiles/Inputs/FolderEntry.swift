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
    /// What lies in a folder, sorted by the bytes of the names.
    ///
    /// The system tells with each name whether it is a folder: only links are looked at one by one.
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
            let kind = Int(entry.pointee.d_type)
            // Some file systems tell nothing.
            let isKnown = kind != Int(DT_LNK) && kind != Int(DT_UNKNOWN)
            let isFolder = isKnown ? kind == Int(DT_DIR) : isFolder((path.hasSuffix("/") ? path : path + "/") + name)
            entries.append(FolderEntry(name: name, isFolder: isFolder, isLink: kind == Int(DT_LNK)))
        }
        return (
            FolderIdentity(info),
            entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        )
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
