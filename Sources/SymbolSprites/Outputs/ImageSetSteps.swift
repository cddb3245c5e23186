internal import SymbolColor
internal import SymbolFiles
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills
internal import SymbolText

extension SpriteSteps {
    /// Makes the image sets of an asset catalog, each with the drawings for all appearances and directions (Apple,
    /// Asset Catalog Format Reference: Image Set Type).
    func imageSets(_ sprites: [Sprite], _ output: SpriteOutput) -> [BuildStep] {
        sprites.sets.map { set in
            let folder = "\(output.path)\(set[0].setName).imageset/"
            let isVector = output.vector.format == .svg
            let stems = set.stems
            let names = zip(set, stems).flatMap { isVector ? ["\($1).svg"] : images($1) }
            var recipe = ContentDigest(
                of: "imageset \(output.vector.format.rawValue) \(output.vector.intent?.rawValue ?? "")")
            for sprite in set { recipe.add(self.recipe(sprite, "imageset")) }
            return BuildStep(
                outputs: names.map { folder + $0 } + [folder + "Contents.json"], inputs: set.flatMap(\.files),
                recipe: recipe
            ) { [self] in
                let images = try zip(set, stems).flatMap { sprite, stem in
                    try isVector ? [vectorEntry(sprite, stem)] : entries(sprite, stem)
                }
                var members: [(String, JSONValue)] = [("images", .array(images)), ("info", .catalogInfo)]
                let properties = properties(output.vector)
                if !properties.isEmpty { members.append(("properties", .object(properties))) }
                let files = try set.flatMap { sprite in
                    try isVector ? [vector(sprite)] : scales.map { try png(sprite, $0) }
                }
                return files + [JSONValue.object(members).bytes]
            }
        }
    }

    private func images(_ stem: String) -> [String] { scales.map { "\(stem)\(DisplayScale.suffix($0)).png" } }

    private func entries(_ sprite: Sprite, _ stem: String) throws -> [JSONValue] {
        try zip(images(stem), scales).map { name, scale in
            let insets = try painter.metrics(sprite, displayScale: scale).alignmentInsets
            return try entry(sprite, name, insets, [("scale", .string("\(DisplayScale.times(scale))x"))])
        }
    }

    private func vectorEntry(_ sprite: Sprite, _ stem: String) throws -> JSONValue {
        try entry(sprite, "\(stem).svg", painter.metrics(sprite, displayScale: 1).alignmentInsets, [])
    }

    private func entry(
        _ sprite: Sprite, _ name: String, _ insets: AlignmentInsets, _ scale: [(String, JSONValue)]
    ) throws -> JSONValue {
        var members: [(String, JSONValue)] = [("alignment-insets", .insets(insets))]
        if sprite.traits.scheme == .dark {
            let dark = JSONValue.object([("appearance", "luminosity"), ("value", "dark")])
            members.append(("appearances", .array([dark])))
        }
        members += [("filename", .string(name)), ("idiom", "universal")]
        switch sprite.traits.direction {
        case .rightToLeft: members.append(("language-direction", "right-to-left"))
        case .leftToRight: members.append(("language-direction", "left-to-right"))
        // An image for one direction is mirrored in the other.
        case nil where try painter.source(of: sprite).mirrorsInRightToLeft:
            members.append(("language-direction", .string(sprite.drawing.options.effectiveDirection.rawValue)))
        case nil: break
        }
        return .object(members + scale)
    }

    private func properties(_ options: VectorOptions) -> [(String, JSONValue)] {
        let vector: [(String, JSONValue)] =
            options.format == .svg ? [("preserves-vector-representation", .bool(true))] : []
        return vector + (options.intent.map { [("template-rendering-intent", .string($0.rawValue))] } ?? [])
    }

    /// Returns the SVG in the symbol's own colours: in an app there is no text colour to inherit.
    private func vector(_ sprite: Sprite) throws -> [UInt8] {
        let picture = try painter.vectorPicture(sprite)
        return try writing(sprite, "an SVG") { () throws(VectorError) in
            try SVGFile.bytes(picture, ids: sprite.name, tint: nil)
        }
    }
}
