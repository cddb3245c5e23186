public import SymbolModel
public import SymbolSVG
internal import SymbolTemplate

extension Symbol {
    /// Reads the symbol in a file, whose name without `.svg` becomes the symbol's.
    ///
    /// A sibling file for the language (`bell.ar.svg` beside `bell.svg`) or for right-to-left layout (`bell.rtl.svg`)
    /// takes its place; such a drawing is not mirrored.
    ///
    /// - Returns: the symbol, and what was read around.
    public static func load(
        _ path: String, locale: SymbolLocale? = nil, direction: LayoutDirection = .leftToRight
    ) throws(JobFailure) -> (symbol: Symbol, diagnostics: [Diagnostic]) {
        let sibling = LocalizedFile.sibling(of: path, locale, direction)
        do {
            var (symbol, diagnostics) = try Symbol.reading(
                try Files.read(sibling ?? path), name: InputList.stem(of: path))
            if sibling != nil { symbol.mirrorsInRightToLeft = false }
            return (symbol, diagnostics)
        } catch let error as FileError {
            throw .file(error)
        } catch let error as ReadError {
            throw .read(error)
        } catch {
            throw .file(FileError(.input, path: path, message: "\(error)"))
        }
    }
}
