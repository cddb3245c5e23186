internal import SymbolText

/// An XML document as a flat arena of nodes in document order; node 0 is the root element.
///
/// Positions are byte offsets into the UTF-8 source; lines and columns are computed only on demand, since almost no
/// file needs them.
package struct XMLTree: Sendable {
    struct Node: Sendable {
        var content: Content
        var parent: Int32
        var firstChild: Int32 = -1
        var lastChild: Int32 = -1
        var nextSibling: Int32 = -1
        var previousSibling: Int32 = -1
        var offset: Int32
    }

    enum Content: Sendable {
        /// An element; a foreign one belongs to a namespace other than SVG's.
        case element(name: String, attributes: Range<Int32>, isForeign: Bool)
        case text(String)
    }

    struct Attribute: Sendable {
        var name: String
        var value: String
    }

    /// The contents of the tree behind a single reference, because every element of the document contains the tree.
    private final class Storage: Sendable {
        let nodes: [Node]
        let attributes: [Attribute]
        let source: SourceIndex
        let undeclaredPrefixes: [String: Int32]

        init(
            _ nodes: [Node], _ attributes: [Attribute], _ source: SourceIndex, _ undeclaredPrefixes: [String: Int32]
        ) {
            (self.nodes, self.attributes, self.source) = (nodes, attributes, source)
            self.undeclaredPrefixes = undeclaredPrefixes
        }
    }

    private let storage: Storage

    init(nodes: [Node], attributes: [Attribute], source: SourceIndex, undeclaredPrefixes: [String: Int32]) {
        storage = Storage(nodes, attributes, source, undeclaredPrefixes)
    }

    var nodes: [Node] { storage.nodes }
    var attributes: [Attribute] { storage.attributes }
    var source: SourceIndex { storage.source }
    /// The prefixes that are used but not declared, and the index of the first element with each.
    var undeclaredPrefixes: [String: Int32] { storage.undeclaredPrefixes }

    /// The root element.
    package var root: XMLElement { XMLElement(tree: self, index: 0) }

    /// Returns the value of an attribute of the element with an index, without copying any other.
    func value(of name: String, at index: Int) -> String? {
        guard case .element(_, let range, _) = storage.nodes[index].content else { return nil }
        for attribute in range where storage.attributes[Int(attribute)].name == name {
            return storage.attributes[Int(attribute)].value
        }
        return nil
    }

    /// Returns the elements that have each id, in document order: the first with each element name, up to sixteen.
    ///
    /// Ids should be unique, but files repeat them, and a reference looks for an element that it can use.
    func elementsByID() -> [String: [Int]] {
        var found: [String: [Int]] = [:]
        for (index, node) in nodes.enumerated() {
            guard case .element(let name, let range, false) = node.content else { continue }
            for attribute in attributes[Int(range.lowerBound)..<Int(range.upperBound)]
            where attribute.name == "id" {
                let same = found[attribute.value] ?? []
                guard same.count < 16, !same.contains(where: { isElement($0, named: name) }) else { continue }
                found[attribute.value, default: []].append(index)
            }
        }
        return found
    }

    /// Returns the first of some elements, given by their indices, whose name `isWanted` accepts: when a shape and a
    /// gradient share an id, a reference finds the one that it can use.
    func first(of indices: [Int], where isWanted: (String) -> Bool) -> XMLElement? {
        indices.lazy.map { XMLElement(tree: self, index: $0) }.first { isWanted($0.name) }
    }

    private func isElement(_ index: Int, named name: String) -> Bool {
        if case .element(name, _, _) = nodes[index].content { true } else { false }
    }
}
