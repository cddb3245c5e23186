internal import SymbolFiles
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills
internal import SymbolText

extension SpriteSteps {
    /// All stills as elements of one SVG.
    func vectorSprite(_ sprites: [Sprite], _ output: SpriteOutput) -> BuildStep {
        let prefix = output.vector.prefix ?? ""
        let svg = VectorSprite(of: sprites.map(\.name), prefix: prefix)
        return joined(
            sprites, "svg \(prefix)", at: [output.path], ids: { svg.ids(in: $0.name) },
            make: { [self] sprite in
                let picture = try painter.vectorPicture(sprite)
                let element = try holding(sprite, "an SVG") { () throws(VectorError) in
                    try svg.element(picture, name: sprite.name)
                }
                return [element]
            },
            join: { elements in [VectorSprite.bytes(of: Array(elements.joined()))] })
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
