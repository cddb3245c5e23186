public import SymbolModel
public import SymbolSVG

extension Symbol {
    /// Reads an SF Symbols template, or any other SVG file as a plain icon.
    ///
    /// - Parameter name: usually the file's name without its extension.
    /// - Returns: the symbol, and what was read around.
    /// - Throws: `ReadError` for a file that is neither.
    public static func reading(
        _ bytes: [UInt8], name: String
    ) throws(ReadError) -> (symbol: Symbol, diagnostics: [Diagnostic]) {
        let tree = try XMLTree(parsing: bytes)
        guard TemplateReader.canRead(tree) else {
            let document = try SVGDocument(tree)
            let label = document.title ?? document.desc
            return (Symbol(name: name, accessibilityLabel: label, artwork: .icon(document.drawing)), document.diagnostics)
        }
        var reader = TemplateReader(tree)
        let artwork = try reader.read()
        return (Symbol(name: name, artwork: .template(artwork)), reader.diagnostics)
    }
}
