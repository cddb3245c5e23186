/// Makes paths canonical, including those of files that do not exist yet, and resolves each folder only once.
package struct CanonicalFolders {
    private var known: [PathKey: String] = [:]

    /// Creates an empty memory of folders.
    package init() {}

    /// Returns the canonical path of a file.
    package mutating func path(_ path: String) -> String { folder(Files.folder(of: path)) + Files.name(of: path) }

    /// Returns the canonical path of the file that an output replaces: where there is a link, that of its target.
    package mutating func target(_ path: String) -> String {
        Files.isLink(path) ? Files.canonicalPath(path) : self.path(path)
    }

    /// Returns the canonical path of a folder, given and returned with a slash at its end; an empty one is the working
    /// directory.
    package mutating func folder(_ path: String) -> String {
        let key = PathKey(path)
        if let folder = known[key] { return folder }
        let folder = resolve(path)
        known[key] = folder
        return folder
    }

    private mutating func resolve(_ path: String) -> String {
        let bare = String(path.dropLast())
        if bare.isEmpty || Files.isFolder(path) {
            let real = Files.canonicalPath(path.isEmpty ? "." : path)
            return real.hasSuffix("/") ? real : real + "/"
        }
        let above = folder(Files.folder(of: bare))
        switch Files.name(of: bare) {
        case "", ".": return above
        case "..": return Files.folder(of: String(above.dropLast()))
        case let name: return above + name + "/"
        }
    }

    /// Returns the path from a folder to a file, both of which are given by their canonical paths.
    package static func relativePath(from folder: String, to path: String) -> String {
        let (from, to) = (folder.split(separator: "/"), path.split(separator: "/"))
        let common = zip(from, to).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        return ([Substring](repeating: "..", count: from.count - common) + to[common...]).joined(separator: "/")
    }
}
