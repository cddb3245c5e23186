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
    ///   - folders: The canonical paths of folders that were asked for before, for many files in few of them.
    package init?(of path: String, folders: inout [String: String]) {
        guard let info = Files.status(of: path) else {
            let (folder, name) = (Files.folder(of: path), Files.name(of: path))
            let real = folders[folder] ?? Files.canonicalPath(folder.isEmpty ? "." : folder)
            folders[folder] = real
            self = .place(real.hasSuffix("/") ? real + name : "\(real)/\(name)")
            return
        }
        guard info.kind != .special else { return nil }
        self = .file(device: UInt64(info.st_dev), inode: UInt64(info.st_ino))
    }
}
