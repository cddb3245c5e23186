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
            [try SpriteCacheFile.bytes(try painter.picture(sprite, displayScale: scale, rate: rate), encoder)]
        }
    }

    /// Puts all sprites on one image for each scale, in one layout, with manifests.
    func sheet(_ sprites: [Sprite], _ output: SpriteOutput) -> BuildStep {
        var recipe = ContentDigest(
            of: "\(Self.identity) sheet \(output.padding) \(output.trims) \(output.manifests.map(\.rawValue)) \(scales)"
        )
        for sprite in sprites {
            for scale in scales { recipe.add(sprite.name + cacheRecipe(sprite, scale, output.rate).text) }
        }
        let digest = recipe.text
        let images = scales.map { "\(output.path)\(DisplayScale.suffix($0)).png" }
        let manifests = SheetManifestFile.all(output, scales)
        return BuildStep(outputs: images + manifests.map(\.path), inputs: sprites.flatMap(\.files), recipe: recipe) {
            let pictures = try sprites.map { sprite in try scales.map { try cachedPicture(sprite, $0, output.rate) } }
            let sheet = try SpriteSheetAssembly(
                SpriteSheetAssembly.pieces(zip(sprites, pictures).map { ($0.name, $1) }, scales, trims: output.trims),
                scales,
                padding: output.padding)
            let names = images.map { Files.name(of: $0) }
            return try sheet.images.map { try encoder.encode($0) }
                + manifests.map { $0.bytes(of: sheet, images: names, digest: digest) }
        }
    }

    private func cacheRecipe(_ sprite: Sprite, _ scale: Double, _ rate: FrameRate) -> ContentDigest {
        recipe(sprite, "sprite \(scale)\(sprite.effect == nil ? "" : " \(rate)")")
    }

    private func cachePath(_ sprite: Sprite, _ scale: Double, _ rate: FrameRate, in folder: String) -> String {
        "\(folder)\(cacheRecipe(sprite, scale, rate).text).sprite"
    }

    private func cachedPicture(_ sprite: Sprite, _ scale: Double, _ rate: FrameRate) throws -> SpritePicture {
        guard let cacheFolder else { return try painter.picture(sprite, displayScale: scale, rate: rate) }
        let path = cachePath(sprite, scale, rate, in: cacheFolder)
        guard let picture = SpriteCacheFile.picture(try Files.read(path)) else {
            throw FileError(.format, path: path, message: "is damaged; remove it and run again")
        }
        return picture
    }
}

/// One manifest of a sheet at one display scale; a style sheet is one for all.
struct SheetManifestFile: Sendable {
    package let path: String
    private let manifest: SpriteSheetManifest
    /// Which of the scales.
    private let place: Int
    private let scales: [Double]

    static func all(_ output: SpriteOutput, _ scales: [Double]) -> [SheetManifestFile] {
        var taken: Set<String> = []
        return output.manifests.flatMap { manifest in
            // The first of several JSON formats has the plain name, as readers expect it.
            let suffix =
                taken.insert(manifest.suffix).inserted ? manifest.suffix : "\(manifest.rawValue).\(manifest.suffix)"
            let places = manifest.isStyleSheet ? [0] : Array(scales.indices)
            return places.map { place in
                let scale = manifest.isStyleSheet ? "" : DisplayScale.suffix(scales[place])
                return SheetManifestFile(
                    path: "\(output.path)\(scale).\(suffix)", manifest: manifest, place: place, scales: scales)
            }
        }
    }

    func bytes(of sheet: SpriteSheetAssembly, images: [String], digest: String) -> [UInt8] {
        let others = manifest.isStyleSheet ? zip(images, scales).dropFirst().map { ($0, $1) } : []
        let text = manifest.text(
            sheet.entries[place], image: images[place], width: sheet.images[place].width,
            height: sheet.images[place].height,
            pixelRatio: scales[place], digest: digest, others: others)
        return Array(text.utf8)
    }
}
