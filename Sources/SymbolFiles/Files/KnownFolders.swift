/// The folders of paths, each of which is resolved only once.
package struct KnownFolders {
    private enum Key: Hashable {
        case existing(FolderIdentity)
        /// A folder that does not exist yet, by its canonical path.
        case missing([UInt8])
    }

    private enum Content { case unknown, requestedOnce, isEmpty(Bool) }

    /// The indices by paths in bytes, since strings compare as equal whatever the composition of their letters.
    private var known: [[UInt8]: Int] = [:]
    private var indices: [Key: Int] = [:]
    private var contents: [Content] = []
    private var canonical = CanonicalFolders()
    /// The folder of the last path, since files of one folder mostly follow each other.
    private var last: (path: [UInt8], folder: Int)?

    /// Creates an empty set of folders.
    package init() {}

    /// Returns the index of the folder that contains a path, which is the same for all paths to that folder, and the
    /// name in it.
    mutating func folder(of path: String) -> (folder: Int, name: [UInt8]) {
        let bytes = Array(path.utf8)
        let end = path.utf8.distance(from: path.startIndex, to: Files.afterFolder(of: path))
        let name = Array(bytes[end...])
        if let last, last.path.elementsEqual(bytes[..<end]) { return (last.folder, name) }
        let folderPath = Array(bytes[..<end])
        let folder = known[folderPath] ?? identify(String(decoding: folderPath, as: UTF8.self))
        (known[folderPath], last) = (folder, (folderPath, folder))
        return (folder, name)
    }

    /// Returns whether a file need not be looked up, since its folder is empty.
    ///
    /// The first file of a folder is looked up in any case, which takes no longer than reading the folder.
    mutating func isEmpty(_ folder: Int, of path: String) -> Bool {
        switch contents[folder] {
        case .unknown:
            contents[folder] = .requestedOnce
            return false
        case .requestedOnce:
            let isEmpty = Files.isEmptyFolder(Files.folder(of: path))
            contents[folder] = .isEmpty(isEmpty)
            return isEmpty
        case .isEmpty(let isEmpty): return isEmpty
        }
    }

    private mutating func identify(_ path: String) -> Int {
        let path = path.isEmpty ? "." : path
        let existing = Files.status(of: path).map { Key.existing(FolderIdentity($0)) }
        let key = existing ?? .missing(Array(canonical.folder(path).utf8))
        if let index = indices[key] { return index }
        indices[key] = contents.count
        contents.append(.unknown)
        return contents.count - 1
    }
}
