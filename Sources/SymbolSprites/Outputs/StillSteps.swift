internal import SymbolFiles
internal import SymbolImaging
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills
internal import SymbolText

extension SpriteSteps {
    /// The step that draws a sprite as `folder/name.png`, `folder/name@2x.png` and so on.
    func images(_ sprite: Sprite, in folder: String) -> BuildStep {
        let paths = scales.map { "\(folder)\(sprite.name)\(DisplayScale.suffix($0)).png" }
        return step(sprite, "png", paths) { try scales.map { try png(sprite, $0) } }
    }

    /// An image set of an asset catalog (Apple, Asset Catalog Format Reference: Image Set Type).
    func imageSet(_ sprite: Sprite, in catalog: String) -> BuildStep {
        let folder = "\(catalog)\(sprite.name).imageset/"
        let names = scales.map { "\(sprite.name)\(DisplayScale.suffix($0)).png" }
        return step(sprite, "imageset", names.map { folder + $0 } + [folder + "Contents.json"]) {
            let images = try zip(names, scales).map { name, scale in
                JSONValue.object([
                    ("alignment-insets", .insets(try painter.metrics(sprite, displayScale: scale).alignmentInsets)),
                    ("filename", .string(name)), ("idiom", "universal"),
                    ("scale", .string("\(DisplayScale.times(scale))x"))
                ])
            }
            let contents = JSONValue.object([("images", .array(images)), ("info", .catalogInfo)])
            return try scales.map { try png(sprite, $0) } + [contents.bytes]
        }
    }

    /// A symbol set of an asset catalog, which holds the template itself (the same, Symbol Image Set Type).
    func symbolSet(_ sprite: Sprite, in catalog: String) -> BuildStep {
        let folder = "\(catalog)\(sprite.symbolName).symbolset/"
        let name = "\(sprite.symbolName).svg"
        return step(sprite, "symbolset", [folder + name, folder + "Contents.json"]) {
            let symbol = try painter.source(of: sprite)
            guard case .template = symbol.artwork else {
                throw FileError(.format, path: sprite.path, message: "is no template; expected one for a symbol set")
            }
            let contents = SymbolSet.contents(holding: name, preferring: symbol.preferredMode)
            return [try Files.read(sprite.path), contents.bytes]
        }
    }

    /// All stills as elements of one SVG.
    func vectorSprite(_ sprites: [Sprite], at path: String) -> BuildStep {
        var recipe = ContentDigest(of: "\(Self.identity) svg")
        for sprite in sprites { recipe.add(sprite.name + self.recipe(sprite, "svg").text) }
        return BuildStep(outputs: [path], inputs: sprites.flatMap(\.files), recipe: recipe) {
            var svg = VectorSprite()
            for sprite in sprites {
                let picture = try painter.vector(sprite)
                if let unwritable = picture.list.items.unwritable {
                    throw FileError(
                        .format, path: sprite.path, message: "has \(unwritable), which an SVG sprite does not hold")
                }
                svg.append(
                    picture.list, name: sprite.name, label: try painter.source(of: sprite).spokenLabel,
                    bounds: picture.box, layoutBox: picture.layoutBox, tint: sprite.options.style.tint)
            }
            return [svg.bytes]
        }
    }

    func png(_ sprite: Sprite, _ scale: Double) throws -> [UInt8] {
        let picture = try painter.picture(sprite, displayScale: scale, rate: .film)
        return try encoder.encode(picture.frames[0], texts: PNGText.label(picture.label))
    }
}
