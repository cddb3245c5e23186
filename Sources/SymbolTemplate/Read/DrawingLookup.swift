package import SymbolGeometry
internal import SymbolModel
internal import SymbolSVG
package import SymbolText

/// Finds what the elements of a symbol's file draw, given positions in its text.
package struct DrawingLookup {
    /// What an element of the file draws.
    package enum Drawn: Hashable, Sendable {
        /// The shapes with these indices, in every variant of a template.
        case shapes([Int])
        /// This outline of an icon's drawing.
        case outline(Path)
    }

    private let tree: XMLTree
    /// The outlines of each variant of a template, or a single list of all outlines of an icon.
    private let drawings: [[OutlineReader.Outline]]
    /// The transform from the icon's user space to its drawing; nil for a template.
    private let placement: AffineTransform?

    /// Parses a symbol's file.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - viewport: The bounds of the drawing when the file is an icon; nil for a template.
    /// - Throws: `ReadError` when the file is not XML.
    package init(parsing bytes: [UInt8], in viewport: Rect?) throws(ReadError) {
        tree = try XMLTree(parsing: bytes)
        var reader = OutlineReader(tree)
        placement = viewport.map { reader.placement(in: $0) }
        let names = viewport == nil ? TemplateNames(tree) : nil
        let cells = names?.cells.compactMap { names?[.cell($0)].first } ?? []
        drawings =
            names != nil
            ? cells.map { (try? reader.shapes(ofCell: $0)) ?? [] } : [(try? reader.outlines(of: tree.root)) ?? []]
    }

    /// Returns what is drawn by the element whose tag contains the position, including its descendants, or by the
    /// elements that refer to it.
    ///
    /// - Returns: The drawn shapes or outline; nil for the whole picture, and when nothing is drawn.
    package func drawn(at position: SourcePosition) -> Drawn? {
        let before = tree.root.descendants.prefix { $0.position <= position }
        guard let element = before.reduce(nil, { $1 }), element.parent != nil else { return nil }
        return drawn(by: [element]) ?? drawn(by: users(of: element))
    }

    private func drawn(by elements: [XMLElement]) -> Drawn? {
        let within = Set(elements.flatMap { $0.descendants.map(\.index) })
        for outlines in drawings {
            let indices = outlines.indices.filter { within.contains(outlines[$0].element.index) }
            guard !indices.isEmpty else { continue }
            guard let placement else { return .shapes(indices) }
            let path = indices.reduce(into: Path()) { $0.append(outlines[$1].path) }
            return .outline(path.transformed(by: placement))
        }
        return nil
    }

    /// Returns the elements that refer to an element or one of its ancestors, as shapes refer to the gradient of a
    /// stop.
    private func users(of element: XMLElement) -> [XMLElement] {
        let names = Set(sequence(first: element, next: \.parent).compactMap(\.id).map { "#\($0)"[...] })
        return tree.root.descendants.filter { user in
            user.attributeValues.contains { _, value in
                !names.isDisjoint(with: value.split { "()'\" ".contains($0) })
            }
        }
    }
}
