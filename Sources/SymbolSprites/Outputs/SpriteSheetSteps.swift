internal import SymbolFiles
internal import SymbolImaging
internal import SymbolStills
internal import SymbolText

extension SpriteSteps {
    /// Draws a sprite of a sheet and lets it wait in the build's own folder.
    func cached(_ sprite: Sprite, _ scale: Double, _ rate: FrameRate, in folder: String) -> BuildStep {
        BuildStep(
            outputs: [cachePath(sprite, scale, rate, in: folder)], inputs: sprite.files,
            recipe: cacheRecipe(sprite, scale, rate)
        ) {
            [try SpriteCacheFile.bytes(try painter.sheetPicture(sprite, displayScale: scale, rate: rate), encoder)]
        }
    }

    /// Puts all sprites on pages, each an image for each scale in one layout, with manifests.
    func sheet(_ sprites: [Sprite], _ output: SpriteOutput) -> BuildStep {
        var recipe = ContentDigest(of: "\(Self.identity) sheet \(output.path) \(output.sheet.recipe) \(scales)")
        for sprite in sprites {
            for scale in scales { recipe.add(sprite.name + cacheRecipe(sprite, scale, output.rate).text) }
        }
        let files = SheetFiles(
            names: SheetNames(stem: output.path, isHashed: output.sheet.isHashed), options: output.sheet,
            scales: scales,
            encoder: encoder)
        let digest = recipe.text
        return BuildStep(
            outputs: files.certain, inputs: sprites.flatMap(\.files), recipe: recipe, others: files.names
        ) {
            let pieces = try sprites.map { sprite in
                let pictures = try scales.map { try cachedPicture(sprite, $0, output.rate) }
                return SheetPiece.all(of: sprite, pictures, scales, trims: output.sheet.trims)
            }
            let layout = SheetLayout(options: output.sheet, scales: scales)
            return try files.files(of: try SpriteSheetAssembly.pages(pieces, layout), digest: digest)
        }
    }

    private func cacheRecipe(_ sprite: Sprite, _ scale: Double, _ rate: FrameRate) -> ContentDigest {
        recipe(sprite, "sprite \(scale)\(sprite.effect == nil ? "" : " \(rate)")\(sprite.map.recipe)")
    }

    private func cachePath(_ sprite: Sprite, _ scale: Double, _ rate: FrameRate, in folder: String) -> String {
        "\(folder)\(cacheRecipe(sprite, scale, rate).text).sprite"
    }

    private func cachedPicture(_ sprite: Sprite, _ scale: Double, _ rate: FrameRate) throws -> SpritePicture {
        guard let cacheFolder else { return try painter.sheetPicture(sprite, displayScale: scale, rate: rate) }
        let path = cachePath(sprite, scale, rate, in: cacheFolder)
        guard let picture = SpriteCacheFile.picture(try Files.read(path)) else {
            throw FileError(.format, path: path, message: "is damaged; remove it and run again")
        }
        return picture
    }
}
