internal import CLibrary

/// The identity of a file, which is the same for all paths and links that lead to it, among paths that were resolved
/// with the same `KnownFolders`.
package enum FileIdentity: Hashable, Sendable {
    /// An existing file.
    case file(device: UInt64, inode: UInt64)
    /// A file that does not exist yet; its name is in bytes, since strings compare as equal whatever the composition of
    /// their letters.
    case missing(folder: Int, name: [UInt8])

    /// Identifies an output; nil for devices and pipes, which have no content that could be lost.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - folders: The folders that were resolved before, which makes many files in few folders fast.
    package init?(of path: String, in folders: inout KnownFolders) {
        let (folder, name) = folders.folder(of: path)
        let isNew = folders.isEmpty(folder, of: path)
        if !isNew, let info = Files.status(of: path) {
            self.init(info)
        } else if !isNew, Files.isLink(path) {
            self = .missing(at: Files.canonicalPath(path), in: &folders)
        } else {
            self = .missing(folder: folder, name: name)
        }
    }

    /// Identifies an input, whose folder is not empty; nil for devices and pipes, and for a file that does not exist.
    package init?(ofInput path: String) {
        guard let info = Files.status(of: path) else { return nil }
        self.init(info)
    }

    private init?(_ info: stat) {
        guard info.kind != .special else { return nil }
        self = .file(device: UInt64(info.st_dev), inode: UInt64(info.st_ino))
    }

    /// Returns the identity that a file would have if it did not exist.
    package static func missing(at path: String, in folders: inout KnownFolders) -> FileIdentity {
        let (folder, name) = folders.folder(of: path)
        return .missing(folder: folder, name: name)
    }
}
