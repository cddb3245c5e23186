internal import CLibrary

/// The file that a path leads to, among those that were looked for with the same `KnownFolders`: all links to it are
/// the same.
package enum FileIdentity: Hashable, Sendable {
    case file(device: UInt64, inode: UInt64)
    /// One that is not there yet.
    case place(folder: Int, name: String)

    /// Nil for devices and pipes, which keep nothing that could be lost.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - folders: What is known of the folders that paths lead into, for many files in few of them.
    package init?(of path: String, in folders: inout KnownFolders) {
        let (folder, name) = folders.folder(of: path)
        guard !folder.isEmpty, let info = Files.status(of: path) else {
            self = .place(folder: folder.number, name: name)
            return
        }
        guard info.kind != .special else { return nil }
        self = .file(device: UInt64(info.st_dev), inode: UInt64(info.st_ino))
    }

    /// That of a file that is not there yet.
    package static func place(of path: String, in folders: inout KnownFolders) -> FileIdentity {
        let (folder, name) = folders.folder(of: path)
        return .place(folder: folder.number, name: name)
    }
}

/// The folders that paths lead into, each looked at once.
package struct KnownFolders {
    struct Folder {
        /// The same for all paths to it.
        let number: Int
        let isEmpty: Bool
    }

    private var known: [String: Folder] = [:]
    private var numbers: [String: Int] = [:]
    /// That of the last path, since files of one folder mostly come one after the other.
    private var last: (path: String, folder: Folder)?

    package init() {}

    /// The folder that a path leads into, and the name there.
    mutating func folder(of path: String) -> (folder: Folder, name: String) {
        let end = Files.afterFolder(of: path)
        let name = String(path[end...])
        if let last, last.path == path[..<end] { return (last.folder, name) }
        let path = String(path[..<end])
        let folder = known[path] ?? look(at: path)
        (known[path], last) = (folder, (path, folder))
        return (folder, name)
    }

    private mutating func look(at path: String) -> Folder {
        let real = Files.canonicalPath(path.isEmpty ? "." : path)
        let number = numbers[real] ?? numbers.count
        numbers[real] = number
        return Folder(number: number, isEmpty: Files.isEmptyFolder(path))
    }
}
