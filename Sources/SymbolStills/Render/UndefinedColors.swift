internal import SymbolModel
internal import SymbolRendering
internal import SymbolText

extension TemplateArtwork {
    /// Returns a warning for each colour that layers of a style's mode name and that nothing defines.
    func undefinedColors(_ style: SymbolStyle) -> [Diagnostic] {
        var found: [String] = []
        for name in (layers(for: style.mode) ?? []).compactMap(style.undefinedColor) where !found.contains(name) {
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
