internal import SymbolFiles
internal import SymbolSVG
internal import SymbolText

/// A destination of pictures, and the form they have there.
struct SpriteOutput: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        /// A folder of images: `name.png`, `name@2x.png`.
        case png
        /// One image of all sprites, with manifests beside it.
        case sheet
        /// An asset catalog with an image set for each symbol.
        case xcassets
        /// An asset catalog with the templates themselves.
        case symbolset
        /// A resource folder with `drawable-mdpi`, `drawable-xhdpi` …
        case android
        /// One SVG with a `symbol` element for each symbol.
        case svg
        /// A folder of SVG files, one for each symbol.
        case svgs
        /// A resource folder with vector drawables in `drawable` and `drawable-night`.
        case vectordrawable
        /// A source file with the names and measures of all symbols.
        case swift, kotlin, typescript, c
        /// One JSON file with the SVG of each symbol, for Iconify.
        case iconify
        /// An ES module with a constant for each symbol.
        case module
        /// A folder of strips: all frames of an animation in one row, with their times in a file beside it.
        case strips
        /// Folders of animated images.
        case apng, gif, webp

        var isAnimated: Bool {
            switch self {
            case .strips, .apng, .gif, .webp: true
            default: false
            }
        }

        /// Whether the output itself contains the variants among which an app chooses.
        var selectsByTraits: Bool { [.xcassets, .android, .vectordrawable].contains(self) }

        /// Whether motion is visible in the output.
        var showsMotion: Bool { isAnimated || self == .sheet }

        /// Checks and completes the path of the output: a file, a folder, or a name that images and manifests share.
        func path(_ text: String) throws(ValueError) -> String {
            // A build compares what it has written with what it would write.
            guard text != "-" else { throw ValueError("expected a name, since outputs are kept") }
            return switch self {
            case .svg: try OutputName.path(ofFile: text, formats: ["svg"])
            case .iconify: try OutputName.path(ofFile: text, formats: ["json"])
            case .module: try OutputName.path(ofFile: text, formats: ["mjs", "js"])
            case .swift: try OutputName.path(ofFile: text, formats: ["swift"])
            case .kotlin: try OutputName.path(ofFile: text, formats: ["kt"])
            case .typescript: try OutputName.path(ofFile: text, formats: ["ts"])
            case .c: try OutputName.path(ofFile: text, formats: ["h"])
            case .sheet: try OutputName.path(ofFiles: text)
            case .xcassets, .symbolset: try OutputName.path(ofFolder: text, endings: ["xcassets"])
            case .png, .svgs, .vectordrawable, .android, .strips, .apng, .gif, .webp:
                try OutputName.path(ofFolder: text)
            }
        }
    }

    /// A key, and the kinds of output on which it has an effect.
    typealias KeyUse = (word: String, kinds: [Kind])

    let kind: Kind
    /// The path from the working directory; paths of folders end in a slash.
    private(set) var path: String
    /// The path as it is written in the build file.
    private let written: String
    let position: SourcePosition?
    private(set) var sheet = SheetOptions()
    private(set) var motion = MotionOptions()
    private(set) var vector = VectorOptions()
    /// The output's own settings for pictures, which replace those of the file.
    private(set) var layer = SpriteLayer()
    /// The index of its settings in those of the file; 0 for outputs without settings of their own.
    var settings = 0

    init(_ node: YAMLNode, _ file: YAMLFile) throws(FileError) {
        let members = try file.mapping(node, of: "an output such as {png: build/icons/}")
        let words = try members.map { member throws(FileError) in try file.key(member.0, among: Self.keys) }
        let (kind, pathNode) = try Self.target(zip(words, members.map(\.1)), node, file)
        for (word, (key, value)) in zip(words, members) where Kind(rawValue: word) == nil {
            try Self.checkUse(of: word, key, kind, file)
            switch word {
            case let word where SheetOptions.keys.contains(word): try sheet.read(word, key, value, file)
            case let word where MotionOptions.keys.contains(word): try motion.read(word, key, value, file)
            case let word where VectorOptions.keys.contains(word): try vector.read(word, key, value, kind, file)
            case let word: layer.add(word, key, value)
            }
        }
        let trim = sheet.given.first { $0.word == "trim" }
        if sheet.trims, sheet.manifests.contains(.maplibre), let trim {
            throw file.error(
                trim.node, "maplibre cannot describe trimmed sprites; expected \"manifests\" of other formats")
        }
        self.kind = kind
        path = try file.value(pathNode, of: "a path") { text throws(ValueError) in
            try SpriteName.refuseAxes(in: text)
            return try kind.path(text.isEmpty ? text : file.relative(text))
        }
        let isAbsolute = try file.text(pathNode, of: "a path").hasPrefix("/")
        written = isAbsolute ? path : String(path.dropFirst(file.relative("").count))
        position = pathNode.position
    }

    private static let keys =
        Kind.allCases.map(\.rawValue) + MotionOptions.keys + SheetOptions.keys + VectorOptions.keys + SpriteLayer.keys
        + ["sdf"]

    /// The kind of output that is requested, and the node of its path.
    private static func target(
        _ members: some Sequence<(String, YAMLNode)>, _ node: YAMLNode, _ file: YAMLFile
    ) throws(FileError) -> (kind: Kind, path: YAMLNode) {
        let targets = members.compactMap { word, value in Kind(rawValue: word).map { (kind: $0, path: value) } }
        guard let target = targets.first else {
            throw file.error(node, "expected one of \(Kind.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        if targets.count > 1 {
            throw file.error(targets[1].path, "an output has one kind and path; expected another entry of the list")
        }
        return target
    }

    /// Throws for a key that has no effect on the kind of output, whatever its value.
    private static func checkUse(
        of word: String, _ key: YAMLNode, _ kind: Kind, _ file: YAMLFile
    ) throws(FileError) {
        guard kind.uses(pictureKey: word) || !SpriteLayer.keys.contains(word) else {
            throw file.error(key, "\"\(word)\" has no effect on \(kind.rawValue)")
        }
        let uses = SheetOptions.uses + MotionOptions.uses + VectorOptions.uses
        guard let use = uses.first(where: { $0.word == word }), !use.kinds.contains(kind) else { return }
        let others = use.kinds.map(\.rawValue).joined(separator: ", ")
        throw file.error(key, "\"\(word)\" has no effect on \(kind.rawValue); it is for \(others)")
    }

    /// Returns the same output with its path relative to another folder than the build file's, unless it is absolute.
    func moved(to folder: String) -> SpriteOutput {
        var output = self
        if !written.hasPrefix("/") { output.path = folder + written }
        return output
    }
}
