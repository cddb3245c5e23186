package import SymbolFiles
package import SymbolTemplate

extension SymbolDocument {
    /// Reads the drawing in a file for the language, layout direction and limits of some options.
    package init(contentsOf path: String, for options: RenderOptions) throws(FileError) {
        try self.init(
            contentsOf: path, locale: options.locale, layoutDirection: options.effectiveDirection,
            limits: options.limits)
    }
}
