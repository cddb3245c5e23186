internal import SymbolModel
internal import SymbolSVG

/// Reads the layers of a rendering mode: from the classes on the paths, or from a `LayerTree` group.
struct LayerReader {
    private let tree: XMLTree
    private let rules: ClassRules
    /// The class names of each shape.
    private let shapes: [[String]]

    init(_ tree: XMLTree, shapes: [[String]]) {
        self.tree = tree
        rules = ClassRules(tree)
        self.shapes = shapes
    }

    /// The layers of `mode`, bottom to top; empty where the file has none for it.
    func layers(of mode: String) throws(ReadError) -> [Layer] {
        if let group = tree.root.descendants.first(where: { $0.id == "LayerTree" }) {
            var layers: [Layer] = []
            for element in group.children {
                if let layer = try treeLayer(element, mode) { layers.append(layer) }
            }
            return layers.sorted { $0.index < $1.index }
        }
        var places: [LayerClass: [Int]] = [:]
        for (place, classes) in shapes.enumerated() {
            for name in classes.compactMap({ LayerClass($0, mode: mode) }) { places[name, default: []].append(place) }
        }
        return places.keys.sorted { $0.index < $1.index }.map { name in
            let members = places[name] ?? []
            let isKnockout = members.contains { shapes[$0].contains("clearBehindLayer") }
            return layer(name, parts: [Layer.Part(.draw, .shapes(members))], isKnockout: isKnockout)
        }
    }

    private func layer(_ name: LayerClass, parts: [Layer.Part], isKnockout: Bool) -> Layer {
        let opacity = rules.value("opacity", of: name.text).flatMap { Double($0) } ?? 1
        let clears = rules.value("-sfsymbols-clear-behind", of: name.text) == "true"
        return Layer(index: name.index, parts: parts, opacity: min(max(opacity, 0), 1), clearsBehind: clears || isKnockout)
    }

    /// A layer of a `LayerTree`: a leaf names its subpaths; a parent's groups add and remove theirs in order.
    private func treeLayer(_ element: XMLElement, _ mode: String) throws(ReadError) -> Layer? {
        let classes = element.classes
        guard let name = classes.lazy.compactMap({ LayerClass($0, mode: mode) }).first else { return nil }
        let groups = element.children.flatMap(\.classes).filter { $0.hasPrefix("shapeGroupLayer-") }
        var parts: [Layer.Part] = []
        for group in groups {
            let action = rules.value("-sfsymbols-fill-action", of: group).flatMap { Layer.Part.Action(rawValue: $0) }
            parts.append(Layer.Part(action ?? .draw, .subpaths(try indices(of: group, element))))
        }
        if groups.isEmpty { parts = [Layer.Part(.draw, .subpaths(try indices(of: name.text, element)))] }
        return layer(name, parts: parts, isKnockout: classes.contains("clearBehindLayer"))
    }

    private func indices(of name: String, _ element: XMLElement) throws(ReadError) -> [Int] {
        let words = rules.value("-sfsymbols-indices", of: name)?.split(whereSeparator: \.isWhitespace) ?? []
        let indices = words.compactMap { Int($0) }
        guard indices.count == words.count, indices.allSatisfy({ $0 >= 0 }) else {
            throw ReadError(position: element.position, message: "-sfsymbols-indices of .\(name) holds \"\(words.joined(separator: " "))\"; expected subpath numbers")
        }
        return indices
    }
}

/// A class name that puts a shape into a layer, such as `hierarchical-1:primary`.
struct LayerClass: Hashable {
    let text: String
    let index: Int

    init?(_ text: String, mode: String) {
        guard text.hasPrefix(mode), text.dropFirst(mode.count).first == "-" else { return nil }
        let digits = text.dropFirst(mode.count + 1).prefix { $0 != ":" }
        guard let index = Int(digits), index >= 0 else { return nil }
        self.text = text
        self.index = index
    }
}
