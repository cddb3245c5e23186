internal import SymbolFiles
internal import SymbolSVG
internal import SymbolText

/// A symbol's file, found by what the build file says.
struct SpriteInput: Hashable, Sendable {
    /// From the folder of the run.
    package let path: String
    /// The folders it lies in, below where it was looked for.
    let folders: [String]
    /// The symbol's name.
    package let name: String
    /// Where the build file asked for it.
    let position: SourcePosition?
    /// Which of the settings for entries are its own; 0 for those of all.
    private(set) var entry = 0

    func of(entry: Int) -> SpriteInput {
        var input = self
        input.entry = entry
        return input
    }

    /// The files that an entry means: one file, a folder's, or all that a pattern matches, sorted by their bytes.
    static func inputs(_ node: YAMLNode, _ file: YAMLFile) throws(FileError) -> [SpriteInput] {
        let pattern = file.relative(try file.text(node, of: "a file, a folder or a pattern"))
        let isPattern = pattern.contains { "*?[".contains($0) }
        let paths = isPattern ? PathPattern(pattern).files.filter { $0.lowercased().hasSuffix(".svg") } : [pattern]
        let list = InputList(paths, skipsLocalized: true)
        if let failure = list.failures.first { throw failure }
        let found = isPattern ? LocalizedFile.leavingOutSiblings(list.inputs.map(\.path)) : list.inputs.map(\.path)
        guard !found.isEmpty else { throw file.error(node, "\"\(pattern)\" matches no SVG file") }
        if !isPattern, found == [pattern], !Files.exists(pattern) {
            throw file.error(node, "\"\(pattern)\": there is no such file")
        }
        let position = node.position
        let root = try self.root(node, pattern, file)
        return found.map { path in
            let below = path.utf8.starts(with: root.utf8) ? path.utf8.dropFirst(root.utf8.count) : path.utf8[...]
            let folders = Files.folder(of: String(Substring(below))).split(separator: "/").map(String.init)
            return SpriteInput(
                path: path, folders: folders.filter { $0 != "." && $0 != ".." }, name: InputList.stem(of: path),
                position: position)
        }
    }

    /// Where a search begins: at the first wildcard, in the folder that is named, or for a file beside the build file.
    private static func root(_ node: YAMLNode, _ pattern: String, _ file: YAMLFile) throws(FileError) -> String {
        if let wildcard = pattern.firstIndex(where: { "*?[".contains($0) }) {
            return Files.folder(of: String(pattern[..<wildcard]))
        }
        return Files.isFolder(pattern) ? pattern : Files.folder(of: file.path)
    }
}

extension LocalizedFile {
    /// The files that do not stand for another in some language.
    static func leavingOutSiblings(_ paths: [String]) -> [String] {
        var names: [String: Set<String>] = [:]
        for path in paths { names[Files.folder(of: path), default: []].insert(Files.name(of: path)) }
        return paths.filter { !isSibling(Files.name(of: $0), among: names[Files.folder(of: $0)] ?? []) }
    }
}
