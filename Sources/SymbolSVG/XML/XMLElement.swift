package import SymbolText
/// A view of one element of an `XMLTree`.
package struct XMLElement: Sendable {
    let tree: XMLTree
    /// The element's index among the document's nodes.
    package let index: Int

    private var node: XMLTree.Node { tree.nodes[index] }

    /// The local name; prefixes are resolved by namespace.
    package var name: String {
        if case .element(let name, _, _) = node.content { name } else { "" }
    }

    /// Whether the element is in a namespace other than SVG's.
    package var isForeign: Bool {
        if case .element(_, _, let isForeign) = node.content { isForeign } else { true }
    }

    var attributes: ArraySlice<XMLTree.Attribute> {
        guard case .element(_, let range, _) = node.content else { return [] }
        return tree.attributes[Int(range.lowerBound)..<Int(range.upperBound)]
    }

    /// The value of an attribute; `xlink:href` and `xml:space` have those names whatever prefix the file uses.
    package subscript(name: String) -> String? {
        tree.value(of: name, at: index)
    }

    /// Returns the value of an attribute; nil when it is absent.
    package func attribute(named name: String) -> String? { self[name] }

    /// The names and values of all attributes, in file order.
    package var attributeValues: [(name: String, value: String)] { attributes.map { ($0.name, $0.value) } }

    /// The value of the `id` attribute.
    package var id: String? { self["id"] }

    /// The words of the `class` attribute, in order.
    package var classes: [String] {
        self["class"]?.words ?? []
    }

    /// The parent element; nil for the root.
    package var parent: XMLElement? {
        node.parent < 0 ? nil : XMLElement(tree: tree, index: Int(node.parent))
    }

    /// The nearest preceding sibling that is an element.
    package var previousSiblingElement: XMLElement? {
        var next = node.previousSibling
        while next >= 0 {
            if case .element = tree.nodes[Int(next)].content { return XMLElement(tree: tree, index: Int(next)) }
            next = tree.nodes[Int(next)].previousSibling
        }
        return nil
    }

    /// The nearest following sibling that is an element.
    package var nextSiblingElement: XMLElement? {
        var siblings = Children(tree: tree, nextIndex: node.nextSibling)
        return siblings.next()
    }

    /// The child elements, including foreign ones.
    package var children: Children { Children(tree: tree, nextIndex: node.firstChild) }

    /// An iteration over the elements among siblings.
    package struct Children: Sequence, IteratorProtocol {
        fileprivate let tree: XMLTree
        /// The index of the next sibling among the nodes; negative after the last.
        fileprivate var nextIndex: Int32

        package mutating func next() -> XMLElement? {
            while nextIndex >= 0 {
                let index = Int(nextIndex)
                nextIndex = tree.nodes[index].nextSibling
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

    /// The index after the last node of the subtree.
    ///
    /// The arena stores a subtree contiguously; it ends where the nearest following node outside it begins.
    private var subtreeEnd: Int {
        var next = index
        while next >= 0 {
            let following = tree.nodes[next].nextSibling
            if following >= 0 { return Int(following) }
            next = Int(tree.nodes[next].parent)
        }
        return tree.nodes.count
    }

    /// The position of the element's start tag.
    package var position: SourcePosition {
        tree.source.position(ofByte: Int(node.offset))
    }

    /// Returns the position at an offset into the value of an attribute, in UTF-8 bytes; the element's own position
    /// when the attribute is not written out in the start tag (because it came from an entity).
    package func position(of attribute: String, offset: Int = 0) -> SourcePosition {
        guard let start = StartTagScanner(tree.source.bytes, at: Int(node.offset)).valueOffset(of: attribute) else {
            return position
        }
        return tree.source.position(ofByte: start + offset)
    }

    /// Returns the position of a piece of the element's text at an offset in UTF-8 bytes; nil when the file's text
    /// differs.
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

extension XMLElement: Hashable {
    /// Compares elements by index; both must belong to the same tree.
    package static func == (a: XMLElement, b: XMLElement) -> Bool { a.index == b.index }
    package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension XMLElement {
    /// Checks that the element can be the root of an SVG document.
    func checkIsSVG() throws(ReadError) {
        guard name == "svg" else {
            throw ReadError(position: position, message: "found root element <\(name)>; expected <svg>")
        }
        guard !isForeign else {
            throw ReadError(
                position: position,
                message: "found root element <svg> of another namespace; expected \"http://www.w3.org/2000/svg\"")
        }
    }
}
