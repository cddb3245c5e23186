public import SymbolDrawing
public import SymbolText
/// An SVG file, read: what is to be painted and what was read around.
public struct SVGDocument: Hashable, Sendable {
    /// `bounds` is the outermost viewport in CSS pixels, at the origin.
    public var drawing: Drawing
    /// The text of the root's `title` and `desc`, white space folded; nil where there is none.
    public var title: String?
    public var desc: String?
    public var diagnostics: [Diagnostic]

    /// Reads the drawn subset of SVG 1.1 and 2.
    ///
    /// - Throws: `ReadError` for text that is not XML, a root element that is not `svg`, or a file that exceeds the limits.
    public init(parsing bytes: [UInt8]) throws(ReadError) {
        try self.init(XMLTree(parsing: bytes))
    }

    public init(_ tree: XMLTree) throws(ReadError) {
        try self.init(tree, limits: ResolverLimits())
    }

    package init(_ tree: XMLTree, limits: ResolverLimits) throws(ReadError) {
        var resolver = DocumentResolver(tree, limits: limits)
        drawing = try resolver.drawing()
        diagnostics = resolver.diagnostics.sorted { $0.position < $1.position }
        title = tree.text(of: "title")
        desc = tree.text(of: "desc")
    }
}

extension XMLTree {
    /// The text of the root's first child of a name, white space folded; nil where there is none.
    public func text(of name: String) -> String? {
        let words = root.children.first { $0.name == name }?.text.split(whereSeparator: \.isWhitespace) ?? []
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
