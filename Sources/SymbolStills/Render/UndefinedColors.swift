internal import SymbolModel
internal import SymbolRendering
internal import SymbolText

extension TemplateArtwork {
    /// Returns a warning for each colour that layers of a style's mode name and that nothing defines.
    func undefinedColors(_ style: SymbolStyle) -> [Diagnostic] {
        undefinedColors(of: layers(for: style.mode) ?? [], style)
    }

    /// Returns a warning for each colour that layers of any mode name and that nothing defines.
    func undefinedColorsOfAllModes(_ style: SymbolStyle) -> [Diagnostic] {
        undefinedColors(of: LayerMode.allCases.flatMap { layers[$0] ?? [] }, style)
    }

    private func undefinedColors(of layers: [Layer], _ style: SymbolStyle) -> [Diagnostic] {
        var found: [String] = []
        for name in layers.compactMap(style.undefinedColor) where !found.contains(name) {
            found.append(name)
        }
        return found.map { name in
            let near = name.nearest(in: style.assetColors.keys.sorted() + SystemPalette.spellings)
            return Diagnostic(
                .undefinedColor, "the colour “\(name)” is not defined, so the tint stands in",
                help: near.map { "did you mean \($0)?" } ?? "`assetColors` defines it")
        }
    }
}
