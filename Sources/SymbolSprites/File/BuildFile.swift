internal import SymbolAnimation
public import SymbolFiles
internal import SymbolText

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
///
/// An output may have axes of its own in place of the file's, and so may an entry of the symbols, in place of both:
///
///     symbols:
///       - icons/*.svg
///       - {files: icons/logo.svg, sizes: [64]}
///     sizes: [24]
///     outputs:
///       - {png: build/small/, sizes: [16]}
public struct BuildFile: Sendable {
    /// The path of the file.
    public let path: String
    let inputs: [SpriteInput]
    private(set) var outputs: [SpriteOutput]
    /// How pictures are drawn: first for outputs without settings of their own, then for each with some; within these,
    /// first for entries of symbols without settings of their own, then for each with some.
    let settings: [[SpriteSettings]]
    /// The paths of the symbols' files, each once.
    package var symbolPaths: [String] {
        inputs.map(\.path).reduce(into: (paths: [String](), seen: Set<String>())) { found, path in
            if found.seen.insert(path).inserted { found.paths.append(path) }
        }.paths
    }
    /// The searches for symbols.
    let searched: [SpriteSearch]
    /// The file itself, catalogs, files of colours and timelines, each as often as it was read.
    let parsedFiles: [ParsedFile]
    /// The files that are read besides the symbols, and the folders that are searched.
    let dependencies: [String]
    /// The folder of goldens from the working directory, with a slash at its end; nil where the file has no goldens.
    package let goldensFolder: String?
    /// The errors of the folders that could not be searched.
    package let failures: [FileError]
    /// When the reading of the file and of its dependencies began, in nanoseconds since 1970.
    let readingStart: Int
    /// The parsed file, in which the goldens find their own keys.
    package let source: YAMLFile

    /// The limits for reading files: the highest that any picture requests.
    var limits: ReadLimits { ReadLimits(raisedBy: settings.joined().map(\.base.limits.factor).max() ?? 1) }

    /// The axes that the file itself specifies.
    package var axes: SpriteAxes { settings[0][0].axes }

    /// The keys that concern goldens.
    package static let goldenKeys = ["goldens", "tolerance", "lists", "ignore", "times", "strip-fps"]
    static let keys = ["symbols", "outputs"] + goldenKeys + SpriteLayer.keys

    /// The keys for the parameters that messages of libraries name.
    static let parameterNames = [
        "variesAllLayers": "\"variable-layers\"", "assetColors": "\"asset-colors\"", "other": "\"to\" with its file",
        "matte": "\"matte\""
    ]

    /// Reads a build file.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: `FileError` where the file cannot be read or is not a build file, with the line and column of the
    ///   fault.
    public init(contentsOf path: String) throws(FileError) {
        readingStart = Files.now
        let file = try YAMLFile(contentsOf: path)
        let root = try file.root()
        let contents = try Contents(root, file)
        let symbols = contents.symbols
        let settings = try contents.layers.map { layer throws(FileError) in
            try symbols.layers.map { entry throws(FileError) in
                try SpriteSettings(layer.under(entry), root, file)
            }
        }
        guard !symbols.inputs.isEmpty else { throw file.error(root, "no symbols; expected \"symbols: [FILES]\"") }
        try symbols.checkComposition(file)
        (self.path, source, self.settings) = (path, file, settings)
        (inputs, outputs, searched) = (symbols.distinct, contents.outputs, symbols.searched)
        goldensFolder = contents.goldensFolder
        failures = searched.flatMap(\.failures)
        let all = settings.flatMap(\.self)
        parsedFiles = [ParsedFile(path, file.bytes)] + symbols.catalogs + Self.parsedFiles(of: all)
        dependencies = Self.dependencies(of: symbols, all)
        try checkOutputs()
        try checkUnusedKeys(contents.keys)
        try checkScales()
    }

    private static func dependencies(of symbols: SpriteEntries, _ settings: [SpriteSettings]) -> [String] {
        let colors = Set(settings.compactMap(\.base.assetColorsFile?.path)).sorted()
        let languages = settings.contains {
            $0.base.layoutDirection != nil || $0.axes.locales.contains { $0.value != nil }
        }
        let others = settings.flatMap { $0.axes.effects.compactMap(\.value).flatMap(\.script.symbolPaths) }
        let folders = symbols.searched.flatMap(\.folders) + symbols.foldersBeside(others, forLanguages: languages)
        return symbols.catalogs.map(\.path) + colors + Set(folders).sorted()
    }

    private static func parsedFiles(of settings: [SpriteSettings]) -> Set<ParsedFile> {
        let timelines = settings.flatMap { $0.axes.effects.compactMap(\.value?.timeline) }
        return Set(settings.compactMap(\.base.assetColorsFile) + timelines)
    }

    /// The position of the output that makes a file; of several that could, the last.
    func position(ofOutput path: String) -> SourcePosition? { outputs.last { path.hasPrefix($0.path) }?.position }

    /// Returns the same build with its outputs in another folder, which ends in a slash.
    func withOutputs(in folder: String) -> BuildFile {
        var file = self
        file.outputs = outputs.map { $0.moved(to: folder) }
        return file
    }
}
