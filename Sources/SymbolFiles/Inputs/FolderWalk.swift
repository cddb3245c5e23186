/// Goes through folders and those below them, each once whatever links lead to it, and past those that cannot be read.
struct FolderWalk {
    private var visited: Set<Visit> = []
    /// By the bytes of the paths: strings are equal whatever the composition of their letters.
    private var listings: [[UInt8]: (FolderIdentity, [FolderEntry])] = [:]
    /// What could not be searched.
    private(set) var failures: [FileError] = []

    private struct Visit: Hashable {
        let folder: FolderIdentity
        let purpose: Int
    }

    /// How deep folders may be nested.
    private static let depthLimit = 32

    /// What lies in a folder; nil where that has been told to the same purpose before, or cannot be.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder.
    ///   - depth: How many folders lie between this and the one in which the search began.
    ///   - purpose: What the folder is searched for, where one walk looks for several things.
    /// - Returns: The names, sorted by their bytes.
    mutating func enter(_ folder: String, depth: Int, for purpose: Int = 0) -> [FolderEntry]? {
        guard depth < Self.depthLimit else {
            failures.append(
                FileError(.input, path: folder, message: "folders are nested deeper than \(Self.depthLimit)"))
            return nil
        }
        guard let (identity, entries) = listing(of: folder),
            visited.insert(Visit(folder: identity, purpose: purpose)).inserted
        else { return nil }
        return entries
    }

    /// What lies in a folder, whether it was told before or not.
    mutating func look(into folder: String) -> [FolderEntry] { listing(of: folder)?.1 ?? [] }

    private mutating func listing(of folder: String) -> (FolderIdentity, [FolderEntry])? {
        let key = Array(folder.utf8)
        if let known = listings[key] { return known }
        do throws(FileError) {
            let listing = try Files.entries(in: folder)
            listings[key] = listing
            return listing
        } catch {
            if !failures.contains(error) { failures.append(error) }
            return nil
        }
    }

    /// Finds all files below a folder that are not hidden.
    ///
    /// - Parameter folder: The path of the folder, with a slash at its end; empty for the current one.
    /// - Returns: Their paths from the folder, name by name in the order of their bytes.
    mutating func files(below folder: String) -> [String] { files(below: folder, "", depth: 0) }

    private mutating func files(below folder: String, _ prefix: String, depth: Int) -> [String] {
        let entries = (enter(folder + prefix, depth: depth) ?? []).filter { !$0.isHidden }
        var below: [[UInt8]: [String]] = [:]
        // What lies in a folder has its own path rather than that by a link.
        for entry in entries.filter({ $0.isFolder && !$0.isLink }) + entries.filter({ $0.isFolder && $0.isLink }) {
            below[Array(entry.name.utf8)] = files(below: folder, "\(prefix)\(entry.name)/", depth: depth + 1)
        }
        return entries.flatMap { $0.isFolder ? below[Array($0.name.utf8)] ?? [] : [prefix + $0.name] }
    }
}
