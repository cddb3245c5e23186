internal import SymbolGeometry
public import SymbolModel
internal import SymbolRendering

extension SymbolRenderer {
    /// Draws one labelled picture that shows a symbol in many forms.
    ///
    /// - Parameters:
    ///   - symbol: The symbol to draw.
    ///   - axes: The forms to show, each in a section of its own, from top to bottom.
    ///   - options: The options that all tiles share; the size is that of each tile.
    /// - Returns: The picture without metrics, and a diagnostic for each tile that could not be drawn as labelled.
    /// - Throws: `RenderError` if no tile of a section can be drawn, or if the picture would be too large.
    public func contactSheet(
        of symbol: Symbol, showing axes: [ContactSheetAxis], options: RenderOptions = RenderOptions()
    ) throws(RenderError) -> Rendering {
        Rendering(try contactSheetStill(of: symbol, axes, options))
    }

    func contactSheetStill(
        of symbol: Symbol, _ axes: [ContactSheetAxis], _ options: RenderOptions
    ) throws(RenderError) -> Still {
        let sheet = try ContactSheet(symbol, axes, options)
        let canvas: Canvas
        do {
            canvas = try Canvas(
                width: sheet.width, height: sheet.height, transform: .identity, background: options.background)
        } catch {
            throw .canvas(error)
        }
        return Still(
            picture: try draw(sheet.list, canvas, options), list: sheet.list, canvas: canvas,
            diagnostics: sheet.diagnostics, label: symbol.label(options))
    }
}
