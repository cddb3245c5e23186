internal import CLibrary

/// The file that a path leads to, among those that were looked for with the same `KnownFolders`: all links to it are
/// the same.
package enum FileIdentity: Hashable, Sendable {
    case file(device: UInt64, inode: UInt64)
    /// One that is not there yet: its name in bytes, since strings are equal whatever the composition of their letters.
    case place(folder: Int, name: [UInt8])

    /// That of an output; nil for devices and pipes, which keep nothing that could be lost.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - folders: What is known of the folders that paths lead into, for many files in few of them.
    package init?(of path: String, in folders: inout KnownFolders) {
        let (folder, name) = folders.folder(of: path)
        if !folders.isEmpty(folder, of: path), let info = Files.status(of: path) {
            self.init(info)
        } else {
            self = .place(folder: folder, name: name)
        }
    }

    /// That of an input, whose folder is not empty; nil for devices and pipes, and where nothing is.
    package init?(ofInput path: String) {
        guard let info = Files.status(of: path) else { return nil }
        self.init(info)
    }

    private init?(_ info: stat) {
        guard info.kind != .special else { return nil }
        self = .file(device: UInt64(info.st_dev), inode: UInt64(info.st_ino))
    }

    /// That of a file that is not there yet.
    package static func place(of path: String, in folders: inout KnownFolders) -> FileIdentity {
        let (folder, name) = folders.folder(of: path)
        return .place(folder: folder, name: name)
    }
}
