package import SymbolFiles
package import SymbolTemplate

extension SymbolDocument {
    /// Reads the drawing in a file for the language, layout direction and limits of some options.
    ///
    /// Without a name, the symbol has that of the file.
    package init(contentsOf path: String, named name: String? = nil, for options: RenderOptions) throws(FileError) {
        try self.init(
            contentsOf: path, named: name, locale: options.locale, layoutDirection: options.effectiveDirection,
            limits: options.limits)
    }
}
