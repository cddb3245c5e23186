/// The folders that paths lead into, each looked at once.
package struct KnownFolders {
    private enum Key: Hashable {
        case made(FolderIdentity)
        /// One that is not there as yet, by its path from the root.
        case named([UInt8])
    }

    private enum Content { case unasked, askedOnce, isEmpty(Bool) }

    /// By their paths in bytes, since strings are equal whatever the composition of their letters.
    private var known: [[UInt8]: Int] = [:]
    private var numbers: [Key: Int] = [:]
    private var contents: [Content] = []
    /// That of the last path, since files of one folder mostly come one after the other.
    private var last: (path: [UInt8], folder: Int)?

    package init() {}

    /// The number of the folder that a path leads into, the same for all paths to it, and the name there.
    mutating func folder(of path: String) -> (folder: Int, name: [UInt8]) {
        let end = Files.afterFolder(of: path)
        let name = Array(path.utf8[end...])
        if let last, last.path.elementsEqual(path.utf8[..<end]) { return (last.folder, name) }
        let bytes = Array(path.utf8[..<end])
        let folder = known[bytes] ?? look(at: String(path[..<end]))
        (known[bytes], last) = (folder, (bytes, folder))
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
        let made = Files.status(of: path).map { Key.made(FolderIdentity($0)) }
        let key = made ?? .named(Array(Files.canonicalPath(path).utf8))
        if let number = numbers[key] { return number }
        numbers[key] = contents.count
        contents.append(.unasked)
        return contents.count - 1
    }
}
