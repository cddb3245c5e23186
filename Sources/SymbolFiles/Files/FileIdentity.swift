internal import CLibrary

/// The file that a path leads to: all links to it are the same.
package enum FileIdentity: Hashable, Sendable {
    case file(device: UInt64, inode: UInt64)
    /// One that is not there yet.
    case place(String)

    /// Nil for devices and pipes, which keep nothing that could be lost.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - folders: What is known of the folders that paths lead into, for many files in few of them.
    package init?(of path: String, in folders: inout KnownFolders) {
        guard !folders.folder(of: path).isEmpty, let info = Files.status(of: path) else {
            self = Self.place(of: path, in: &folders)
            return
        }
        guard info.kind != .special else { return nil }
        self = .file(device: UInt64(info.st_dev), inode: UInt64(info.st_ino))
    }

    /// That of a file that is not there yet.
    package static func place(of path: String, in folders: inout KnownFolders) -> FileIdentity {
        let (folder, name) = (folders.folder(of: path).canonicalPath, Files.name(of: path))
        return .place(folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)")
    }
}

/// The folders that paths lead into, each looked at once.
package struct KnownFolders {
    private var known: [String: (canonicalPath: String, isEmpty: Bool)]

    package init() {
        // Growing a dictionary takes the runtime longer than an icon takes to draw.
        known = Dictionary(minimumCapacity: 1)
    }

    mutating func folder(of path: String) -> (canonicalPath: String, isEmpty: Bool) {
        let folder = Files.folder(of: path)
        if let known = known[folder] { return known }
        let found = (Files.canonicalPath(folder.isEmpty ? "." : folder), Files.isEmptyFolder(folder))
        known[folder] = found
        return found
    }
}
