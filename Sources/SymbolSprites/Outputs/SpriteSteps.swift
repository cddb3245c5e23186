internal import SymbolAnimation
internal import SymbolFiles
internal import SymbolImaging
internal import SymbolRendering
internal import SymbolStills
internal import SymbolText

/// Makes the steps of an output, which share it: what each sprite becomes.
final class SpriteSteps: Sendable {
    let output: SpriteOutput
    /// The path of the build file.
    let buildFile: String
    let scales: [Double]
    let painter: SpritePainter
    let encoder = PNGEncoder(compression: .fast)
    /// The content of every input, by its path.
    let digests: [String: ContentDigest]
    /// Where sprites of sheets, and what other files hold of each, wait to be put together; nil where all is drawn.
    let cacheFolder: String?
    private let places: BuildPlaces
    /// What all recipes begin with.
    private let recipe: ContentDigest

    init(
        output: SpriteOutput, buildFile: String, scales: [Double], painter: SpritePainter,
        digests: [String: ContentDigest], cacheFolder: String?, places: BuildPlaces
    ) {
        (self.output, self.buildFile, self.scales, self.painter) = (output, buildFile, scales, painter)
        (self.digests, self.cacheFolder, self.places) = (digests, cacheFolder, places)
        recipe = ContentDigest(of: "\(Self.identity) \(scales)")
    }

    /// Draws each sprite by itself, and puts together what needs all of them.
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
        case .sheet: return sheet(forSheet(sprites), output)
        case .svg: return ([], [vectorSprite(stills, output)])
        case .iconify: return ([], [iconify(stills, output)])
        case .module: return ([], [module(stills, output)])
        case .swift: return ([], [names(stills, output, .swift)])
        case .kotlin: return ([], [names(stills, output, .kotlin)])
        case .typescript: return ([], [names(stills, output, .typescript)])
        case .c: return ([], [names(stills, output, .c)])
        }
    }

    /// What maps alone understand is left out where no map reads the sheet.
    private func forSheet(_ sprites: [Sprite]) -> [Sprite] {
        guard !output.sheet.manifests.contains(.maplibre) else { return sprites }
        return sprites.map(\.withoutMap)
    }

    /// A step whose outcome depends on one sprite's file and recipe.
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
        return digest
    }

    /// Of all that decides on what is written, what is linked into this program included.
    static let identity = "\(RendererIdentity.current.line) \(BuildID.text)"

    /// The file in which what goes into some outputs waits from one run to the next; nil where all is drawn.
    func keptPath(of outputs: [String], _ ending: String) -> String? {
        cacheFolder.map { folder in
            "\(folder)\(ContentDigest(of: outputs.map(places.name).joined(separator: "\n")).text).\(ending)"
        }
    }

    /// An asset catalog's own description.
    private func catalog(_ folder: String) -> BuildStep {
        BuildStep(
            outputs: [folder + "Contents.json"], inputs: [], recipe: ContentDigest(of: "catalog \(Self.identity)")
        ) {
            [JSONValue.object([("info", .catalogInfo)]).bytes]
        }
    }

    /// The first sprite of each symbol.
    private func symbols(of sprites: [Sprite]) -> [Sprite] {
        var seen: Set<String> = []
        return sprites.filter { seen.insert($0.symbolName).inserted }
    }
}
