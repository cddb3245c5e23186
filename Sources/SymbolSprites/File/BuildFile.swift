public import SymbolFiles
internal import SymbolRendering

/// A build file: the symbols, the axes along which each is drawn, and the outputs made of the pictures.
///
/// The file is YAML, which includes JSON:
///
///     symbols: [icons/*.svg]
///     weights: [regular, bold]
///     sizes: [24]
///     display-scales: [1, 2]
///     outputs:
///       - png: build/icons/
///       - sheet: build/sprite
///         manifests: [maplibre, css]
public struct BuildFile: Sendable {
    /// The path of the file.
    public let path: String
    let inputs: [SpriteInput]
    package let axes: SpriteAxes
    let base: SpriteBase
    package let name: SpriteName
    private(set) var outputs: [SpriteOutput]
    /// Where symbols are looked for.
    let searched: [SpriteSearch]
    /// The files that are read besides the symbols, and the folders that are searched.
    let dependencies: [String]
    /// The file itself, in which the goldens find their own keys.
    package let source: YAMLFile

    /// The keys that concern goldens.
    package static let goldenKeys = ["goldens", "tolerance", "lists", "ignore", "times", "strip-fps"]
    static let keys = ["symbols", "name", "outputs"] + goldenKeys + SpriteAxes.keys + SpriteBase.keys

    /// Reads a build file.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: `FileError` where the file cannot be read or is not a build file, with the line and column of the
    ///   fault.
    public init(contentsOf path: String) throws(FileError) {
        let file = YAMLFile(path: path, bytes: try Files.read(path))
        let root = try file.root()
        var (inputs, outputs): ([SpriteInput], [SpriteOutput]) = ([], [])
        var (searched, dependencies): ([SpriteSearch], [String]) = ([], [])
        var (axes, base) = (SpriteAxes(), SpriteBase())
        var name: (String, YAMLNode)?
        var keys: [String: YAMLNode] = [:]
        for (key, node) in try file.mapping(root, of: "symbols, axes and outputs") {
            let word = try file.key(key, among: Self.keys)
            keys[word] = key
            switch word {
            case "symbols":
                for item in file.list(node) { inputs += try Self.inputs(item, file, &searched, &dependencies) }
            case "outputs": outputs = try file.list(node).map { node throws(FileError) in try SpriteOutput(node, file) }
            case "name": name = (try file.text(node, of: "a name such as {symbol}-{size}"), node)
            case let key where Self.goldenKeys.contains(key): continue
            case let key where SpriteAxes.keys.contains(key): try axes.read(key, node, file)
            case let key: try base.read(key, node, file)
            }
        }
        try axes.resolve(root, file)
        guard !inputs.isEmpty else { throw file.error(root, "no symbols; expected \"symbols: [FILES]\"") }
        if !base.style.palette.isEmpty, keys["rendering-modes"] == nil { axes.usePalette() }
        source = file
        // One file that several entries mean is one symbol.
        var seen: Set<[UInt8]> = []
        let distinct = inputs.filter { seen.insert(Array($0.path.utf8)).inserted }
        (self.path, self.inputs, self.axes, self.base, self.outputs) = (path, distinct, axes, base, outputs)
        if let (text, node) = name {
            self.name = try file.value(node, of: "a name") { _ throws(ValueError) in try SpriteName(text) }
        } else {
            self.name = SpriteName(varying: axes)
        }
        self.searched = searched
        self.dependencies = dependencies + [base.assetColorsPath].compactMap { $0 } + searched.flatMap(\.folders)
        try checkCombinations(root, file)
        try checkIdleKeys(keys)
        try checkScales(root)
    }

    /// The symbols that an entry means, once where several do.
    private static func inputs(
        _ item: YAMLNode, _ file: YAMLFile, _ searched: inout [SpriteSearch], _ dependencies: inout [String]
    ) throws(FileError) -> [SpriteInput] {
        if case .mapping = item.content {
            let query = try CatalogQuery(item, file)
            dependencies.append(query.path)
            return try query.inputs(item, file)
        }
        let found = try SpriteInput.inputs(item, file)
        if let search = SpriteSearch(file.relative(try file.text(item, of: "a path")), item.position) {
            searched.append(search)
        }
        return found
    }

    /// The same build with its outputs in another folder, which ends in a slash.
    func withOutputs(in folder: String) -> BuildFile {
        var file = self
        file.outputs = outputs.map { $0.moved(to: folder) }
        return file
    }

    private func checkCombinations(_ root: YAMLNode, _ file: YAMLFile) throws(FileError) {
        if base.style.palette.isEmpty, axes.modes.contains(where: { $0.value == .palette }) {
            throw file.error(root, "the rendering mode palette needs colours; expected \"palette: A,B,C\"")
        }
        for output in outputs where output.kind.isAnimated && axes.effects.allSatisfy({ $0.value == nil }) {
            throw FileError(
                .format, path: path,
                message: "\(output.kind.rawValue) of what does not move; expected \"effects: [bounce]\"",
                at: output.position)
        }
    }
}
