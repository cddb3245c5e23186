internal import SymbolAnimation
internal import SymbolFiles
internal import SymbolImaging
internal import SymbolRendering
internal import SymbolStills
internal import SymbolText

/// Makes the steps of an output: what becomes of each sprite.
final class SpriteSteps: Sendable {
    let output: SpriteOutput
    /// The path of the build file.
    let buildFile: String
    let scales: [Double]
    let painter: SpritePainter
    let encoder = PNGEncoder(compression: .fast)
    /// The digest of the content of every input, by its path.
    let digests: [PathKey: ContentDigest]
    /// The folder of intermediate files: the sprites of sheets, and what other files contain of each symbol; nil where
    /// everything is drawn anew.
    let cacheFolder: String?
    private let bases: PathBases
    /// The common start of all recipes.
    private let recipe: ContentDigest

    init(
        output: SpriteOutput, buildFile: String, scales: [Double], painter: SpritePainter,
        digests: [PathKey: ContentDigest], cacheFolder: String?, bases: PathBases
    ) {
        (self.output, self.buildFile, self.scales, self.painter) = (output, buildFile, scales, painter)
        (self.digests, self.cacheFolder, self.bases) = (digests, cacheFolder, bases)
        recipe = ContentDigest(of: "\(Self.identity) \(scales)")
    }

    /// Makes the steps that draw each sprite on its own, and those that join all of them.
    func steps(_ sprites: [Sprite]) -> (drawing: [BuildStep], joining: [BuildStep]) {
        let (stills, moving) = (sprites.filter { $0.motion == nil }, sprites.filter { $0.motion != nil })
        switch output.kind {
        case .png: return (stills.map { images($0, in: output.path) }, [])
        case .svgs: return (stills.map { vectorFile($0, output) }, [])
        case .xcassets: return ([catalog(output.path)] + imageSets(stills, output), [])
        case .symbolset:
            return ([catalog(output.path)] + symbols(of: stills).map { symbolSet($0, in: output.path) }, [])
        case .android:
            return (stills.map { drawables($0, in: output.path) }, [drawableInsets(stills, in: output.path)])
        case .vectordrawable: return (stills.map { vectorDrawable($0, in: output.path) }, [])
        case .strips: return (moving.map { strips($0) }, [])
        case .apng: return (moving.map { animations($0, .apng) }, [])
        case .gif: return (moving.map { animations($0, .gif) }, [])
        case .webp: return (moving.map { animations($0, .webp) }, [])
        case .sheet: return sheet(sheetSprites(sprites), output)
        case .svg: return ([], [vectorSprite(stills, output)])
        case .iconify: return ([], [iconify(stills, output)])
        case .module: return ([], [module(stills, output)])
        case .swift: return ([], [names(stills, output, .swift)])
        case .kotlin: return ([], [names(stills, output, .kotlin)])
        case .typescript: return ([], [names(stills, output, .typescript)])
        case .c: return ([], [names(stills, output, .c)])
        }
    }

    /// Drops the options that only maps understand where no map reads the sheet.
    private func sheetSprites(_ sprites: [Sprite]) -> [Sprite] {
        guard !output.sheet.manifests.contains(.maplibre) else { return sprites }
        return sprites.map(\.withoutMap)
    }

    /// Makes a step whose outcome depends on one sprite's files and recipe.
    func step(
        _ sprite: Sprite, _ kind: String, _ outputs: [String], _ make: @escaping @Sendable () throws -> [[UInt8]]
    ) -> BuildStep {
        BuildStep(outputs: outputs, inputs: sprite.files, recipe: recipe(sprite, kind), make: make)
    }

    func recipe(_ sprite: Sprite, _ kind: String) -> ContentDigest {
        var digest = recipe
        digest.add(kind)
        digest.add(sprite.drawing.digest)
        digest.add(sprite.options.rasterizer.rawValue)
        digest.add(sprite.symbolName)
        for path in sprite.files { digest.add(digests[path] ?? ContentDigest()) }
        // A timeline that has changed since it was parsed is not what is drawn.
        if let timeline = sprite.motion?.timeline { digest.add(timeline.content) }
        return digest
    }

    /// A text that identifies everything that affects outputs, including what is linked into this program.
    static let identity = "\(RendererIdentity.current.line) \(BuildID.text)"

    /// The path of the file that keeps the parts of some outputs from one run to the next; nil where everything is
    /// drawn anew.
    func cachePath(of outputs: [String], _ ending: String) -> String? {
        cacheFolder.map { folder in
            "\(folder)\(ContentDigest(of: outputs.map(bases.name).joined(separator: "\n")).text).\(ending)"
        }
    }

    /// Makes the description of an asset catalog.
    private func catalog(_ folder: String) -> BuildStep {
        BuildStep(
            outputs: [folder + "Contents.json"], inputs: [], recipe: ContentDigest(of: "catalog \(Self.identity)")
        ) {
            [JSONValue.object([("info", .catalogInfo)]).bytes]
        }
    }

    /// Returns the first sprite of each symbol.
    private func symbols(of sprites: [Sprite]) -> [Sprite] {
        var seen: Set<String> = []
        return sprites.filter { seen.insert($0.symbolName).inserted }
    }
}
