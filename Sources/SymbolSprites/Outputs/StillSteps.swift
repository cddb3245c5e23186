internal import SymbolFiles
internal import SymbolImaging
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills
internal import SymbolText

extension SpriteSteps {
    /// Makes the step that draws a sprite as `folder/name.png`, `folder/name@2x.png` and so on.
    func images(_ sprite: Sprite, in folder: String) -> BuildStep {
        let paths = scales.map { "\(folder)\(sprite.name)\(DisplayScale.suffix($0)).png" }
        return step(sprite, "png", paths) { [self] in try scales.map { try png(sprite, $0) } }
    }

    /// Makes a symbol set of an asset catalog, which contains the template itself (Apple, Asset Catalog Format
    /// Reference: Symbol Image Set Type).
    func symbolSet(_ sprite: Sprite, in catalog: String) -> BuildStep {
        let folder = "\(catalog)\(sprite.symbolName).symbolset/"
        let name = "\(sprite.symbolName).svg"
        return step(sprite, "symbolset", [folder + name, folder + "Contents.json"]) { [self] in
            let symbol = try painter.source(of: sprite)
            guard case .template = symbol.artwork else {
                throw FileError(.format, path: sprite.path, message: "is not a template; expected one for a symbol set")
            }
            let contents = SymbolSet.contents(of: name, preferring: symbol.preferredMode)
            return [try Files.read(sprite.path, sprite.options.limits), contents.bytes]
        }
    }

    func png(_ sprite: Sprite, _ scale: Double) throws -> [UInt8] {
        let picture = try painter.picture(sprite, displayScale: scale, rate: .standard)
        return try encoder.encode(picture.frames[0], texts: PNGText.label(picture.label))
    }
}
