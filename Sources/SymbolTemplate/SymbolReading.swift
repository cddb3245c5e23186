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
        let label = tree.text(of: "title") ?? tree.text(of: "desc")
        let mirrors = tree.root["data-auto-mirrored"] == "true"
        func symbol(_ artwork: Symbol.Artwork) -> Symbol {
            Symbol(name: name, accessibilityLabel: label, artwork: artwork, mirrorsInRightToLeft: mirrors)
        }
        guard TemplateReader.canRead(tree) else {
            let document = try SVGDocument(tree)
            return (symbol(.icon(document.drawing)), document.diagnostics)
        }
        var reader = TemplateReader(tree)
        return (symbol(.template(try reader.read())), reader.diagnostics)
    }
}
