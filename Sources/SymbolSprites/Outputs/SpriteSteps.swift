internal import SymbolAnimation
internal import SymbolImaging
internal import SymbolStills
internal import SymbolText

/// Makes the steps of an output: what each sprite becomes.
struct SpriteSteps: Sendable {
    let output: SpriteOutput
    /// The path of the build file.
    let buildFile: String
    let scales: [Double]
    let painter: SpritePainter
    let encoder = PNGEncoder(compression: .fast)
    /// The content of every input, by its path.
    let digests: [String: String]
    /// Where sprites of sheets wait to be put together; nil where they are drawn for each sheet.
    let cacheFolder: String?

    /// Steps that are each by itself.
    func single(_ sprites: [Sprite]) -> [BuildStep] {
        let (stills, moving) = (sprites.filter { $0.effect == nil }, sprites.filter { $0.effect != nil })
        let steps: [BuildStep] =
            switch output.kind {
            case .png: stills.map { images($0, in: output.path) }
            case .xcassets: [catalog(output.path)] + imageSets(stills, output)
            case .symbolset: [catalog(output.path)] + oneOfEachInput(stills).map { symbolSet($0, in: output.path) }
            case .android: stills.map { drawables($0, in: output.path) }
            case .strips: moving.map { strips($0, in: output.path, output.rate) }
            case .apng: moving.map { animations($0, in: output.path, .apng, output.rate) }
            case .gif: moving.map { animations($0, in: output.path, .gif, output.rate) }
            case .webp: moving.map { animations($0, in: output.path, .webp, output.rate) }
            case .svgs: stills.map { vectorFile($0, output) }
            case .svg, .iconify, .swift, .kotlin, .typescript, .c: []
            case .vectordrawable: stills.map { vectorDrawable($0, in: output.path) }
            case .sheet:
                cacheFolder.map { folder in
                    forSheet(sprites).flatMap { sprite in scales.map { cached(sprite, $0, output.rate, in: folder) } }
                } ?? []
            }
        return steps
    }

    /// Steps that put together what single ones have drawn.
    func joining(_ sprites: [Sprite]) -> [BuildStep] {
        let stills = sprites.filter { $0.effect == nil }
        if let language = output.kind.language { return [names(stills, output, language)] }
        let step: BuildStep? =
            switch output.kind {
            case .sheet: sheet(forSheet(sprites), output)
            case .svg: vectorSprite(stills, output)
            case .iconify: iconify(stills, output)
            case .android: drawableInsets(stills, in: output.path)
            default: nil
            }
        return step.map { [$0] } ?? []
    }

    /// What maps alone understand is left out where no map reads the sheet.
    private func forSheet(_ sprites: [Sprite]) -> [Sprite] {
        guard !output.sheet.manifests.contains(.maplibre) else { return sprites }
        return sprites.map { $0.withoutMap }
    }

    /// A step whose outcome depends on one sprite's file and recipe.
    func step(
        _ sprite: Sprite, _ kind: String, _ outputs: [String], _ make: @escaping @Sendable () throws -> [[UInt8]]
    ) -> BuildStep {
        BuildStep(outputs: outputs, inputs: sprite.files, recipe: recipe(sprite, kind), make: make)
    }

    package func recipe(_ sprite: Sprite, _ kind: String) -> ContentDigest {
        var digest = ContentDigest(of: Self.identity)
        let files = sprite.files.map { digests[$0] ?? "" }
        for text in [kind, sprite.recipe, sprite.symbolName] + files + [scales.description] { digest.add(text) }
        return digest
    }

    static let identity: String = {
        let current = RendererIdentity.current
        return [current.tool, current.cairo, current.pixman, current.architecture, current.motionTable].joined(
            separator: " ")
    }()

    /// An asset catalog's own description.
    private func catalog(_ folder: String) -> BuildStep {
        BuildStep(
            outputs: [folder + "Contents.json"], inputs: [], recipe: ContentDigest(of: "catalog \(Self.identity)")
        ) {
            [JSONValue.object([("info", .catalogInfo)]).bytes]
        }
    }

    private func oneOfEachInput(_ sprites: [Sprite]) -> [Sprite] {
        var seen: Set<String> = []
        return sprites.filter { seen.insert($0.symbolName).inserted }
    }
}
