internal import SymbolText

extension SpriteSteps {
    /// Makes a step whose files each contain something of many sprites.
    ///
    /// - Parameters:
    ///   - sprites: The sprites.
    ///   - kind: A text that differs between kinds of files made of the same sprites.
    ///   - paths: The paths of the files.
    ///   - ids: Returns the part of a sprite's texts that depends on other sprites.
    ///   - check: Throws where no file can contain all the sprites.
    ///   - make: Makes a sprite's texts.
    ///   - join: Makes the files from the texts of all sprites, in their order.
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
        let cache = cachePath(of: paths, JoinedTexts.ending)
        return BuildStep(
            outputs: paths + [cache].compactMap(\.self), inputs: sprites.flatMap(\.files), recipe: recipe,
            parts: []
        ) {
            try check()
            var joined = JoinedTexts(readingFrom: cache)
            let texts = try parts.map { part in try joined.texts(part.recipe) { try make(part.sprite) } }
            return try join(texts) + (cache == nil ? [] : [joined.bytes])
        }
    }
}
