internal import SymbolText

/// The result of searching for files that match a pattern.
package struct PathSearch {
    /// The matching files, sorted by their bytes; hidden files match only where the pattern's component begins with a
    /// dot.
    package let files: [String]
    /// The folders that were searched: matches can change only where something is added to or removed from one of them.
    package let folders: [String]
    /// The errors of the folders that could not be searched.
    package let failures: [FileError]

    /// Searches for the files that match a pattern.
    package init(_ pattern: PathPattern) {
        var search = Search()
        search.go(into: pattern.isAbsolute ? "/" : "", for: pattern.parts[...], depth: 0)
        (files, folders) = (Self.distinct(search.files), Self.distinct(search.folders))
        failures = search.walk.failures
    }

    /// Returns each path once, sorted by bytes: strings compare as equal whatever the composition of their letters.
    private static func distinct(_ paths: [String]) -> [String] {
        paths.sorted { $0.precedesInBytes($1) }.reduce(into: []) { found, path in
            if found.last?.precedesInBytes(path) ?? true { found.append(path) }
        }
    }

    private struct Search {
        var walk = FolderWalk()
        var files: [String] = []
        var folders: [String] = []

        /// Searches a folder, whose path ends in a slash, for the remaining components of the pattern.
        mutating func go(into folder: String, for rest: ArraySlice<Substring>, depth: Int) {
            guard let part = rest.first else { return }
            let others = rest.dropFirst()
            guard PathPattern.isPattern(part) else { return reach(folder + part, others, depth) }
            guard part != "**" else { return goBelow(folder, rest, depth) }
            add(folder)
            let (name, isHidden) = (NamePattern(part), part.hasPrefix("."))
            for entry in walk.entries(of: folder) where entry.isHidden == isHidden && name.matches(entry.name) {
                if others.isEmpty { files.append(folder + entry.name) }
                if !others.isEmpty, entry.isFolder { go(into: "\(folder)\(entry.name)/", for: others, depth: depth) }
            }
        }

        /// Searches a folder and everything below it; a cycle of links ends where it began.
        private mutating func goBelow(_ folder: String, _ rest: ArraySlice<Substring>, _ depth: Int) {
            guard let all = walk.enter(folder, depth: depth, for: rest.count) else { return }
            add(folder)
            let (entries, others) = (all.filter { !$0.isHidden }, rest.dropFirst())
            go(into: folder, for: others, depth: depth)
            if others.isEmpty { files += entries.map { folder + $0.name } }
            for entry in entries.filter({ !$0.isLink }) + entries.filter(\.isLink) where entry.isFolder {
                go(into: "\(folder)\(entry.name)/", for: rest, depth: depth + 1)
            }
        }

        private mutating func add(_ folder: String) { folders.append(folder.isEmpty ? "./" : folder) }

        private mutating func reach(_ path: String, _ rest: ArraySlice<Substring>, _ depth: Int) {
            let kind = Files.kind(of: path)
            if rest.isEmpty, kind != nil { return files.append(path) }
            guard kind == .folder, !rest.isEmpty else { return add(Files.folder(of: path)) }
            go(into: path + "/", for: rest, depth: depth)
        }
    }
}
