internal import SymbolGeometry
internal import SymbolModel
internal import SymbolSVG
internal import SymbolText

/// Reads the layers of each rendering mode from the classes of the paths or from a `LayerTree` group.
struct LayerReader {
    private let rules: ClassRules
    /// The class names of each shape.
    private let shapes: [[String]]
    private let layerTree: XMLElement?
    /// The number of subpaths to which a `LayerTree` can refer.
    private let subpaths: Int
    /// Faults, keyed by class.
    private(set) var faults: [String: AnnotationFaults] = [:]

    init(_ names: TemplateNames, _ rules: ClassRules, of cell: DrawnCell) {
        self.rules = rules
        shapes = cell.classes
        layerTree = names[.layerTree].first
        subpaths = layerTree == nil ? 0 : cell.subpathCount
    }

    /// Reads the layers, from bottom to top, of every mode that has any.
    mutating func layers() throws(ReadError) -> [LayerMode: [Layer]] {
        var layers: [LayerMode: [Layer]] = [:]
        for mode in LayerMode.allCases {
            let found = try self.layers(of: mode)
            if !found.isEmpty { layers[mode] = found }
        }
        return layers
    }

    private mutating func layers(of mode: LayerMode) throws(ReadError) -> [Layer] {
        if let layerTree {
            var layers: [Layer] = []
            for element in layerTree.children {
                if let layer = try treeLayer(element, mode) { layers.append(layer) }
            }
            return layers.sorted { $0.index < $1.index }
        }
        var members: [LayerClass: [Int]] = [:]
        for (index, classes) in shapes.enumerated() {
            for name in classes.compactMap({ LayerClass($0, mode: mode) }) { members[name, default: []].append(index) }
        }
        // Classes with the same index are layers in document order.
        let ordered = members.sorted {
            ($0.key.index, $0.value[0], $0.key.text) < ($1.key.index, $1.value[0], $1.key.text)
        }
        return ordered.map { name, members in
            // Early writers marked erasers with a class instead of a property.
            let isKnockout = members.contains { shapes[$0].contains("clearBehindLayer") }
            return layer(name, parts: [Layer.Part(.draw, .shapes(members))], isKnockout: isKnockout)
        }
    }

    private mutating func layer(_ name: LayerClass, parts: [Layer.Part], isKnockout: Bool) -> Layer {
        let declared = LayerDeclarations(rules.declarations(of: name.text))
        var found = declared.faults
        if !name.takesFill { found["fill"] = nil }
        if name.needsFill, declared.fill == nil, found["fill"] == nil {
            found["fill"] = .absent(expected: LayerDeclarations.color)
        }
        if !found.isEmpty { faults[name.text, default: [:]].merge(found) { $1 } }
        return Layer(
            index: name.index, role: name.role(fill: declared.fill), parts: parts, opacity: declared.opacity,
            clearsBehind: declared.clearsBehind || isKnockout, traits: declared.traits)
    }

    /// Reads a layer of a `LayerTree`: a leaf names its subpaths; a parent's groups add and remove theirs in order.
    private mutating func treeLayer(_ element: XMLElement, _ mode: LayerMode) throws(ReadError) -> Layer? {
        let classes = element.classes
        guard let name = classes.lazy.compactMap({ LayerClass($0, mode: mode) }).first else { return nil }
        let groups = element.children.flatMap(\.classes).filter { $0.hasPrefix("shapeGroupLayer-") }
        var parts: [Layer.Part] = []
        for group in groups {
            let property = LayerDeclarations.Property.fillAction.rawValue
            let action = rules.declarations(of: group)[property].flatMap { text in
                faults[group, default: [:]].known(
                    Layer.Part.Action(rawValue: text), of: property, expected: "draw or erase")
            }
            parts.append(Layer.Part(action ?? .draw, .subpaths(indices(of: group))))
        }
        if groups.isEmpty { parts = [Layer.Part(.draw, .subpaths(indices(of: name.text)))] }
        return layer(name, parts: parts, isKnockout: classes.contains("clearBehindLayer"))
    }

    private mutating func indices(of name: String) -> [Int] {
        let property = LayerDeclarations.Property.indices.rawValue
        let words = rules.declarations(of: name)[property]?.words ?? []
        let indices = words.compactMap { Int($0) }.filter { $0 >= 0 }
        if indices.count < words.count {
            faults[name, default: [:]][property] = .unreadable(expected: "numbers of subpaths, divided by spaces")
        } else if indices.contains(where: { $0 >= subpaths }) {
            faults[name, default: [:]][property] = .unreadable(
                expected: "numbers below \(subpaths), the number of subpaths")
        } else if indices.isEmpty {
            faults[name, default: [:]][property] = .absent(expected: "the numbers of the layer's subpaths")
        }
        return indices
    }
}
