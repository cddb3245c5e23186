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
    let outputs: [SpriteOutput]
    /// The file itself, in which the goldens find their own keys.
    package let source: YAMLFile

    /// The keys that concern goldens.
    package static let goldenKeys = ["goldens", "tolerance", "times", "strip-fps"]
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
        var (axes, base) = (SpriteAxes(), SpriteBase())
        var name: (String, YAMLNode)?
        for (key, node) in try file.mapping(root, of: "symbols, axes and outputs") {
            switch try file.key(key, among: Self.keys) {
            case "symbols": for item in file.list(node) { inputs += try SpriteInput.inputs(item, file) }
            case "outputs": outputs = try file.list(node).map { node throws(FileError) in try SpriteOutput(node, file) }
            case "name": name = (try file.text(node, of: "a name such as {symbol}-{size}"), node)
            case let key where Self.goldenKeys.contains(key): continue
            case let key where SpriteAxes.keys.contains(key): try axes.read(key, node, file)
            case let key: try base.read(key, node, file)
            }
        }
        try axes.resolve(root, file)
        guard !inputs.isEmpty else { throw file.error(root, "no symbols; expected \"symbols: [FILES]\"") }
        source = file
        (self.path, self.inputs, self.axes, self.base, self.outputs) = (path, inputs, axes, base, outputs)
        if let (text, node) = name {
            self.name = try file.value(node, of: "a name") { _ throws(ValueError) in try SpriteName(text) }
        } else {
            self.name = SpriteName(varying: axes)
        }
        try checkCombinations(root, file)
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
