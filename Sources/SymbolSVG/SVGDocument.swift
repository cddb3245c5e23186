package import SymbolDrawing
package import SymbolText
/// An SVG file as it was read: a drawing, and a record of what was left out.
package struct SVGDocument: Hashable, Sendable {
    /// `bounds` is the outermost viewport in CSS pixels, at the origin.
    package var drawing: Drawing
    package var diagnostics: [Diagnostic]

    /// Reads the drawn subset of SVG 1.1 and 2.
    ///
    /// - Throws: `ReadError` for text that is not XML, a root element that is not `svg`, or a file that exceeds the
    ///   limits.
    package init(parsing bytes: [UInt8]) throws(ReadError) {
        try self.init(XMLTree(parsing: bytes))
    }

    package init(_ tree: XMLTree, limits: ResolverLimits = ResolverLimits()) throws(ReadError) {
        var resolver = DocumentResolver(tree, limits: limits)
        drawing = try resolver.drawing()
        diagnostics = resolver.report.diagnostics.inOrderOfFile
    }
}

extension [Diagnostic] {
    /// Those of the whole file first, then by their places.
    package var inOrderOfFile: [Diagnostic] {
        sorted { a, b in
            guard let a = a.position, let b = b.position else { return a.position == nil && b.position != nil }
            return a < b
        }
    }
}

extension XMLTree {
    /// The text of the root's first child of a name, white space folded; nil where there is none.
    package func text(of name: String) -> String? {
        guard let words = root.children.first(where: { $0.name == name })?.text.words, let first = words.first else {
            return nil
        }
        // Joining by the library's function takes a process as long as reading a path, for what it looks up first.
        return words.dropFirst().reduce(into: String(first)) { text, word in
            text += " "
            text += word
        }
    }

    /// Whether the root has a child of a name, be it empty.
    package func has(_ name: String) -> Bool { root.children.contains { $0.name == name } }
}
