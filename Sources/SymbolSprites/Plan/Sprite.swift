internal import SymbolColor
internal import SymbolDrawing
package import SymbolFiles
internal import SymbolModel
internal import SymbolRendering
package import SymbolStills
internal import SymbolText

/// A picture of a build: a symbol with a value along each axis, drawn at several display scales.
package struct Sprite: Sendable {
    /// The name of the picture, without the suffix of its display scale.
    package let name: String
    /// The part of the name that the symbol itself determines.
    let symbolName: String
    /// The name that the sprite shares with the drawings for other traits.
    let setName: String
    let traits: SpriteTraits
    let input: SpriteInput
    /// The files that are read for the symbol.
    let source: SymbolSource
    /// How the sprite is drawn; all symbols share it within one combination.
    let drawing: SpriteDrawing
    private(set) var map: MapOptions

    /// The options for drawing the sprite at one pixel per point.
    package var options: RenderOptions { drawing.options }
    /// The path of the file that is drawn: the input, or its drawing for the language.
    package var path: String { source.drawing }
    /// The motion of the sprite; nil for a still.
    package var motion: SpriteMotion? { drawing.motion }
    /// A text that differs where sprites are drawn differently, apart from the content of files.
    package var recipe: String { drawing.recipe }

    /// The same sprite without options for maps.
    var withoutMap: Sprite {
        var sprite = self
        sprite.map = MapOptions()
        return sprite
    }

    /// A hint at how to give the sprite another name.
    var otherName: String { "one as in {files: \(Files.name(of: input.path)), name: other}" }

    /// The paths of all files that are read.
    var files: [String] { drawing.motionFiles.isEmpty ? source.files : source.files + drawing.motionFiles }
    /// The paths of the files that are drawn or describe the motion.
    package var drawnFiles: [String] { [path] + drawing.motionFiles }
}

/// How the sprites of one combination are drawn, in a class that they share: it is large, and they are many.
final class SpriteDrawing: Sendable {
    /// The options for drawing at one pixel per point.
    let options: RenderOptions
    let motion: SpriteMotion?
    /// The paths of the files that the motion reads.
    let motionFiles: [String]
    /// Whether the whole motion is fitted into the size.
    let fitsMotion: Bool
    let recipe: String
    /// The digest of the recipe.
    let digest: ContentDigest

    init(_ combination: SpriteCombination, _ settings: SpriteSettings) {
        (options, motion, recipe) = (combination.options, combination.motion, combination.recipe)
        motionFiles = combination.motion?.files(combination.options) ?? []
        (fitsMotion, digest) = (settings.base.fitsMotion, ContentDigest(of: combination.recipe))
    }
}

extension BuildFile {
    /// Returns every combination of every symbol, in the order of the file, with the file's own settings.
    ///
    /// - Throws: `FileError` for names that occur twice.
    package func sprites() throws(FileError) -> [Sprite] {
        let sprites = try allSprites(with: 0)
        try refuseClashes(sprites) { $0.name }
        return sprites
    }

    /// Returns the sprites of the outputs whose settings have an index.
    func sprites(with number: Int) throws(FileError) -> [Sprite] {
        let sprites = try allSprites(with: number)
        if outputs.allSatisfy({ $0.settings != number || $0.kind.selectsByTraits }) {
            try refuseClashes(sprites) { SpriteTraits.Key(setName: $0.setName, traits: $0.traits) }
        } else {
            try refuseClashes(sprites) { $0.name }
        }
        return sprites
    }

    private func allSprites(with number: Int) throws(FileError) -> [Sprite] {
        let settings = settings[number]
        var inputCounts = settings.map { _ in 0 }
        for input in inputs { inputCounts[input.entry] += 1 }
        let count = zip(inputCounts, settings).reduce(0) { $0 + Double($1.0) * $1.1.combinationCount }
        guard count <= Self.spriteLimit else {
            throw FileError(
                .format, path: path,
                message: "\(inputs.count) symbols with all their axes are \(Int(clamping: count)) pictures; "
                    + "expected at most \(Int(Self.spriteLimit)) in one build file")
        }
        // Where every entry has axes of its own, those of the file are combined for none.
        let combinations = zip(inputCounts, settings).map { inputCount, settings in
            inputCount == 0 ? [] : settings.combinations.map { ($0, SpriteDrawing($0, settings)) }
        }
        var sprites: [Sprite] = []
        sprites.reserveCapacity(Int(count))
        for input in inputs {
            for (combination, drawing) in combinations[input.entry] {
                sprites.append(sprite(input, combination, drawing, settings[input.entry]))
            }
        }
        return sprites
    }

    /// Throws for pictures with the same key.
    private func refuseClashes<Key: Hashable>(_ sprites: [Sprite], _ key: (Sprite) -> Key) throws(FileError) {
        var owners: [Key: Int] = [:]
        owners.reserveCapacity(sprites.count)
        for (index, sprite) in sprites.enumerated() {
            guard let other = owners.updateValue(index, forKey: key(sprite)) else { continue }
            throw FileError(.format, path: path, message: clash(sprite, sprites[other]), at: sprite.input.position)
        }
    }

    /// The maximum number of sprites; more would not fit into the memory of an ordinary machine.
    private static let spriteLimit = 500_000.0

    /// A description of two pictures with the same name, and of how to distinguish them.
    private func clash(_ sprite: Sprite, _ other: Sprite) -> String {
        let (input, first) = (sprite.input, other.input)
        if first.path.utf8.elementsEqual(input.path.utf8), first.entry == input.entry {
            return
                "\"\(sprite.name)\" names two pictures of \(input.path); expected a name that distinguishes all axes"
        }
        let pattern = first.folders == input.folders ? nil : settings[0][input.entry].name.withPath
        let hint = pattern.map { "\"name: '\($0)'\"" } ?? sprite.otherName
        return "\"\(sprite.name)\" names both \(first.path) and \(input.path); expected \(hint)"
    }

    private func sprite(
        _ input: SpriteInput, _ combination: SpriteCombination, _ drawing: SpriteDrawing, _ settings: SpriteSettings
    ) -> Sprite {
        let options = combination.options
        func own(_ axis: String) -> String? { input.word(axis, settings.separator) }
        func word(_ axis: String) -> String? { own(axis) ?? combination.words[axis] }
        let symbolName = settings.name.text(own)
        let traits = SpriteTraits(of: options, among: settings.axes)
        let (name, omitted) = (settings.name.text(word), traits.axes)
        return Sprite(
            name: name, symbolName: symbolName.isEmpty ? input.name : symbolName,
            setName: omitted.isEmpty ? name : settings.name.text { omitted.contains($0) ? nil : word($0) },
            traits: traits, input: input, source: SymbolSource(input.path, options), drawing: drawing,
            map: settings.map)
    }
}
