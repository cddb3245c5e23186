internal import SymbolFiles

/// The entries of a build file's symbols.
///
/// An entry is a path or a pattern, or a mapping with `files:` or `catalog:` and the keys for how these are drawn. A
/// path or a pattern after an exclamation mark leaves out files that others of its list find.
struct SpriteEntries {
    private(set) var inputs: [SpriteInput] = []
    private(set) var searched: [SpriteSearch] = []
    /// The files that were named rather than found by a search.
    private var named: [String] = []
    private(set) var catalogs: [ParsedFile] = []
    /// How symbols are drawn: first those of entries without settings of their own, then of each entry with some.
    private(set) var layers = [SpriteLayer()]

    /// Creates an empty list of entries.
    init() {}

    init(_ list: YAMLNode, _ file: YAMLFile) throws(FileError) {
        let items = file.list(list)
        let exclusions = items.compactMap { SpriteExclusion($0, file) }
        for item in items where !exclusions.contains(where: { $0.node == item }) { try add(item, file) }
        try leaveOut(exclusions, file)
    }

    private mutating func add(_ item: YAMLNode, _ file: YAMLFile) throws(FileError) {
        guard case .mapping = item.content else { return try search(item, file, 0) }
        var (files, catalog): ([YAMLNode], [(String, YAMLNode, YAMLNode)]) = ([], [])
        var layer = SpriteLayer()
        for (key, value) in try file.mapping(item, of: "an entry") {
            switch try file.key(key, among: ["files"] + CatalogQuery.keys + SpriteLayer.entryKeys) {
            case "files": files = file.list(value)
            case let word where CatalogQuery.keys.contains(word): catalog.append((word, key, value))
            case let word: layer.add(word, key, value)
            }
        }
        if !layer.isEmpty { layers.append(layer) }
        let entry = layer.isEmpty ? 0 : layers.count - 1
        if files.isEmpty {
            let query = try CatalogQuery(item, catalog, file)
            let bytes = try YAMLFile.read(query.path, Catalog.limits)
            catalogs.append(ParsedFile(query.path, bytes))
            let found = try query.inputs(of: try Catalog(parsing: bytes, path: query.path), item, file)
            inputs += found.map { $0.of(entry: entry) }
            named += found.map(\.path)
        } else if let (word, key, _) = catalog.first {
            throw file.error(key, "\"\(word)\" and \"files\" cannot be combined")
        }
        let (first, firstSearch) = (inputs.count, searched.count)
        let exclusions = files.compactMap { SpriteExclusion($0, file) }
        for node in files where !exclusions.contains(where: { $0.node == node }) { try search(node, file, entry) }
        try leaveOut(exclusions, file, from: first, firstSearch)
    }

    /// Leaves out files among those that were found from an index on, by the searches from an index on.
    ///
    /// - Throws: `FileError` for an exclusion that leaves out nothing, since somebody expects it to.
    private mutating func leaveOut(
        _ exclusions: [SpriteExclusion], _ file: YAMLFile, from first: Int = 0, _ firstSearch: Int = 0
    ) throws(FileError) {
        guard !exclusions.isEmpty else { return }
        let found = inputs[first...]
        for one in exclusions where !found.contains(where: { one.pattern.matches($0.path) }) {
            throw file.error(one.node, "\"\(one.text)\" leaves out none of the files that are found")
        }
        let patterns = exclusions.map(\.pattern)
        let kept = found.filter { input in !patterns.contains { $0.matches(input.path) } }
        inputs.replaceSubrange(first..., with: kept)
        for index in searched.indices.dropFirst(firstSearch) { searched[index].exclusions += patterns }
    }

    private mutating func search(_ node: YAMLNode, _ file: YAMLFile, _ entry: Int) throws(FileError) {
        let text = try file.text(node, of: "a file, a folder or a pattern")
        // YAML takes an exclamation mark without quotes for a tag.
        guard !text.isEmpty else {
            throw file.error(node, "expected a file, a folder or a pattern, in quotes where it begins with \"!\"")
        }
        let path = file.relative(text)
        let kind = Files.kind(of: path)
        guard kind == .folder || kind == nil && PathPattern.isPattern(text) else {
            guard kind != nil else { throw file.missing(node, path) }
            named.append(path)
            return inputs.append(SpriteInput(path, in: Files.folder(of: file.path), node.position).of(entry: entry))
        }
        let search = SpriteSearch(text, in: file.relative(""), node.position)
        if search.inputs.isEmpty {
            throw search.failures.first ?? file.error(node, "\"\(path)\" matches no SVG file")
        }
        inputs += search.inputs.map { $0.of(entry: entry) }
        searched.append(search)
    }

    /// Throws where the paths of two files differ only in the composition of letters, as in `é` and `e` with a
    /// combining accent: some systems treat them as one file, and the strings compare as equal.
    func checkComposition(_ file: YAMLFile) throws(FileError) {
        var paths: [String: String] = [:]
        for input in inputs where !input.path.utf8.allSatisfy({ $0 < 0x80 }) {
            guard let other = paths.updateValue(input.path, forKey: input.path),
                !other.utf8.elementsEqual(input.path.utf8)
            else { continue }
            throw FileError(
                .format, path: file.path,
                message: "two files have the name \(other), one with composed and one with decomposed letters",
                at: input.position)
        }
    }

    /// The folders of files that were not found by a search, and of others, in which related files may appear later:
    /// the description of a symbol set and, where languages are requested, drawings for them.
    func foldersBeside(_ others: [String], forLanguages: Bool) -> [String] {
        let folders = (named + others).map(Files.folder(of:)).filter { forLanguages || SymbolSet.isFolder($0) }
        return folders.map { $0.isEmpty ? "./" : $0 }
    }

    /// The inputs without duplicates: a file in several entries is one symbol, and entries with settings of their own
    /// take precedence over one without.
    var distinct: [SpriteInput] {
        guard searched.count + named.count > 1 else { return inputs }
        let own = Set(inputs.filter { $0.entry > 0 }.map { PathKey($0.path) })
        var seen: Set<Key> = []
        return inputs.filter { input in
            let path = PathKey(input.path)
            return !(input.entry == 0 && own.contains(path))
                && seen.insert(Key(path: path, entry: input.entry)).inserted
        }
    }

    private struct Key: Hashable {
        let path: PathKey
        let entry: Int
    }
}
