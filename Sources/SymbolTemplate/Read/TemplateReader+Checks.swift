internal import SymbolGeometry
internal import SymbolModel
internal import SymbolSVG
internal import SymbolText

extension TemplateReader {
    /// Checks that all groups have the layers of one, path by path, because a file's layers come from a single group.
    mutating func checkLayers(of drawn: [DrawnCell], as model: DrawnCell) {
        checkDrawGuides(of: drawn)
        guard names[.layerTree].isEmpty else { return checkSubpaths(of: drawn, as: model) }
        guard model.hasLayers, let other = drawn.first(where: { $0.classes != model.classes }) else { return }
        note(
            .invalid, other.group,
            "the classes of the paths in \(other.cell) differ from those in \(model.cell), "
                + "whose layers apply to all weights")
    }

    /// Checks that all groups have as many subpaths as the one whose subpaths a `LayerTree` numbers.
    private mutating func checkSubpaths(of drawn: [DrawnCell], as model: DrawnCell) {
        let count = model.subpathCount
        guard let other = drawn.first(where: { $0.subpathCount != count }) else { return }
        note(
            .invalid, other.group,
            "\(other.cell) has \(other.subpathCount) subpaths, but \(model.cell), to whose subpaths the layers refer, "
                + "has \(count)")
    }

    /// Checks that all groups have draw guides if any has, path by path, because they are interpolated like outlines.
    private mutating func checkDrawGuides(of drawn: [DrawnCell]) {
        func counts(_ cell: DrawnCell) -> [Int] { cell.shapes.map(\.drawKeyframes.count) }
        guard let model = drawn.first(where: { counts($0).contains { $0 > 0 } }),
            let other = drawn.first(where: { counts($0) != counts(model) })
        else { return }
        note(
            .invalid, other.group,
            "the draw guides of the paths in \(other.cell) do not correspond to those in \(model.cell)")
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
        guard !shapes.contains(where: \.isFilled) else { return }
        note(.invalid, group, "every outline of \(cell) is hidden or without a fill; expected one that is filled")
    }
}
