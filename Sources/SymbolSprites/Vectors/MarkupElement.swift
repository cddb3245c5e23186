internal import SymbolText

/// An element of an XML file.
struct MarkupElement {
    var name: String
    /// The attributes in their order; values are not yet escaped.
    var attributes: [(String, String)]
    var children: [MarkupElement]
    /// The character data of an element without children.
    var text: String?

    init(
        _ name: String, _ attributes: [(String, String)] = [], _ children: [MarkupElement] = [], text: String? = nil
    ) {
        (self.name, self.attributes, self.children, self.text) = (name, attributes, children, text)
    }

    /// The text of the element, without line breaks and spaces between elements.
    var compact: String {
        if let text { return "\(head)>\(text.markupEscaped)</\(name)>" }
        return children.isEmpty ? head + "/>" : "\(head)>\(children.map(\.compact).joined())</\(name)>"
    }

    /// Returns the text with one line per element, indented by two spaces per level.
    func lines(indent: String = "") -> String {
        guard text == nil, !children.isEmpty else { return "\(indent)\(compact)\n" }
        return "\(indent)\(head)>\n\(children.map { $0.lines(indent: indent + "  ") }.joined())\(indent)</\(name)>\n"
    }

    private var head: String {
        "<" + name + attributes.map { " \($0)=\"\($1.markupEscaped)\"" }.joined()
    }
}
