internal import SymbolGeometry
public import SymbolModel
internal import SymbolRendering

extension SymbolRenderer {
    /// One labelled picture of the symbol in many forms; `options.size` is that of each tile.
    public func sheet(of symbol: Symbol, _ axes: [SheetAxis], _ options: RenderOptions) throws(RenderError) -> Rendering
    {
        let sheet = try ContactSheet(symbol, axes, options)
        let canvas: Canvas
        do {
            canvas = try Canvas(
                width: sheet.width, height: sheet.height, transform: .identity, background: options.background)
        } catch {
            throw .canvas(error)
        }
        return Rendering(
            pixmap: try draw(sheet.list, canvas, options), notices: sheet.notices, label: symbol.spokenLabel)
    }
}
