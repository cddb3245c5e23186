internal import SymbolFiles
internal import SymbolSVG
internal import SymbolText

/// A symbol's file, found by what the build file says.
struct SpriteInput: Hashable, Sendable {
    /// From the folder of the run.
    package let path: String
    /// The symbol's name.
    package let name: String
    /// Where the build file asked for it.
    let position: SourcePosition?

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
        return found.map { SpriteInput(path: $0, name: InputList.stem(of: $0), position: position) }
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
