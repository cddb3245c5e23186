/// The folders that paths lead into, each looked at once.
package struct KnownFolders {
    private enum Key: Hashable {
        case made(FolderIdentity)
        /// One that is not there as yet, by its path from the root.
        case named(String)
    }

    private enum Content { case unasked, askedOnce, isEmpty(Bool) }

    private var known: [String: Int] = [:]
    private var numbers: [Key: Int] = [:]
    private var contents: [Content] = []
    /// That of the last path, since files of one folder mostly come one after the other.
    private var last: (path: String, folder: Int)?

    package init() {}

    /// The number of the folder that a path leads into, the same for all paths to it, and the name there.
    mutating func folder(of path: String) -> (folder: Int, name: String) {
        let end = Files.afterFolder(of: path)
        let name = String(path[end...])
        if let last, last.path == path[..<end] { return (last.folder, name) }
        let path = String(path[..<end])
        let folder = known[path] ?? look(at: path)
        (known[path], last) = (folder, (path, folder))
        return (folder, name)
    }

    /// Whether a file of a folder need not be looked for, as nothing lies there.
    ///
    /// The first file that is asked for is looked for all the same, which takes no longer than to ask what lies there.
    mutating func isEmpty(_ folder: Int, of path: String) -> Bool {
        switch contents[folder] {
        case .unasked:
            contents[folder] = .askedOnce
            return false
        case .askedOnce:
            let isEmpty = Files.isEmptyFolder(Files.folder(of: path))
            contents[folder] = .isEmpty(isEmpty)
            return isEmpty
        case .isEmpty(let isEmpty): return isEmpty
        }
    }

    private mutating func look(at path: String) -> Int {
        let path = path.isEmpty ? "." : path
        let key = Files.status(of: path).map { Key.made(FolderIdentity($0)) } ?? .named(Files.canonicalPath(path))
        if let number = numbers[key] { return number }
        numbers[key] = contents.count
        contents.append(.unasked)
        return contents.count - 1
    }
}
