public import SymbolText
/// A view of one element of an `XMLTree`.
public struct XMLElement: Sendable {
    let tree: XMLTree
    /// Its place among the document's nodes.
    public let index: Int

    private var node: XMLTree.Node { tree.nodes[index] }

    /// The local name; prefixes are resolved by namespace.
    public var name: String {
        if case .element(let name, _, _) = node.content { name } else { "" }
    }

    /// Whether the element is in a namespace other than SVG's, and so not SVG at all.
    public var isForeign: Bool {
        if case .element(_, _, let isForeign) = node.content { isForeign } else { true }
    }

    var attributes: ArraySlice<XMLTree.Attribute> {
        guard case .element(_, let range, _) = node.content else { return [] }
        return tree.attributes[Int(range.lowerBound)..<Int(range.upperBound)]
    }

    /// An attribute's value; `xlink:href` and `xml:space` are asked for by those names whatever prefix the file uses.
    public subscript(name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }

    public func attribute(named name: String) -> String? { self[name] }

    public var id: String? { self["id"] }

    /// The tokens of `class`, in order.
    public var classes: [String] {
        self["class"]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    }

    public var parent: XMLElement? {
        node.parent < 0 ? nil : XMLElement(tree: tree, index: Int(node.parent))
    }

    public var previousSiblingElement: XMLElement? {
        var next = node.previousSibling
        while next >= 0 {
            if case .element = tree.nodes[Int(next)].content { return XMLElement(tree: tree, index: Int(next)) }
            next = tree.nodes[Int(next)].previousSibling
        }
        return nil
    }

    /// The child elements, foreign ones included.
    public var children: some Sequence<XMLElement> {
        sequence(first: node.firstChild) { tree.nodes[Int($0)].nextSibling }
            .prefix { $0 >= 0 }
            .lazy
            .filter { if case .element = tree.nodes[Int($0)].content { true } else { false } }
            .map { XMLElement(tree: tree, index: Int($0)) }
    }

    /// This element and all elements below it, in document order.
    public var descendants: some Sequence<XMLElement> {
        (index..<subtreeEnd).lazy
            .filter { if case .element = tree.nodes[$0].content { true } else { false } }
            .map { XMLElement(tree: tree, index: $0) }
    }

    /// All text below the element, joined in document order.
    public var text: String {
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

    public var position: SourcePosition {
        SourcePosition(utf8Offset: Int(node.offset), in: tree.source)
    }

    /// Where the value of `attribute` begins, `offset` UTF-8 bytes further on; the element's own position when the
    /// attribute is not written out in the start tag (it came from an entity).
    public func position(of attribute: String, offset: Int = 0) -> SourcePosition {
        guard let start = StartTagScanner(tree.source, at: Int(node.offset)).valueOffset(of: attribute) else {
            return position
        }
        return SourcePosition(utf8Offset: min(start + offset, tree.source.count), in: tree.source)
    }
}

extension XMLElement: SelectorMatchable {}

extension XMLElement: Hashable {
    /// Elements are compared by place: only elements of one tree may be compared.
    public static func == (a: XMLElement, b: XMLElement) -> Bool { a.index == b.index }
    public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
