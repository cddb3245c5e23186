internal import SymbolFiles
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills
internal import SymbolText

extension SpriteSteps {
    /// Makes one SVG with all stills as elements.
    func vectorSprite(_ sprites: [Sprite], _ output: SpriteOutput) -> BuildStep {
        let prefix = output.vector.prefix ?? ""
        let svg = VectorSprite(of: sprites.map(\.name), prefix: prefix)
        return joined(
            sprites, "svg \(prefix)", at: [output.path], ids: { svg.ids(in: $0.name) },
            make: { [self] sprite in
                let picture = try painter.vectorPicture(sprite)
                let element = try writing(sprite, "an SVG") { () throws(VectorError) in
                    try svg.element(picture, name: sprite.name)
                }
                return [element]
            },
            join: { elements in [VectorSprite.bytes(of: Array(elements.joined()))] })
    }

    /// Makes `folder/name.svg`.
    func vectorFile(_ sprite: Sprite, _ output: SpriteOutput) -> BuildStep {
        let name = (output.vector.prefix ?? "") + sprite.name
        return step(sprite, "svgs \(name)", ["\(output.path)\(name).svg"]) { [self] in
            let picture = try painter.vectorPicture(sprite)
            return [
                try writing(sprite, "an SVG") { () throws(VectorError) in
                    try SVGFile.bytes(picture, ids: name, tint: picture.tint)
                }
            ]
        }
    }

    /// Runs a closure that writes a picture in a format; its error then names the file of the symbol.
    func writing<Result>(
        _ sprite: Sprite, _ format: String, _ write: () throws(VectorError) -> Result
    ) throws(FileError) -> Result {
        do { return try write() } catch {
            throw FileError(
                .format, path: sprite.path, message: "has \(error.found), which \(format) cannot represent")
        }
    }
}
