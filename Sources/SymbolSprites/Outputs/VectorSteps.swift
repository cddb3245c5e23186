internal import SymbolFiles
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills
internal import SymbolText

extension SpriteSteps {
    /// All stills as elements of one SVG.
    func vectorSprite(_ sprites: [Sprite], _ output: SpriteOutput) -> BuildStep {
        let prefix = output.vector.prefix ?? ""
        return joined(sprites, "svg \(prefix)", at: [output.path]) { [self] in
            var svg = VectorSprite(ids: sprites.map(\.name), prefix: prefix)
            for sprite in sprites {
                let picture = try painter.vectorPicture(sprite)
                try holding(sprite, "an SVG") { () throws(VectorError) in try svg.append(picture, name: sprite.name) }
            }
            return [svg.bytes]
        }
    }

    /// `folder/name.svg`.
    func vectorFile(_ sprite: Sprite, _ output: SpriteOutput) -> BuildStep {
        let name = (output.vector.prefix ?? "") + sprite.name
        return step(sprite, "svgs \(name)", ["\(output.path)\(name).svg"]) { [self] in
            let picture = try painter.vectorPicture(sprite)
            return [
                try holding(sprite, "an SVG") { () throws(VectorError) in
                    try SVGFile.bytes(picture, ids: name, tint: picture.tint)
                }
            ]
        }
    }

    /// A step whose files each hold something of many sprites.
    func joined(
        _ sprites: [Sprite], _ kind: String, at paths: [String], _ make: @escaping @Sendable () throws -> [[UInt8]]
    ) -> BuildStep {
        var recipe = ContentDigest(of: "\(Self.identity) \(kind)")
        for sprite in sprites {
            recipe.add(sprite.name)
            recipe.add(self.recipe(sprite, kind))
        }
        return BuildStep(outputs: paths, inputs: sprites.flatMap(\.files), recipe: recipe, make: make)
    }

    /// Names the file whose picture has what a format does not hold.
    func holding<Result>(
        _ sprite: Sprite, _ format: String, _ write: () throws(VectorError) -> Result
    ) throws(FileError) -> Result {
        do { return try write() } catch {
            throw FileError(
                .format, path: sprite.path, message: "has \(error.found), which \(format) does not hold")
        }
    }
}
