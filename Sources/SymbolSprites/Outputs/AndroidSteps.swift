internal import SymbolColor
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills
internal import SymbolText

extension SpriteSteps {
    /// Makes `drawable-mdpi/name.png` and the like, in a folder for the density of each display scale (Android, Support
    /// different pixel densities).
    func drawables(_ sprite: Sprite, in folder: String) -> BuildStep {
        let name = AndroidResource.name(of: sprite.setName)
        let paths = scales.map { scale in
            "\(folder)drawable\(sprite.traits.qualifiers)-\(AndroidResource.density(of: scale))/\(name).png"
        }
        return step(sprite, "png", paths) { [self] in try scales.map { try png(sprite, $0) } }
    }

    /// Makes `values-mdpi/insets.xml` and the like: the position of the layout box in each drawable of that density, as
    /// dimensions `name_inset_top` (Android, Dimension resources).
    func drawableInsets(_ sprites: [Sprite], in folder: String) -> BuildStep {
        var variants: [SpriteTraits] = []
        for sprite in sprites where !variants.contains(sprite.traits) { variants.append(sprite.traits) }
        let files = variants.flatMap { traits in scales.map { (traits: traits, scale: $0) } }
        let paths = files.map { traits, scale in
            "\(folder)values\(traits.qualifiers)-\(AndroidResource.density(of: scale))/insets.xml"
        }
        return joined(
            sprites, "insets", at: paths,
            make: { [self] sprite in
                try scales.map { scale in
                    AndroidResource.dimensions(
                        of: sprite.setName, try painter.metrics(sprite, displayScale: scale).alignmentInsets)
                }
            },
            join: { [variants, scales] dimensions in
                variants.flatMap { traits in
                    let own = zip(sprites, dimensions).filter { $0.0.traits == traits }.map(\.1)
                    return scales.indices.map { scale in
                        Array("<resources>\n\(own.map { $0[scale] }.joined())</resources>\n".utf8)
                    }
                }
            })
    }

    /// Makes `drawable/name.xml`, and `drawable-night/name.xml` for the dark appearance.
    func vectorDrawable(_ sprite: Sprite, in folder: String) -> BuildStep {
        let name = AndroidResource.name(of: sprite.setName)
        let path = "\(folder)drawable\(sprite.traits.qualifiers)/\(name).xml"
        let isForAll = sprite.traits.direction == nil
        return step(sprite, "vectordrawable \(isForAll)", [path]) { [self] in
            let picture = try painter.vectorPicture(sprite)
            return [
                try writing(sprite, "a vector drawable") { () throws(VectorError) in
                    try VectorDrawable.bytes(picture, isAutoMirrored: isForAll && picture.isMirrored)
                }
            ]
        }
    }
}

extension SpriteTraits {
    /// The qualifiers of a resource folder, in the order that Android requires (App resources overview, Table 2).
    var qualifiers: String {
        (direction == .rightToLeft ? "-ldrtl" : "") + (scheme == .dark ? "-night" : "")
    }
}
