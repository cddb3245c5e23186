/// A walk through folders and their subfolders, each of which is visited once even if several links lead to it.
///
/// Folders that cannot be read are skipped.
struct FolderWalk {
    private var visited: Set<Visit> = []
    /// The listings by the bytes of the paths: strings compare as equal whatever the composition of their letters.
    private var listings: [[UInt8]: (FolderIdentity, [FolderEntry])] = [:]
    /// Whether there are hidden folders, which are not searched.
    private(set) var skipsFolders = false
    /// The errors of folders that could not be searched.
    private(set) var failures: [FileError] = []

    private struct Visit: Hashable {
        let folder: FolderIdentity
        let purpose: Int
    }

    /// The maximum depth of nested folders.
    private static let depthLimit = 32

    /// Lists a folder; nil where that has been done for the same purpose before, or is not possible.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder.
    ///   - depth: The number of folders between this one and the one in which the search began.
    ///   - purpose: A number for what is searched, where one walk searches for several things.
    /// - Returns: The entries, sorted by the bytes of their names.
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

    /// Lists a folder, whether that has been done before or not.
    mutating func entries(of folder: String) -> [FolderEntry] { listing(of: folder)?.1 ?? [] }

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
    /// - Returns: Their paths relative to the folder, sorted by the bytes of each name.
    mutating func files(below folder: String) -> [String] { files(below: folder, "", depth: 0) }

    private mutating func files(below folder: String, _ prefix: String, depth: Int) -> [String] {
        let all = enter(folder + prefix, depth: depth) ?? []
        let entries = all.filter { !$0.isHidden }
        skipsFolders = skipsFolders || all.contains { $0.isHidden && $0.isFolder }
        var below: [[UInt8]: [String]] = [:]
        // Links come last, so that files have their own paths rather than those through a link.
        for entry in entries.filter({ $0.isFolder && !$0.isLink }) + entries.filter({ $0.isFolder && $0.isLink }) {
            below[Array(entry.name.utf8)] = files(below: folder, "\(prefix)\(entry.name)/", depth: depth + 1)
        }
        return entries.flatMap { $0.isFolder ? below[Array($0.name.utf8)] ?? [] : [prefix + $0.name] }
    }
}
