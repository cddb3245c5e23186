internal import SymbolGeometry
internal import SymbolModel
internal import SymbolSVG
internal import SymbolText

extension TemplateReader {
    /// Checks that all groups have the layers of one, path by path, because a file's layers come from a single group.
    mutating func checkLayers(of drawn: [DrawnCell], as model: DrawnCell) {
        checkDrawGuides(of: drawn)
        guard names[.layerTree].isEmpty else { return checkSubpaths(of: drawn, as: model) }
        checkWindings(of: model)
        checkColors(of: model)
        checkNesting(of: model)
        guard model.hasLayers else { return }
        let classes = model.classes
        let others = drawn.filter { $0.classes != classes }
        guard let other = others.first else { return }
        note(
            .invalid, other.group,
            "the classes of the paths in \(others.names) differ from those in \(model.cell), "
                + "whose layers apply to all weights")
    }

    /// Notes the first outline without a layer that has another colour than the first.
    private mutating func checkColors(of cell: DrawnCell) {
        guard !cell.hasLayers, let first = cell.recolored else { return }
        note(
            .unsupported, first,
            "the colour of the outline is ignored: what a template's outlines have in common is filled in one colour; "
                + "expected layers, as the classes of the outlines")
    }

    /// Notes the first outline of a layer that is not the group's own child: UIKit finds no layers there.
    private mutating func checkNesting(of cell: DrawnCell) {
        let nested = zip(cell.elements, cell.shapes).first { element, shape in
            // An optimiser that drops groups of one element leaves the outline with the name of its cell.
            element.index != cell.group.index && element.parent?.index != cell.group.index
                && shape.classes.contains(where: LayerClass.isLayer)
        }
        guard let element = nested?.0 else { return }
        note(
            .unsupported, element,
            "UIKit finds no layer here, since the outline lies deeper in \(cell.cell); expected it directly in the "
                + "weight's group")
    }

    /// Checks that all groups have as many subpaths as the one whose subpaths a `LayerTree` numbers.
    private mutating func checkSubpaths(of drawn: [DrawnCell], as model: DrawnCell) {
        let count = model.subpathCount
        let others = drawn.filter { $0.subpathCount != count }
        guard let other = others.first else { return }
        note(
            .invalid, other.group,
            "\(other.cell) has \(other.subpathCount) subpaths, but \(model.cell), to whose subpaths the layers refer, "
                + "has \(count)" + (others.count > 1 ? "; \(others.dropFirst().names) differ too" : ""))
    }

    /// Checks that all groups have draw guides if any has, path by path, because they are interpolated like outlines.
    private mutating func checkDrawGuides(of drawn: [DrawnCell]) {
        func counts(_ cell: DrawnCell) -> [Int] { cell.shapes.map(\.drawKeyframes.count) }
        guard let model = drawn.first(where: { counts($0).contains { $0 > 0 } }) else { return }
        let others = drawn.filter { counts($0) != counts(model) }
        guard let other = others.first else { return }
        note(
            .invalid, other.group,
            "the draw guides of the paths in \(others.names) do not correspond to those in \(model.cell)")
    }

    /// Notes classes of layers around outlines: the system knows only those of the outlines themselves.
    mutating func checkGroups(in group: XMLElement) {
        for element in group.descendants where element.name == "g" || element.name == "use" {
            guard let name = element.classes.first(where: LayerClass.isLayer) else { continue }
            note(
                .unsupported, element.position(of: name, in: "class"),
                "the class \"\(name)\" of <\(element.name)> is ignored; expected it on the outlines inside")
        }
    }

    /// Notes paint that has no effect: the system fills every outline of a template by the nonzero rule.
    mutating func check(_ outline: OutlineReader.Outline) {
        if outline.isStroked {
            note(
                .unsupported, outline.element,
                outline.isFilled
                    ? "the stroke is ignored: templates are filled outlines"
                    : "a shape that is only stroked is left out: templates are filled outlines; "
                        + "outline its strokes first"
            )
        }
        if outline.fillRule == .evenOdd, FlatPath(outline.path).hasEvenWinding {
            note(
                .unsupported, outline.element, "fill-rule evenodd is ignored: templates are filled by the nonzero rule")
        }
    }

    /// Notes a drawing of which nothing is painted.
    mutating func checkPaint(of shapes: [OutlineReader.Outline], in group: XMLElement, _ cell: Cell) {
        let filled = shapes.filter(\.isFilled)
        if filled.isEmpty {
            note(.invalid, group, "every outline of \(cell) is hidden or without a fill; expected one that is filled")
        } else if !filled.contains(where: { $0.path.bounds?.hasArea ?? false }) {
            note(.blank, group, "the outlines of \(cell) enclose nothing, so that it shows nothing")
        }
    }
}

extension Rect {
    fileprivate var hasArea: Bool { width > 0 && height > 0 }
}

extension Collection<DrawnCell> {
    /// The names of the first few cells, and the number of the others.
    fileprivate var names: String {
        let names = prefix(3).map { "\($0.cell)" }
        if count > 3 { return names.joined(separator: ", ") + " and \(count - 3) more" }
        return names.dropLast().joined(separator: ", ") + (count > 1 ? " and " : "") + (names.last ?? "")
    }
}
