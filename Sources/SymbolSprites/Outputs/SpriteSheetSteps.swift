internal import SymbolFiles
internal import SymbolImaging
internal import SymbolStills
internal import SymbolText

extension SpriteSteps {
    /// Draws the sprites of a sheet, which wait in the build's own folder, and puts all on pages, each an image for
    /// each scale in one layout, with manifests.
    func sheet(_ sprites: [Sprite], _ output: SpriteOutput) -> (drawing: [BuildStep], joining: [BuildStep]) {
        let pieces = sprites.map { sprite in
            scales.map { WaitingPicture(sprite, $0, output.rate, recipe(sprite, $0, output.rate), cacheFolder) }
        }
        let drawing = pieces.joined().compactMap { piece in
            piece.path.map { path in
                BuildStep(outputs: [path], inputs: piece.sprite.files, recipe: piece.recipe) {
                    [SpriteCacheFile.bytes(try piece.drawn(by: painter))]
                }
            }
        }
        return (drawing, [pages(pieces, output)])
    }

    private func pages(_ pieces: [[WaitingPicture]], _ output: SpriteOutput) -> BuildStep {
        // The manifests name the images, but not the folder that they lie in.
        let name = Files.name(of: output.path)
        var recipe = ContentDigest(of: "\(Self.identity) sheet \(name) \(output.sheet.recipe) \(scales)")
        for piece in pieces.joined() { recipe.add(piece.sprite.name + piece.recipe) }
        let names = SheetNames(stem: output.path, isHashed: output.sheet.isHashed)
        let files = SheetFiles(names: names, options: output.sheet, scales: scales, encoder: encoder)
        let digest = recipe.text
        return BuildStep(
            outputs: files.outputs, inputs: pieces.flatMap { $0.first?.sprite.files ?? [] }, recipe: digest,
            isDynamicOutput: names.isDynamic
        ) {
            let pieces = try pieces.compactMap { scaled in
                try scaled.first.map { first in
                    let pictures = try scaled.map { try $0.picture(painter) }
                    return SheetPiece.all(of: first.sprite, pictures, scales, trims: output.sheet.trims)
                }
            }
            let layout = SheetLayout(options: output.sheet, scales: scales)
            return try files.files(of: try SpriteSheetAssembly.pages(pieces, layout), digest: digest)
        }
    }

    private func recipe(_ sprite: Sprite, _ scale: Double, _ rate: FrameRate) -> String {
        let rate = sprite.effect == nil ? "" : " \(rate)"
        return recipe(sprite, "sprite \(scale)\(rate)\(sprite.map.recipe)").text
    }
}

/// A sprite of a sheet at one scale.
private struct WaitingPicture: Sendable {
    let sprite: Sprite
    private let scale: Double
    private let rate: FrameRate
    let recipe: String
    /// Where it waits; nil where it is drawn when it is needed.
    let path: String?

    init(_ sprite: Sprite, _ scale: Double, _ rate: FrameRate, _ recipe: String, _ folder: String?) {
        (self.sprite, self.scale, self.rate, self.recipe) = (sprite, scale, rate, recipe)
        path = folder.map { "\($0)\(recipe).\(SpriteCacheFile.ending)" }
    }

    func drawn(by painter: SpritePainter) throws -> SpritePicture {
        try painter.sheetPicture(sprite, displayScale: scale, rate: rate)
    }

    func picture(_ painter: SpritePainter) throws -> SpritePicture {
        guard let path else { return try drawn(by: painter) }
        guard let picture = SpriteCacheFile.picture(try Files.read(path)) else {
            throw FileError(.format, path: path, message: "is damaged; remove it and run again")
        }
        return picture
    }
}
