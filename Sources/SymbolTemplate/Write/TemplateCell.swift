internal import SymbolGeometry
internal import SymbolModel

/// One weight in one scale as a template's page has it.
struct TemplateCell: Sendable {
    struct Shape: Sendable {
        let path: Path
        let classes: String
        let keyframes: String?
    }

    let cell: Cell
    let advance: Double
    let shapes: [Shape]

    /// Where the left margin and the baseline stand on the page.
    var left: Double { TemplatePage.leftMargin(cell.weight) }
    var baseline: Double { TemplatePage.baseline(cell.scale) }

    private init(_ weight: Weight, _ scale: Scale, advance: Double, shapes: [Shape]) {
        (cell, self.advance, self.shapes) = (Cell(weight, scale), advance, shapes)
    }

    /// The three that others are interpolated from.
    static func sources(of drawing: TemplateDrawing, _ rules: TemplateRules) -> [TemplateCell] {
        Master.allCases.map { master in
            let shapes = drawing.layers.enumerated().filter { rules.holds($0.element) }.map { place, layer in
                Shape(
                    path: layer.paths[master] ?? Path(), classes: rules.classes(of: layer, place),
                    keyframes: layer.keyframes?[master])
            }
            return TemplateCell(master.weight, .small, advance: drawing.advances[master] ?? 0, shapes: shapes)
        }
    }

    /// All 27, in the order of the scales.
    static func all(of drawing: TemplateDrawing, _ rules: TemplateRules) -> [TemplateCell] {
        let drawn = sources(of: drawing, rules)
        let variants = drawn.map { cell in
            Variant(
                weight: 400, scale: .small,
                shapes: cell.shapes.map { SymbolShape(path: $0.path, classes: [$0.classes], isPainted: true) },
                advance: cell.advance)
        }
        guard let ultralight = variants[0], let regular = variants[1], let black = variants[2],
            let sources = try? InterpolationSources(ultralight: ultralight, regular: regular, black: black)
        else { return drawn }
        return Scale.allCases.flatMap { scale in
            Weight.allCases.compactMap { weight -> TemplateCell? in
                guard let variant = sources.variant(weight: Double(weight.rawValue), scale: scale) else { return nil }
                let shapes = variant.shapes.map { Shape(path: $0.path, classes: $0.classes.joined(), keyframes: nil) }
                return TemplateCell(weight, scale, advance: variant.advance, shapes: shapes)
            }
        }
    }
}
