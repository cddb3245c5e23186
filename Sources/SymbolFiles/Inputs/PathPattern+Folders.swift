extension PathPattern {
    /// The folders that were searched: what matches changes only where something is added to one of them or taken away.
    package var folders: [String] {
        var found = Set<String>()
        search(isAbsolute ? "/" : "", parts[...], 0, into: &found)
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func search(_ folder: String, _ rest: ArraySlice<Substring>, _ depth: Int, into found: inout Set<String>) {
        guard let part = rest.first, depth < Self.depthLimit else { return }
        let others = rest.dropFirst()
        let isPattern = part.contains { "*?[".contains($0) }
        if isPattern { found.insert(folder.isEmpty ? "." : folder) }
        guard isPattern else { return search("\(folder)\(part)/", others, depth + 1, into: &found) }
        if part == "**" { search(folder, others, depth, into: &found) }
        guard part == "**" || !others.isEmpty else { return }
        for name in (try? Files.names(in: folder.isEmpty ? "." : folder)) ?? []
        where name.hasPrefix(".") == part.hasPrefix(".") && Files.isFolder(folder + name) {
            if part == "**" {
                search("\(folder)\(name)/", rest, depth + 1, into: &found)
            } else if Self.matches(Array(name)[...], Array(part)[...]) {
                search("\(folder)\(name)/", others, depth + 1, into: &found)
            }
        }
    }

    /// Whether a file of that path would be found, if it were there.
    package func finds(_ path: String) -> Bool {
        isAbsolute == path.hasPrefix("/") && Self.finds(Self.names(of: path)[...], Self.names(parts)[...])
    }

    private static func finds(_ names: ArraySlice<Substring>, _ parts: ArraySlice<Substring>) -> Bool {
        guard let part = parts.first else { return names.isEmpty }
        if part == "**" {
            guard !finds(names, parts.dropFirst()) else { return true }
            guard let name = names.first, !name.hasPrefix(".") else { return false }
            return finds(names.dropFirst(), parts) || (parts.count == 1 && names.count == 1)
        }
        guard let name = names.first, name.hasPrefix(".") == part.hasPrefix("."),
            matches(Array(name)[...], Array(part)[...])
        else { return false }
        return finds(names.dropFirst(), parts.dropFirst())
    }

    /// A path's parts without detours.
    package static func names(of path: String) -> [Substring] { names(path.split(separator: "/")) }

    private static func names(_ parts: [Substring]) -> [Substring] {
        parts.reduce(into: []) { kept, part in
            switch part {
            case ".": break
            case ".." where kept.last.map { $0 != ".." } ?? false: kept.removeLast()
            default: kept.append(part)
            }
        }
    }
}
