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
