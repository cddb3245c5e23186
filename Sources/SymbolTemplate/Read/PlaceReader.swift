package import SymbolGeometry
internal import SymbolModel
internal import SymbolSVG
package import SymbolText

/// The file of a symbol, asked what its places draw.
package struct PlaceReader {
    /// What an element of the file draws.
    package enum Drawn: Hashable, Sendable {
        /// The shapes at these places of every variant of a template.
        case shapes([Int])
        /// This outline of an icon's drawing.
        case outline(Path)
    }

    private let tree: XMLTree
    /// The outlines of each variant that a template draws; of an icon, all of them.
    private let drawings: [[OutlineReader.Outline]]
    /// From the icon's user space to its drawing; nil for a template.
    private let placement: AffineTransform?

    /// - Parameters:
    ///   - bytes: The file.
    ///   - viewport: The bounds of the drawing where the file is an icon; nil for a template.
    /// - Throws: `ReadError` where the file is no XML.
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

    /// What is drawn by the element whose tag a place is in, with those within it, or by those that refer to it.
    ///
    /// - Returns: What is drawn; nil for the whole picture, and where nothing is.
    package func drawn(at position: SourcePosition) -> Drawn? {
        let before = tree.root.descendants.prefix { $0.position <= position }
        guard let element = before.reduce(nil, { $1 }), element.parent != nil else { return nil }
        return drawn(by: [element]) ?? drawn(by: users(of: element))
    }

    private func drawn(by elements: [XMLElement]) -> Drawn? {
        let within = Set(elements.flatMap { $0.descendants.map(\.index) })
        for outlines in drawings {
            let places = outlines.indices.filter { within.contains(outlines[$0].element.index) }
            guard !places.isEmpty else { continue }
            guard let placement else { return .shapes(places) }
            let path = places.reduce(into: Path()) { $0.append(outlines[$1].path) }
            return .outline(path.transformed(by: placement))
        }
        return nil
    }

    /// What refers to an element or to one that it is in, as shapes do to the gradient of a stop.
    private func users(of element: XMLElement) -> [XMLElement] {
        let names = Set(sequence(first: element, next: \.parent).compactMap(\.id).map { "#\($0)"[...] })
        return tree.root.descendants.filter { user in
            user.attributeValues.contains { _, value in
                !names.isDisjoint(with: value.split { "()'\" ".contains($0) })
            }
        }
    }
}
