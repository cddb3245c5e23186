internal import SymbolText

extension SpriteSteps {
    /// A step whose files each hold something of many sprites.
    ///
    /// - Parameters:
    ///   - sprites: The sprites.
    ///   - kind: What tells the texts of a sprite from those of another kind of file.
    ///   - paths: The files.
    ///   - ids: What of a sprite's texts other sprites decide.
    ///   - check: Throws where no file can hold all the sprites.
    ///   - make: Makes a sprite's texts.
    ///   - join: Makes the files of the texts of all, in their order.
    /// - Returns: The step.
    func joined(
        _ sprites: [Sprite], _ kind: String, at paths: [String], ids: (Sprite) -> [String] = { _ in [] },
        check: @escaping @Sendable () throws -> Void = {},
        make: @escaping @Sendable (Sprite) throws -> [String],
        join: @escaping @Sendable ([[String]]) throws -> [[UInt8]]
    ) -> BuildStep {
        let parts = sprites.map { sprite in
            var recipe = self.recipe(sprite, kind)
            for text in [sprite.name] + ids(sprite) { recipe.add(text) }
            return (sprite: sprite, recipe: recipe)
        }
        var recipe = ContentDigest(of: "\(Self.identity) \(kind)")
        for part in parts { recipe.add(part.recipe) }
        let kept = keptPath(of: paths, JoinedTexts.ending)
        return BuildStep(
            outputs: paths + [kept].compactMap(\.self), inputs: sprites.flatMap(\.files), recipe: recipe,
            parts: []
        ) {
            try check()
            var joined = JoinedTexts(readingFrom: kept)
            let texts = try parts.map { part in try joined.texts(part.recipe) { try make(part.sprite) } }
            return try join(texts) + (kept == nil ? [] : [joined.bytes])
        }
    }
}
