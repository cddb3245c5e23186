internal import SymbolColor
internal import SymbolDrawing
internal import SymbolModel
internal import SymbolRendering
internal import SymbolText

/// An option that has no effect on some symbols.
///
/// Options that describe the reader (appearance, contrast, language, text size) are not among them, since they are
/// requested for every symbol, whether it adapts or not.
package enum IneffectiveOption: CaseIterable, Sendable {
    case levels, colors, tint, assetColors, gradient, variableValue, weight, scale

    /// Returns the given options, and whether each of them changes nothing about a symbol.
    static func given(
        _ symbol: Symbol, _ variant: Variant?, _ options: RenderOptions
    ) -> [(option: IneffectiveOption, isIneffective: Bool)] {
        allCases.filter { $0.isGiven(options) }.map { ($0, $0.isIneffective(on: symbol, variant, options)) }
    }

    /// Returns the warning that the option changes nothing about an icon or another symbol.
    func diagnostic(isIcon: Bool) -> Diagnostic {
        Diagnostic(.ineffective, message(isIcon), help: help(isIcon))
    }

    private func isGiven(_ options: RenderOptions) -> Bool {
        let style = options.style
        return switch self {
        case .levels: style.mode == .hierarchical || style.mode == .palette && style.palette.count > 1
        case .colors: style.mode == .multicolor
        case .tint: style.tint != nil
        case .assetColors: !style.assetColors.isEmpty
        case .gradient: style.colorRendering == .gradient
        case .variableValue: style.variableValue != nil
        case .weight: (options.weight ?? .regular) != .regular
        case .scale: (options.scale ?? .medium) != .medium
        }
    }

    private func isIneffective(on symbol: Symbol, _ variant: Variant?, _ options: RenderOptions) -> Bool {
        switch (self, symbol.artwork) {
        case (.levels, .template(let artwork)): artwork.layers[.hierarchical] == nil
        case (.colors, .template(let artwork)): artwork.layers[.multicolor] == nil
        case (.levels, .icon), (.scale, .icon): true
        // An icon's paints are its colours; what a template cannot provide is reported as a substitution.
        case (.colors, .icon), (.weight, .template), (.scale, .template): false
        default: symbol.list(variant, with(true, options)) == symbol.list(variant, with(false, options))
        }
    }

    /// Returns the options with one of two values between which the symbol changes if the option matters.
    private func with(_ isFirst: Bool, _ options: RenderOptions) -> RenderOptions {
        var options = options
        switch self {
        case .tint: options.style.tint = isFirst ? .black : .white
        case .assetColors: if isFirst { options.style.assetColors = [:] }
        case .gradient: options.style.colorRendering = isFirst ? .flat : .gradient
        // At 0 nothing is lit or drawn, and without a value everything is.
        case .variableValue: options.style.variableValue = isFirst ? 0 : nil
        case .weight: options.weight = isFirst ? .regular : .black
        case .levels, .colors, .scale: break
        }
        return options
    }

    private func message(_ isIcon: Bool) -> String {
        switch self {
        case .levels: "the symbol has no levels, so it is drawn in one colour"
        case .colors: "the symbol names no colours, so it is drawn in the tint"
        case .tint: "no layer takes the tint in this mode"
        case .assetColors: "no layer takes one of the asset colours in this mode"
        case .gradient: "no layer has a colour for a gradient"
        case .variableValue where isIcon: "an icon does not vary"
        case .variableValue: "the symbol does not vary: no layer of this mode has a variable threshold"
        case .weight: "the icon has no strokes, so it looks the same in every weight"
        case .scale: "an icon has one scale"
        }
    }

    private func help(_ isIcon: Bool) -> String? {
        switch self {
        case .variableValue where !isIcon: "`variesAllLayers` varies them all"
        case .weight: "a template converted from it has nine"
        default: nil
        }
    }
}

extension Symbol {
    fileprivate func list(_ variant: Variant?, _ options: RenderOptions) -> DisplayList? {
        switch artwork {
        case .icon(let icon):
            DisplayList(
                icon.drawing(in: options.style.appearance.scheme), style: options.style, weight: options.weight)
        case .template(let artwork): variant.map { DisplayList(artwork, variant: $0, style: options.style) }
        }
    }
}
