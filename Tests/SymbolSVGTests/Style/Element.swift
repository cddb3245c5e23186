import SymbolSVG

/// A tree built by hand: `Element("g", class: "a b", [Element("path")])`.
final class Element: SelectorMatchable {
    let name: String
    let attributes: [String: String]
    let children: [Element]
    private(set) weak var parent: Element?
    private(set) weak var previousSiblingElement: Element?
    private(set) weak var nextSiblingElement: Element?

    init(
        _ name: String, id: String? = nil, class classes: String? = nil, _ attributes: [String: String] = [:],
        _ children: [Element] = []
    ) {
        self.name = name
        self.attributes = attributes.merging(
            [("id", id), ("class", classes)].compactMap { key, value in value.map { (key, $0) } }
        ) { $1 }
        self.children = children
        for child in children { child.parent = self }
        for (child, next) in zip(children, children.dropFirst()) {
            (next.previousSiblingElement, child.nextSiblingElement) = (child, next)
        }
    }

    var id: String? { attributes["id"] }
    var classes: [String] { attributes["class"]?.split(separator: " ").map(String.init) ?? [] }
    var attributeValues: [(name: String, value: String)] { attributes.map { ($0.key, $0.value) } }
    func attribute(named name: String) -> String? { attributes[name] }
}
