/// A path with wildcards: `*` and `?` within a name, `[a-z]` for one of some characters, `**` for any folders between.
package struct PathPattern {
    let isAbsolute: Bool
    let parts: [Substring]

    /// How deep `**` goes.
    static let depthLimit = 32

    package init(_ pattern: String) {
        isAbsolute = pattern.hasPrefix("/")
        parts = pattern.split(separator: "/")
    }

    /// What matches, sorted by its bytes; names that begin with a dot only where the pattern's do.
    package var files: [String] {
        var found = Set<String>()
        collect(isAbsolute ? "/" : "", parts[...], 0, into: &found)
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func collect(_ folder: String, _ rest: ArraySlice<Substring>, _ depth: Int, into found: inout Set<String>) {
        guard let part = rest.first, depth < Self.depthLimit else { return }
        let others = rest.dropFirst()
        if part == "**" { collect(folder, others, depth, into: &found) }
        guard part == "**" || part.contains(where: { "*?[".contains($0) }) else {
            return reach(folder + part, others, depth, into: &found)
        }
        for name in (try? Files.names(in: folder.isEmpty ? "." : folder)) ?? [] {
            if part == "**" {
                if !name.hasPrefix("."), Files.isFolder(folder + name) {
                    collect("\(folder)\(name)/", rest, depth + 1, into: &found)
                }
            } else if name.hasPrefix(".") == part.hasPrefix("."), Self.matches(Array(name)[...], Array(part)[...]) {
                reach(folder + name, others, depth, into: &found)
            }
        }
    }

    private func reach(_ path: String, _ rest: ArraySlice<Substring>, _ depth: Int, into found: inout Set<String>) {
        guard rest.isEmpty else { return collect(path + "/", rest, depth + 1, into: &found) }
        if Files.exists(path) { found.insert(path) }
    }

    /// Goes through the name once, back to the last star where it does not match on.
    package static func matches(_ name: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
        var (n, p) = (name.startIndex, pattern.startIndex)
        var back: (n: Int, p: Int)?
        while n < name.endIndex {
            if p < pattern.endIndex, pattern[p] == "*" {
                back = (n, p + 1)
                p += 1
            } else if p < pattern.endIndex, let next = step(name[n], pattern, p) {
                (n, p) = (n + 1, next)
            } else if let (start, star) = back {
                back = (start + 1, star)
                (n, p) = (start + 1, star)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == "*" }
    }

    /// The place in the pattern behind what matches a character; nil where nothing does.
    private static func step(_ character: Character, _ pattern: ArraySlice<Character>, _ p: Int) -> Int? {
        if pattern[p] == "?" { return p + 1 }
        guard pattern[p] == "[", let close = pattern[(p + 1)...].firstIndex(of: "]"), close > p + 1 else {
            return pattern[p] == character ? p + 1 : nil
        }
        var (set, isIn) = (pattern[(p + 1)..<close], false)
        let isNegated = set.first == "!"
        if isNegated { set = set.dropFirst() }
        while let first = set.popFirst() {
            if set.count > 1, set.first == "-", let last = set.dropFirst().first {
                set = set.dropFirst(2)
                isIn = isIn || (first <= last && (first...last).contains(character))
            } else {
                isIn = isIn || first == character
            }
        }
        return isIn != isNegated ? close + 1 : nil
    }
}
