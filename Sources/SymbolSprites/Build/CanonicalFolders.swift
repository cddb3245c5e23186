internal import SymbolFiles

/// Paths from the root, each folder looked at once, also of what does not exist as yet.
struct CanonicalFolders {
    private var known: [String: String] = [:]

    mutating func path(_ path: String) -> String { folder(Files.folder(of: path)) + Files.name(of: path) }

    /// A folder that ends in a slash, or is empty for that of the run.
    mutating func folder(_ path: String) -> String {
        if let folder = known[path] { return folder }
        let folder = look(at: path)
        known[path] = folder
        return folder
    }

    private mutating func look(at path: String) -> String {
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
}
