internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills
internal import SymbolText

extension SpriteSteps {
    /// `drawable-mdpi/name.png` and so on, by the density of each display scale (Android, Support different pixel
    /// densities).
    func drawables(_ sprite: Sprite, in folder: String) -> BuildStep {
        let name = AndroidResource.name(of: sprite.setName)
        let paths = scales.map { scale in
            "\(folder)drawable\(sprite.choice.qualifiers)-\(AndroidResource.density(of: scale))/\(name).png"
        }
        return step(sprite, "png", paths) { [self] in try scales.map { try png(sprite, $0) } }
    }

    /// `values-mdpi/insets.xml` and so on: where the layout box lies in each drawable of that density, as dimensions
    /// `name_inset_top` (Android, Dimension resources).
    func drawableInsets(_ sprites: [Sprite], in folder: String) -> BuildStep {
        var choices: [SpriteChoice] = []
        for sprite in sprites where !choices.contains(sprite.choice) { choices.append(sprite.choice) }
        let files = choices.flatMap { choice in scales.map { (choice: choice, scale: $0) } }
        let paths = files.map { choice, scale in
            "\(folder)values\(choice.qualifiers)-\(AndroidResource.density(of: scale))/insets.xml"
        }
        return joined(
            sprites, "insets", at: paths,
            make: { [self] sprite in
                try scales.map { scale in
                    AndroidResource.dimensions(
                        of: sprite.setName, try painter.metrics(sprite, displayScale: scale).alignmentInsets)
                }
            },
            join: { [choices, scales] dimensions in
                choices.flatMap { choice in
                    let own = zip(sprites, dimensions).filter { $0.0.choice == choice }.map(\.1)
                    return scales.indices.map { scale in
                        Array("<resources>\n\(own.map { $0[scale] }.joined())</resources>\n".utf8)
                    }
                }
            })
    }

    /// `drawable/name.xml`, and `drawable-night/name.xml` for the dark appearance.
    func vectorDrawable(_ sprite: Sprite, in folder: String) -> BuildStep {
        let name = AndroidResource.name(of: sprite.setName)
        let path = "\(folder)drawable\(sprite.choice.qualifiers)/\(name).xml"
        let isForAll = sprite.choice.direction == nil
        return step(sprite, "vectordrawable \(isForAll)", [path]) { [self] in
            let picture = try painter.vectorPicture(sprite)
            return [
                try holding(sprite, "a vector drawable") { () throws(VectorError) in
                    try VectorDrawable.bytes(picture, isAutoMirrored: isForAll && picture.isMirrored)
                }
            ]
        }
    }
}

/// Names and densities of Android's drawable resources.
enum AndroidResource {
    /// Resource names are lower-case letters, digits and underscores, and begin with a letter.
    static func name(of sprite: String) -> String {
        let name = String(sprite.unaccented.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return name.first?.isLetter == true ? name : "ic_" + name
    }

    static let densities: [Double: String] = [
        0.75: "ldpi", 1: "mdpi", 1.5: "hdpi", 2: "xhdpi", 3: "xxhdpi", 4: "xxxhdpi"
    ]

    /// Build files with other scales are refused.
    static func density(of scale: Double) -> String { densities[scale] ?? "nodpi" }

    /// A pixel is one of the density that the resource is for.
    static func dimensions(of sprite: String, _ insets: AlignmentInsets) -> String {
        let sides = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
        return sides.map { side, pixels in
            let length = SVGNumberFormat(decimals: 3).string(pixels)
            return "    <dimen name=\"\(name(of: sprite))_inset_\(side)\">\(length)px</dimen>\n"
        }.joined()
    }
}

extension SpriteChoice {
    /// In the order that Android asks for (App resources overview, Table 2).
    var qualifiers: String {
        (direction == .rightToLeft ? "-ldrtl" : "") + (scheme == .dark ? "-night" : "")
    }
}
