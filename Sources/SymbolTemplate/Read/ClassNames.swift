internal import SymbolSVG
internal import SymbolText

/// The class names of the elements that describe a template's layers.
struct ClassNames {
    /// The elements in which each name occurs first.
    private var elements: [String: XMLElement] = [:]

    /// Collects the classes of a cell's outlines and of the layer tree, if there is one.
    init(of cell: DrawnCell, _ layerTree: XMLElement?) {
        for element in cell.elements + (layerTree.map { Array($0.descendants) } ?? []) {
            for name in element.classes where elements[name] == nil { elements[name] = element }
        }
    }

    /// Returns the position at which a name occurs first; nil when it does not occur.
    func position(of name: String) -> SourcePosition? { elements[name]?.position(of: name, in: "class") }

    /// Diagnostics for names that resemble those of layers.
    var faults: [Diagnostic] {
        let found = elements.compactMap { name, element in
            LayerClass.fault(of: name).map { (position: element.position(of: name, in: "class"), message: $0) }
        }
        return found.sorted { $0 < $1 }.map { Diagnostic(.invalid, $0.message, at: $0.position) }
    }
}
