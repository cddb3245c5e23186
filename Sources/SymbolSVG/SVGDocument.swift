internal import SymbolColor
package import SymbolDrawing
package import SymbolText
/// An SVG file as a drawing, with diagnostics about what was left out.
package struct SVGDocument: Hashable, Sendable {
    /// The drawing; its `bounds` are the outermost viewport in CSS pixels, at the origin.
    package var drawing: Drawing
    /// The drawing in the dark appearance; nil when nothing in the file depends on the appearance.
    package var darkDrawing: Drawing?
    /// The parts of the file that were left out or repaired, in file order.
    package var diagnostics: [Diagnostic]

    /// Reads the supported subset of SVG 1.1 and 2.
    ///
    /// - Throws: `ReadError` for text that is not XML, a root element that is not `svg`, or a file that exceeds the
    ///   limits.
    package init(parsing bytes: [UInt8]) throws(ReadError) {
        try self.init(XMLTree(parsing: bytes))
    }

    /// Reads the supported subset of SVG from a parsed file.
    ///
    /// - Throws: `ReadError` for a root element that is not `svg`, or a file that exceeds the limits.
    package init(_ tree: XMLTree, limits: ResolverLimits = ResolverLimits()) throws(ReadError) {
        let sheets = StyleSheets(tree)
        var light = DocumentResolver(tree, sheets, in: .light, limits: limits)
        drawing = try light.drawing()
        var notes = light.report.diagnostics
        if light.adapts {
            var dark = DocumentResolver(tree, sheets, in: .dark, limits: limits)
            darkDrawing = try dark.drawing()
            notes += dark.report.diagnostics.filter { !notes.contains($0) }
        }
        // A picture of which one appearance shows something is not blank.
        if let blankness = drawing.blankness, darkDrawing.map({ $0.blankness != nil }) ?? true {
            notes.append(.blank(blankness))
        }
        diagnostics = notes.inFileOrder
    }
}

extension Diagnostic {
    fileprivate static func blank(_ blankness: Drawing.Blankness) -> Diagnostic {
        let reason =
            switch blankness {
            case .unpainted: "no element paints anything"
            case .outside: "what its elements paint lies outside of it"
            }
        return Diagnostic(.blank, "the picture shows nothing: \(reason)")
    }
}

extension [Diagnostic] {
    /// The diagnostics in file order, after those that concern the whole file.
    package var inFileOrder: [Diagnostic] {
        sorted { a, b in
            guard let a = a.position, let b = b.position else { return a.position == nil && b.position != nil }
            return a < b
        }
    }
}
