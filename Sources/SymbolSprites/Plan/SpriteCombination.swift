internal import SymbolColor
internal import SymbolDrawing
internal import SymbolFiles
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills

/// One value along each axis.
struct SpriteCombination: Sendable {
    var options: RenderOptions
    var motion: SpriteMotion?
    /// The values as they are written, by axis.
    var words: [String: String] = [:]
    var recipe: String

    func with<Value>(
        _ axis: String, _ value: AxisValue<Value>, _ change: (inout SpriteCombination, Value) -> Void
    ) -> SpriteCombination {
        var copy = self
        change(&copy, value.value)
        copy.words[axis] = value.text.map { $0 == "%" ? "" : "\($0)" }.joined()
        copy.recipe += "\(axis)=\(value.text)\n"
        return copy
    }

    /// Applies a size; the recipe distinguishes points from pixels, whose text is the same.
    mutating func resize(_ size: SymbolSize) {
        options.size = size
        if case .points = size { recipe += "in points\n" }
    }

    /// Applies the size of a font, and its weight where none is given.
    mutating func apply(_ font: TextFont) {
        options.size = .points(font.pointSize)
        options.weight = options.weight ?? font.weight
        recipe += "font=\(font.pointSize) \(font.weight.rawValue)\n"
    }

    mutating func apply(_ motion: SpriteMotion?) {
        self.motion = motion
        recipe += motion?.recipe ?? ""
    }

    var bolder: SpriteCombination {
        var copy = self
        copy.options.weight = (options.weight ?? .regular).bolder
        copy.recipe += "bold-text\n"
        return copy
    }
}

extension SpriteSettings {
    /// The number of combinations, which may be larger than any integer.
    var combinationCount: Double {
        let sizes = axes.text.fonts.isEmpty ? axes.sizes.count : axes.text.fonts.count
        let counts = [
            axes.weights.count, axes.scales.count, axes.modes.count, axes.appearances.count, sizes, axes.values.count,
            axes.locales.count, axes.effects.count
        ]
        return counts.reduce(1) { $0 * Double($1) }
    }

    var combinations: [SpriteCombination] {
        var all = [SpriteCombination(options: base.options, recipe: base.recipe)]
        all = all.flatMap { one in axes.weights.map { one.with("weight", $0) { $0.options.weight = $1 } } }
        all = all.flatMap { one in axes.scales.map { one.with("scale", $0) { $0.options.scale = $1 } } }
        all = all.flatMap { one in axes.modes.map { one.with("mode", $0) { $0.options.style.mode = $1 } } }
        all = all.flatMap { one in
            axes.appearances.map { one.with("appearance", $0) { $0.options = base.applying($1, to: $0.options) } }
        }
        all = all.flatMap(sized)
        all = all.flatMap { one in axes.values.map { one.with("value", $0) { $0.options.style.variableValue = $1 } } }
        all = all.flatMap { one in axes.locales.map { one.with("locale", $0) { $0.options.locale = $1 } } }
        return all.flatMap { one in axes.effects.map { one.with("effect", $0) { $0.apply($1) } } }
    }

    /// Combines with every size, or with every text style and text size.
    private func sized(_ one: SpriteCombination) -> [SpriteCombination] {
        let sized =
            axes.text.fonts.isEmpty
            ? axes.sizes.map { one.with("size", $0) { $0.resize($1) } }
            : axes.text.fonts.map { font in
                one.with("size", .init(text: font.style, value: font.font)) { $0.apply($1) }
                    .with("dynamic-type", .init(text: font.size, value: font.size)) { _, _ in }
            }
        return axes.text.isBold ? sized.map(\.bolder) : sized
    }
}

extension SpriteBase {
    fileprivate var options: RenderOptions {
        var options = RenderOptions()
        (options.style, options.background, options.canvas, options.isStrict) = (style, background, canvas, isStrict)
        (options.baseline, options.rasterizer, options.limits) = (baseline, rasterizer, limits)
        options.layoutDirection = layoutDirection
        return options
    }

    /// Returns options with an appearance and its colours.
    fileprivate func applying(_ scheme: Appearance.Scheme, to options: RenderOptions) -> RenderOptions {
        var options = options
        options.style.appearance.scheme = scheme
        if let assetColors { options.style.assetColors = assetColors.colors(for: scheme) }
        return options
    }
}
