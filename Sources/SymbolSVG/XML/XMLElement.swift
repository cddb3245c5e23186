package import SymbolText
/// A view of one element of an `XMLTree`.
package struct XMLElement: Sendable {
    let tree: XMLTree
    /// Its place among the document's nodes.
    package let index: Int

    private var node: XMLTree.Node { tree.nodes[index] }

    /// The local name; prefixes are resolved by namespace.
    package var name: String {
        if case .element(let name, _, _) = node.content { name } else { "" }
    }

    /// Whether the element is in a namespace other than SVG's, and so not SVG at all.
    package var isForeign: Bool {
        if case .element(_, _, let isForeign) = node.content { isForeign } else { true }
    }

    var attributes: ArraySlice<XMLTree.Attribute> {
        guard case .element(_, let range, _) = node.content else { return [] }
        return tree.attributes[Int(range.lowerBound)..<Int(range.upperBound)]
    }

    /// An attribute's value; `xlink:href` and `xml:space` are asked for by those names whatever prefix the file uses.
    package subscript(name: String) -> String? {
        tree.value(of: name, at: index)
    }

    package func attribute(named name: String) -> String? { self[name] }

    package var attributeValues: [(name: String, value: String)] { attributes.map { ($0.name, $0.value) } }

    package var id: String? { self["id"] }

    /// The tokens of `class`, in order.
    package var classes: [String] {
        self["class"]?.words ?? []
    }

    package var parent: XMLElement? {
        node.parent < 0 ? nil : XMLElement(tree: tree, index: Int(node.parent))
    }

    package var previousSiblingElement: XMLElement? {
        var next = node.previousSibling
        while next >= 0 {
            if case .element = tree.nodes[Int(next)].content { return XMLElement(tree: tree, index: Int(next)) }
            next = tree.nodes[Int(next)].previousSibling
        }
        return nil
    }

    /// The child elements, foreign ones included.
    package var children: Children { Children(tree: tree, place: node.firstChild) }

    /// A walk over the elements among siblings.
    package struct Children: Sequence, IteratorProtocol {
        fileprivate let tree: XMLTree
        /// That of the next sibling among the nodes; below zero behind the last.
        fileprivate var place: Int32

        package mutating func next() -> XMLElement? {
            while place >= 0 {
                let index = Int(place)
                place = tree.nodes[index].nextSibling
                if case .element = tree.nodes[index].content { return XMLElement(tree: tree, index: index) }
            }
            return nil
        }
    }

    /// This element and all elements below it, in document order.
    package var descendants: some Sequence<XMLElement> {
        (index..<subtreeEnd).lazy
            .filter { if case .element = tree.nodes[$0].content { true } else { false } }
            .map { XMLElement(tree: tree, index: $0) }
    }

    /// All text below the element, joined in document order.
    package var text: String {
        tree.nodes[index..<subtreeEnd].reduce(into: "") { text, node in
            if case .text(let more) = node.content { text += more }
        }
    }

    /// The arena holds a subtree as one run: it ends where the nearest following node outside it begins.
    private var subtreeEnd: Int {
        var next = index
        while next >= 0 {
            let following = tree.nodes[next].nextSibling
            if following >= 0 { return Int(following) }
            next = Int(tree.nodes[next].parent)
        }
        return tree.nodes.count
    }

    package var position: SourcePosition {
        tree.source.position(ofByte: Int(node.offset))
    }

    /// Where the value of `attribute` begins, `offset` UTF-8 bytes further on; the element's own position when the
    /// attribute is not written out in the start tag (it came from an entity).
    package func position(of attribute: String, offset: Int = 0) -> SourcePosition {
        guard let start = StartTagScanner(tree.source.bytes, at: Int(node.offset)).valueOffset(of: attribute) else {
            return position
        }
        return tree.source.position(ofByte: start + offset)
    }

    /// Where a piece of the element's text stands, `offset` UTF-8 bytes into it; nil where it is not written out so.
    func textPosition(offset: Int, of piece: String) -> SourcePosition? {
        guard let text = tree.nodes[index..<subtreeEnd].first(where: \.isText) else { return nil }
        let (bytes, start) = (tree.source.bytes, Int(text.offset) + offset)
        guard start <= bytes.count, bytes[start...].starts(with: piece.utf8) else { return nil }
        return tree.source.position(ofByte: start)
    }
}

extension XMLTree.Node {
    fileprivate var isText: Bool { if case .text = content { true } else { false } }
}

extension XMLElement: SelectorMatchable {}

extension XMLElement: Hashable {
    /// Elements are compared by place: only elements of one tree may be compared.
    package static func == (a: XMLElement, b: XMLElement) -> Bool { a.index == b.index }
    package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
