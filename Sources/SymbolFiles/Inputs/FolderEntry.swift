internal import CLibrary
internal import SymbolText

/// A name in a folder, and what kind of file it names.
package struct FolderEntry: Hashable, Sendable {
    /// The name.
    package let name: String
    let isFolder: Bool
    let isLink: Bool

    var isHidden: Bool { name.hasPrefix(".") }
}

extension Files {
    /// Lists a folder, sorted by the bytes of the names, without pipes, sockets and devices.
    ///
    /// The system reports the kind of each file with its name, so only links have to be examined individually.
    static func entries(in folder: String) throws(FileError) -> (FolderIdentity, [FolderEntry]) {
        let path = folder.isEmpty ? "." : folder
        var info = stat()
        guard let handle = opendir(path) else { throw .searching(path) }
        defer { closedir(handle) }
        guard fstat(dirfd(handle), &info) == 0 else { throw .searching(path) }
        var entries: [FolderEntry] = []
        while true {
            errno = 0
            guard let entry = readdir(handle) else { break }
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            let type = Int(entry.pointee.d_type)
            // Some file systems do not report it.
            let isKnown = type != Int(DT_LNK) && type != Int(DT_UNKNOWN)
            let kind = isKnown ? kind(ofType: type) : kind(of: (path.hasSuffix("/") ? path : path + "/") + name)
            guard kind != .special else { continue }
            entries.append(FolderEntry(name: name, isFolder: kind == .folder, isLink: type == Int(DT_LNK)))
        }
        // The end of the folder sets no error.
        guard errno == 0 else { throw .searching(path) }
        return (
            FolderIdentity(info),
            entries.sorted { $0.name.precedesInBytes($1.name) }
        )
    }

    private static func kind(ofType type: Int) -> Kind {
        switch type {
        case Int(DT_DIR): .folder
        case Int(DT_REG): .file
        default: .special
        }
    }

    /// Returns whether a folder is empty or does not exist; false where that cannot be determined.
    package static func isEmptyFolder(_ folder: String) -> Bool {
        guard let handle = opendir(folder.isEmpty ? "." : folder) else { return errno == ENOENT }
        defer { closedir(handle) }
        errno = 0
        while let entry = readdir(handle) {
            // Every folder lists itself and its parent as one dot and two.
            let name = entry.pointee.d_name
            let dot = CChar(UInt8(ascii: "."))
            guard name.0 == dot, name.1 == 0 || (name.1 == dot && name.2 == 0) else { return false }
        }
        return errno == 0
    }

    /// Lists the names in a folder, sorted by their bytes.
    ///
    /// - Throws: `FileError` where the folder cannot be read.
    package static func names(in folder: String) throws(FileError) -> [String] {
        try entries(in: folder).1.map(\.name)
    }
}
