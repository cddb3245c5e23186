internal import SymbolColor
internal import SymbolDrawing
package import SymbolEffects
package import SymbolFiles
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills

/// A picture of a build: a symbol with a value along each axis.
///
/// It is drawn at several display scales.
package struct Sprite: Sendable {
    package let name: String
    /// The name that it shares with those among which an app chooses.
    let setName: String
    let choice: SpriteChoice
    let input: SpriteInput
    /// The file that is read: the input, or its drawing for the language.
    package let path: String
    /// At one pixel a point.
    let options: RenderOptions
    /// What moves it; nil for a still.
    package let effect: EffectSpec?
    /// Whether the whole motion is fitted into the size.
    let fitsMotion: Bool
    /// Tells apart what is drawn differently, but for the file's content.
    package let recipe: String

    /// What is read: the drawing, and the description of the symbol set that the input may be in.
    var files: [String] {
        [path] + [SymbolSet.contentsPath(of: input.path)].compactMap { $0 }.filter(Files.exists)
    }
}

extension BuildFile {
    /// Every combination of every symbol, in the order of the file.
    ///
    /// - Throws: `FileError` for names that clash.
    package func sprites() throws(FileError) -> [Sprite] {
        let sprites = inputs.flatMap { input in combinations.map { sprite(input, $0) } }
        var owners: [String: Sprite] = [:]
        for sprite in sprites {
            guard let other = owners.updateValue(sprite, forKey: sprite.name) else { continue }
            let message =
                other.input.path.utf8.elementsEqual(sprite.input.path.utf8)
                ? "\"\(sprite.name)\" names two pictures of \(sprite.input.path); expected a name that tells all axes apart"
                : "\"\(sprite.name)\" names both \(other.input.path) and \(sprite.input.path)"
            throw FileError(.format, path: path, message: message, at: sprite.input.position)
        }
        return sprites
    }

    private struct Combination {
        var options: RenderOptions
        var effect: EffectSpec?
        /// As written, by axis.
        var words: [String: String] = [:]
        var recipe: String

        func with<Value>(
            _ axis: String, _ value: AxisValue<Value>, _ change: (inout Combination, Value) -> Void
        ) -> Combination {
            var copy = self
            change(&copy, value.value)
            copy.words[axis] = value.text.map { $0 == "%" ? "" : "\($0)" }.joined()
            copy.recipe += "\(axis)=\(value.text)\n"
            return copy
        }

        /// Takes the size of text, and its weight where none is given.
        mutating func match(_ font: TextFont) {
            options.size = .points(font.pointSize)
            options.weight = options.weight ?? font.weight
            recipe += "font=\(font.pointSize) \(font.weight.rawValue)\n"
        }

        var bolder: Combination {
            var copy = self
            copy.options.weight = (options.weight ?? .regular).bolder
            copy.recipe += "bold-text\n"
            return copy
        }
    }

    private var combinations: [Combination] {
        var all = [Combination(options: base.options, recipe: base.recipe)]
        all = all.flatMap { one in axes.weights.map { one.with("weight", $0) { $0.options.weight = $1 } } }
        all = all.flatMap { one in axes.scales.map { one.with("scale", $0) { $0.options.scale = $1 } } }
        all = all.flatMap { one in axes.modes.map { one.with("mode", $0) { $0.options.style.mode = $1 } } }
        all = all.flatMap { one in
            axes.appearances.map { one.with("appearance", $0) { $0.options = base.dressed($0.options, $1) } }
        }
        all = all.flatMap(sized)
        all = all.flatMap { one in axes.values.map { one.with("value", $0) { $0.options.style.variableValue = $1 } } }
        all = all.flatMap { one in axes.locales.map { one.with("locale", $0) { $0.options.locale = $1 } } }
        return all.flatMap { one in axes.effects.map { one.with("effect", $0) { $0.effect = $1 } } }
    }

    /// At every size, or beside every text.
    private func sized(_ one: Combination) -> [Combination] {
        let sized =
            axes.text.fonts.isEmpty
            ? axes.sizes.map { one.with("size", $0) { $0.options.size = $1 } }
            : axes.text.fonts.map { font in
                one.with("size", .init(text: font.style, value: font.font)) { $0.match($1) }
                    .with("dynamic-type", .init(text: font.size, value: font.size)) { _, _ in }
            }
        return axes.text.isBold ? sized.map(\.bolder) : sized
    }

    private func sprite(_ input: SpriteInput, _ combination: Combination) -> Sprite {
        let options = combination.options
        let sibling = LocalizedFile.sibling(of: input.path, options.locale, options.effectiveDirection)
        var words = combination.words
        words["symbol"] = input.name
        let choice = SpriteChoice(of: options, among: axes)
        let shared = words.filter { !choice.axes.contains($0.key) }
        return Sprite(
            name: name.text(words), setName: name.text(shared), choice: choice, input: input,
            path: sibling ?? input.path, options: options,
            effect: combination.effect, fitsMotion: base.fitsMotion, recipe: combination.recipe)
    }
}

extension SpriteBase {
    fileprivate var options: RenderOptions {
        var options = RenderOptions()
        (options.style, options.background, options.canvas, options.isStrict) = (style, background, canvas, isStrict)
        options.baseline = baseline
        return options
    }

    /// The colours of a light or dark appearance.
    fileprivate func dressed(_ options: RenderOptions, _ scheme: Appearance.Scheme) -> RenderOptions {
        var options = options
        options.style.appearance.scheme = scheme
        options.style.tint = tint ?? (scheme == .dark ? .white : .black)
        if let assetColors { options.style.assetColors = assetColors.colors(for: scheme) }
        return options
    }
}
