public import SymbolModel
internal import SymbolSVG
public import SymbolText

/// A symbol read from a file, with diagnostics about how it was read.
///
/// A file that is not an SF Symbols template is read as a plain icon.
public struct SymbolDocument: Hashable, Sendable {
    /// The symbol, ready to be drawn.
    public var symbol: Symbol
    /// The parts of the file that were left out or repaired, in file order.
    public var diagnostics: [Diagnostic]

    /// Reads a symbol from the bytes of a file.
    ///
    /// - Parameters:
    ///   - bytes: The whole file in UTF-8, UTF-16, Latin-1 or ASCII.
    ///   - name: The symbol's name, usually the file's name without its extension.
    ///   - limits: Limits on the size and complexity of the file.
    /// - Throws: `ReadError` when the bytes are not an SVG file or exceed the limits, with the line and column of the
    ///   fault.
    public init(parsing bytes: [UInt8], name: String, limits: ReadLimits = ReadLimits()) throws(ReadError) {
        try self.init(parsing: bytes, name: name, languages: [], limits: limits)
    }

    /// Reads a symbol from the bytes of a file, with its label in one of some languages.
    ///
    /// The languages are in lower case, the most preferred first.
    package init(parsing bytes: [UInt8], name: String, languages: [String], limits: ReadLimits) throws(ReadError) {
        let tree = try XMLTree(parsing: bytes, limits: XMLLimits(limits))
        try self.init(tree, TemplateNames(tree), name: name, label: tree.label(in: languages), limits)
    }

    /// Reads a symbol from a template file; nil for any other SVG file.
    package init?(
        parsingTemplate bytes: [UInt8], name: String, limits: ReadLimits = ReadLimits()
    ) throws(ReadError) {
        let tree = try XMLTree(parsing: bytes, limits: XMLLimits(limits))
        let names = TemplateNames(tree)
        guard names.areTemplate else { return nil }
        try self.init(tree, names, name: name, label: tree.label(), limits)
    }

    private init(
        _ tree: XMLTree, _ names: TemplateNames, name: String, label: String?, _ limits: ReadLimits
    ) throws(ReadError) {
        let mirrors = tree.root["data-auto-mirrored"] == "true"
        func symbol(_ artwork: Symbol.Artwork) -> Symbol {
            Symbol(name: name, accessibilityLabel: label, artwork: artwork, mirrorsInRightToLeft: mirrors)
        }
        guard names.areTemplate else {
            let document = try SVGDocument(tree, limits: ResolverLimits(limits))
            self.symbol = symbol(.icon(IconArtwork(light: document.drawing, dark: document.darkDrawing)))
            diagnostics = document.diagnostics
            if names.lackVariants { diagnostics.insert(.noVariant(at: tree.root.position), at: 0) }
            return
        }
        var reader = TemplateReader(tree, names, ResolverLimits(limits))
        self.symbol = symbol(.template(try reader.read()))
        diagnostics = reader.diagnostics.inFileOrder
        if let mode = tree.root["data-rendering-mode"] {
            self.symbol.preferredMode = LayerMode(rawValue: mode)
            if self.symbol.preferredMode == nil { diagnostics.append(.noMode(mode, at: tree.root.position)) }
        }
    }
}

extension Diagnostic {
    fileprivate static func noVariant(at position: SourcePosition) -> Diagnostic {
        Diagnostic(
            .invalid,
            "has a template's Baseline and Capline but no variant; expected a group such as <g id=\"Regular-M\">; "
                + "the whole page is drawn as an icon", at: position)
    }

    fileprivate static func noMode(_ text: String, at position: SourcePosition) -> Diagnostic {
        let known = LayerMode.allCases.map(\.rawValue).joined(separator: ", ")
        return Diagnostic(.invalid, "data-rendering-mode is \"\(text)\"; expected \(known)", at: position)
    }
}
