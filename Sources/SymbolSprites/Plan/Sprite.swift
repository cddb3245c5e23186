internal import SymbolColor
internal import SymbolDrawing
package import SymbolFiles
internal import SymbolModel
internal import SymbolRendering
package import SymbolStills
internal import SymbolText

/// A picture of a build: a symbol with a value along each axis.
///
/// It is drawn at several display scales.
package struct Sprite: Sendable {
    package let name: String
    /// The symbol's own part of it.
    let symbolName: String
    /// The name that it shares with those among which an app chooses.
    let setName: String
    let choice: SpriteChoice
    let input: SpriteInput
    /// What is read of the input.
    let source: SymbolSource
    /// How it is drawn, as are all symbols in one combination.
    let drawing: SpriteDrawing
    private(set) var map: MapOptions

    /// At one pixel a point.
    package var options: RenderOptions { drawing.options }
    /// The file that is drawn: the input, or its drawing for the language.
    package var path: String { source.drawing }
    /// What moves it; nil for a still.
    package var motion: SpriteMotion? { drawing.motion }
    /// Tells apart what is drawn differently, but for the file's content.
    package var recipe: String { drawing.recipe }

    /// The same for readers that are no maps.
    var withoutMap: Sprite {
        var sprite = self
        sprite.map = MapOptions()
        return sprite
    }

    /// What gives it another name.
    var otherName: String { "one as in {files: \(Files.name(of: input.path)), name: other}" }

    /// What is read.
    var files: [String] { drawing.motionFiles.isEmpty ? source.files : source.files + drawing.motionFiles }
    /// What is drawn, and what tells how it moves.
    package var drawnFiles: [String] { [path] + drawing.motionFiles }
}

/// How sprites of one combination are drawn: one value for all of them, since it is large and they are many.
final class SpriteDrawing: Sendable {
    /// At one pixel a point.
    let options: RenderOptions
    let motion: SpriteMotion?
    /// The files that the motion reads.
    let motionFiles: [String]
    /// Whether the whole motion is fitted into the size.
    let fitsMotion: Bool
    let recipe: String
    /// Of the recipe.
    let digest: ContentDigest

    init(_ combination: SpriteCombination, _ settings: SpriteSettings) {
        (options, motion, recipe) = (combination.options, combination.motion, combination.recipe)
        motionFiles = combination.motion?.files(combination.options) ?? []
        (fitsMotion, digest) = (settings.base.fitsMotion, ContentDigest(of: combination.recipe))
    }
}

extension BuildFile {
    /// Every combination of every symbol, in the order of the file, as the file itself has them.
    ///
    /// - Throws: `FileError` for names that clash.
    package func sprites() throws(FileError) -> [Sprite] {
        let sprites = try allSprites(with: 0)
        try refuseClashes(sprites) { $0.name }
        return sprites
    }

    /// The same as outputs have them that have these of the settings.
    func sprites(with number: Int) throws(FileError) -> [Sprite] {
        let sprites = try allSprites(with: number)
        if outputs.allSatisfy({ $0.settings != number || $0.kind.holdsChoices }) {
            try refuseClashes(sprites) { SpriteChoice.Place(setName: $0.setName, choice: $0.choice) }
        } else {
            try refuseClashes(sprites) { $0.name }
        }
        return sprites
    }

    private func allSprites(with number: Int) throws(FileError) -> [Sprite] {
        let settings = settings[number]
        let count = inputs.reduce(0) { $0 + settings[$1.entry].combinationCount }
        guard count <= Self.spriteLimit else {
            throw FileError(
                .format, path: path,
                message: "\(inputs.count) symbols with all their axes are \(count) pictures; "
                    + "expected at most \(Self.spriteLimit) in one build file")
        }
        let combinations = settings.map { settings in
            settings.combinations.map { ($0, SpriteDrawing($0, settings)) }
        }
        var sprites: [Sprite] = []
        sprites.reserveCapacity(count)
        for input in inputs {
            for (combination, drawing) in combinations[input.entry] {
                sprites.append(sprite(input, combination, drawing, settings[input.entry]))
            }
        }
        return sprites
    }

    /// Refuses pictures of which what tells them apart is the same.
    private func refuseClashes<Key: Hashable>(_ sprites: [Sprite], _ key: (Sprite) -> Key) throws(FileError) {
        var owners: [Key: Int] = [:]
        owners.reserveCapacity(sprites.count)
        for (index, sprite) in sprites.enumerated() {
            guard let other = owners.updateValue(index, forKey: key(sprite)) else { continue }
            throw FileError(.format, path: path, message: clash(sprite, sprites[other]), at: sprite.input.position)
        }
    }

    /// More would not fit into the memory of many a machine.
    private static let spriteLimit = 500_000

    /// What is wrong with two pictures of one name, and what would tell them apart.
    private func clash(_ sprite: Sprite, _ other: Sprite) -> String {
        let (input, first) = (sprite.input, other.input)
        if first.path.utf8.elementsEqual(input.path.utf8), first.entry == input.entry {
            return
                "\"\(sprite.name)\" names two pictures of \(input.path); expected a name that tells all axes apart"
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
        let choice = SpriteChoice(of: options, among: settings.axes)
        let (name, told) = (settings.name.text(word), choice.axes)
        return Sprite(
            name: name, symbolName: symbolName.isEmpty ? input.name : symbolName,
            setName: told.isEmpty ? name : settings.name.text { told.contains($0) ? nil : word($0) },
            choice: choice, input: input, source: SymbolSource(input.path, options), drawing: drawing,
            map: settings.map)
    }
}
