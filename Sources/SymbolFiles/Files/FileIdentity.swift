internal import CLibrary

/// The file that a path leads to: all links to it are the same.
package enum FileIdentity: Hashable, Sendable {
    case file(device: UInt64, inode: UInt64)
    /// One that is not there yet.
    case place(String)

    /// Nil for devices and pipes, which keep nothing that could be lost.
    package init?(of path: String) {
        var info = stat()
        guard stat(path, &info) == 0 else {
            self = .place(Files.canonicalPath(path))
            return
        }
        guard !Files.isSpecial(path) else { return nil }
        self = .file(device: UInt64(info.st_dev), inode: UInt64(info.st_ino))
    }
}
