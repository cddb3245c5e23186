public import SymbolModel
public import SymbolTemplate
public import SymbolText

extension SymbolDocument {
    /// Reads a symbol from a file, whose name without `.svg` becomes the symbol's name; in a `.symbolset` folder of an
    /// asset catalog, it is that of the folder.
    ///
    /// A drawing beside it for the language (`bell.ar.svg` beside `bell.svg`, `bell.ar.circle.svg` beside
    /// `bell.circle.svg`) or for right-to-left layout (`bell.rtl.svg`) is read instead. Such a drawing is not mirrored.
    /// In a `.symbolset` folder, the preferred rendering mode is the one that its `Contents.json` names.
    ///
    /// - Parameters:
    ///   - path: The path of the file, or `-` for standard input.
    ///   - locale: The language whose drawing and label are preferred; `nil` for none in particular.
    ///   - layoutDirection: The direction of the text around the symbol.
    ///   - limits: The limits on the content of the file.
    /// - Throws: `FileError` where the file cannot be read or is not an SVG file, with the line and column of the
    ///   fault.
    public init(
        contentsOf path: String, locale: SymbolLocale? = nil, layoutDirection: LayoutDirection = .leftToRight,
        limits: ReadLimits = ReadLimits()
    ) throws(FileError) {
        try self.init(
            contentsOf: path, named: nil, locale: locale, layoutDirection: layoutDirection, limits: limits)
    }

    /// Reads a symbol with a name of its own from a file; nil for the name of the file.
    package init(
        contentsOf path: String, named name: String?, locale: SymbolLocale?, layoutDirection: LayoutDirection,
        limits: ReadLimits
    ) throws(FileError) {
        let sibling = LocalizedFile.sibling(of: path, locale, layoutDirection)
        let bytes = try Files.read(sibling ?? path, limits)
        do throws(ReadError) {
            try self.init(
                parsing: bytes, name: name ?? InputList.stem(of: path), languages: locale?.tags ?? [], limits: limits)
        } catch {
            throw FileError(.format, path: sibling ?? path, message: error.message, at: error.position)
        }
        if sibling != nil { symbol.mirrorsInRightToLeft = false }
        // The name that stands in for that of standard input is no word to speak.
        if path == "-", name == nil, symbol.accessibilityLabel == nil { symbol.accessibilityLabel = "" }
        prefer(try SymbolSet.preference(ofFile: path))
    }
}
