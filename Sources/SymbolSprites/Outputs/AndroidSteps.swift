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

/// The names and densities of Android's drawable resources.
enum AndroidResource {
    /// Makes the name of a resource, which has only lower-case letters, digits and underscores, and begins with a
    /// letter.
    static func name(of sprite: String) -> String {
        let name = String(sprite.unaccented.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return name.first?.isLetter == true ? name : "ic_" + name
    }

    static let densities: [Double: String] = [
        0.75: "ldpi", 1: "mdpi", 1.5: "hdpi", 2: "xhdpi", 3: "xxhdpi", 4: "xxxhdpi"
    ]

    /// The qualifier of a display scale; the checks of build files allow only those listed.
    static func density(of scale: Double) -> String { densities[scale] ?? "nodpi" }

    /// Returns the insets as dimensions in pixels of the density that the resource is for.
    static func dimensions(of sprite: String, _ insets: AlignmentInsets) -> String {
        let sides = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
        return sides.map { side, pixels in
            let length = SVGNumberFormat(decimals: 3).string(pixels)
            return "    <dimen name=\"\(name(of: sprite))_inset_\(side)\">\(length)px</dimen>\n"
        }.joined()
    }
}

extension SpriteTraits {
    /// The qualifiers of a resource folder, in the order that Android requires (App resources overview, Table 2).
    var qualifiers: String {
        (direction == .rightToLeft ? "-ldrtl" : "") + (scheme == .dark ? "-night" : "")
    }
}
