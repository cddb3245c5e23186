internal import SymbolFiles
internal import SymbolImaging
internal import SymbolStills
internal import SymbolText

extension SpriteSteps {
    /// Makes the steps that draw the sprites of a sheet into intermediate files, and the one that arranges them on
    /// pages: manifests, and an image for each scale in one layout.
    func sheet(_ sprites: [Sprite], _ output: SpriteOutput) -> (drawing: [BuildStep], joining: [BuildStep]) {
        let parts = sprites.map { SheetPart($0, self, output.motion.rate) }
        let drawing = parts.compactMap { part in
            part.path.map { path in
                BuildStep(outputs: [path], inputs: part.sprite.files, recipe: part.recipe) { [try part.drawn().bytes] }
            }
        }
        return (drawing, [pages(parts, output)])
    }

    private func pages(_ parts: [SheetPart], _ output: SpriteOutput) -> BuildStep {
        // The manifests contain the names of the images, but not their folder.
        let name = Files.name(of: output.path)
        var recipe = ContentDigest(of: "\(Self.identity) sheet \(name) \(output.sheet.recipe) \(scales)")
        for part in parts {
            recipe.add(part.sprite.name)
            recipe.add(part.recipe)
        }
        let names = SheetNames(stem: output.path, isHashed: output.sheet.isHashed)
        let files = SheetFiles(names: names, options: output.sheet, scales: scales, encoder: encoder)
        let digest = recipe.text
        let cachePath = cachePath(of: [output.path], SheetCache.ending)
        return BuildStep(
            outputs: files.outputs + [cachePath].compactMap { $0 }, inputs: parts.flatMap(\.sprite.files),
            recipe: recipe, parts: parts.compactMap(\.path), isDynamicOutput: names.isDynamic
        ) { [self] in
            var cache = SheetCache(readingFrom: cachePath)
            let pieces = try parts.map { part in
                let load = try part.loader()
                let outline = try cache.outline(part.recipe) { try load().outline }
                return SheetPiece.all(of: part.sprite, outline, scales, trims: output.sheet.trims, load: load)
            }
            let pages = try SpriteSheetAssembly.pages(pieces, SheetLayout(options: output.sheet, scales: scales))
            let made = try files.files(of: pages, &cache, digest: digest)
            return made + [cachePath].compactMap { $0 }.map { [cache] in MadeFile(path: $0) { cache.bytes } }
        }
    }
}

/// A sprite on its way to a sheet.
private struct SheetPart: Sendable {
    let sprite: Sprite
    private let scales: [Double]
    private let rate: FrameRate
    private let painter: SpritePainter
    let recipe: ContentDigest
    /// The path of its intermediate file; nil where the sprite is drawn when it is needed.
    let path: String?

    init(_ sprite: Sprite, _ steps: SpriteSteps, _ rate: FrameRate) {
        (self.sprite, scales, self.rate, painter) = (sprite, steps.scales, rate, steps.painter)
        let kind = "sprite\(sprite.motion == nil ? "" : " \(rate)")\(sprite.map.recipe)"
        let recipe = steps.recipe(sprite, kind)
        self.recipe = recipe
        path = steps.cacheFolder.map { "\($0)\(recipe.text).\(PackedSprite.ending)" }
    }

    func drawn() throws -> PackedSprite {
        PackedSprite(try scales.map { try painter.sheetPicture(sprite, displayScale: $0, rate: rate) })
    }

    /// Returns a closure that reads the intermediate file on every call; without one, the sprite is drawn once.
    func loader() throws -> @Sendable () throws -> PackedSprite {
        guard let path else {
            let drawn = try drawn()
            return { drawn }
        }
        return {
            let bytes = try Files.read(path, limit: .max)
            guard let sprite = try? PackedSprite(bytes: bytes) else {
                throw FileError(.format, path: path, message: "is damaged; remove it and run again")
            }
            return sprite
        }
    }
}
