public import SymbolModel
public import SymbolTemplate
internal import SymbolText

extension SymbolDocument {
    /// Reads a symbol from a file, whose name without `.svg` becomes the symbol's.
    ///
    /// A sibling file for the language (`bell.ar.svg` beside `bell.svg`) or for right-to-left layout (`bell.rtl.svg`)
    /// takes its place; such a drawing is not mirrored.
    ///
    /// - Parameters:
    ///   - path: The file's path, or `-` for standard input.
    ///   - locale: The language whose drawing is wanted; nil for the file itself.
    ///   - layoutDirection: The direction of the text around the symbol.
    /// - Throws: `FileError` where the file cannot be opened or is no SVG file, with line and column where there is one.
    public init(
        contentsOf path: String, locale: SymbolLocale? = nil, layoutDirection: LayoutDirection = .leftToRight
    ) throws(FileError) {
        let sibling = LocalizedFile.sibling(of: path, locale, layoutDirection)
        let bytes = try Files.read(sibling ?? path)
        do throws(ReadError) {
            try self.init(parsing: bytes, name: InputList.stem(of: path))
        } catch {
            throw FileError(.format, path: sibling ?? path, message: error.message, at: error.position)
        }
        if sibling != nil { symbol.mirrorsInRightToLeft = false }
    }
}
