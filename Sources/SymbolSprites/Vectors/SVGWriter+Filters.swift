internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering
internal import SymbolText

extension SVGWriter {
    /// Applies a filter to elements, in the space along whose axes its lengths are measured.
    mutating func filtered(
        _ content: [MarkupElement], by filter: Filter<Color>, _ definitions: inout [MarkupElement]
    ) throws(VectorError) -> [MarkupElement] {
        if case .coverage = palette { throw VectorError(found: "a filter in an eraser") }
        guard let inverse = filter.transform.inverse else { return [] }
        let id = names.next("filter")
        let own = SVGNumberFormat.fitting(max(extent.width, extent.height) / filter.transform.meanScale)
        let region = filter.region.transformed(by: inverse).bounds ?? Rect(.zero)
        definitions.append(
            MarkupElement(
                "filter", [("id", id), ("filterUnits", "userSpaceOnUse")] + Self.area(region, own),
                filter.steps.enumerated().map { number, step in
                    var element = Self.primitive(step.primitive, own)
                    if let part = step.region?.transformed(by: inverse).bounds {
                        element.attributes += Self.area(part, own)
                    }
                    if !step.isLinearRGB { element.attributes.append(("color-interpolation-filters", "sRGB")) }
                    element.attributes.append(("result", "r\(number)"))
                    return element
                }))
        let reference = ("filter", "url(#\(id))")
        guard filter.transform != .identity else { return [MarkupElement("g", [reference], content)] }
        let back = MarkupElement("g", [("transform", inverse.svg)], content)
        return [MarkupElement("g", [("transform", filter.transform.svg), reference], [back])]
    }

    private static func area(_ rect: Rect, _ format: SVGNumberFormat) -> [(String, String)] {
        [("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height)].map {
            ($0, format.string($1))
        }
    }

    private static func primitive(_ primitive: FilterPrimitive<Color>, _ format: SVGNumberFormat) -> MarkupElement {
        func list(_ values: [Double]) -> String { values.map(format.string).joined(separator: " ") }
        switch primitive {
        case .gaussianBlur(let input, let x, let y):
            return MarkupElement("feGaussianBlur", [("in", name(input)), ("stdDeviation", list([x, y]))])
        case .colorMatrix(let input, let rows):
            return MarkupElement("feColorMatrix", [("in", name(input)), ("values", exact(rows))])
        case .componentTransfer(let input, let functions):
            let channels = zip(["R", "G", "B", "A"], functions).filter { $1 != .identity }
            return MarkupElement(
                "feComponentTransfer", [("in", name(input))],
                channels.map { MarkupElement("feFunc\($0)", attributes($1)) })
        case .offset(let input, let x, let y):
            return MarkupElement(
                "feOffset", [("in", name(input)), ("dx", format.string(x)), ("dy", format.string(y))])
        case .morphology(let input, let x, let y):
            let kind = x > 0 || y > 0 ? "dilate" : "erode"
            return MarkupElement(
                "feMorphology", [("in", name(input)), ("operator", kind), ("radius", list([abs(x), abs(y)]))])
        case .flood(let color):
            return MarkupElement("feFlood", Self.color(color, "flood-color", "flood-opacity", .own))
        case .merge(let inputs):
            return MarkupElement("feMerge", [], inputs.map { MarkupElement("feMergeNode", [("in", name($0))]) })
        case .blend(let input, let backdrop, let mode):
            return MarkupElement(
                "feBlend", [("in", name(input)), ("in2", name(backdrop)), ("mode", mode.rawValue)])
        case .composite(let input, let other, let mode):
            return MarkupElement("feComposite", [("in", name(input)), ("in2", name(other))] + attributes(mode))
        }
    }

    private static func name(_ input: FilterInput) -> String {
        switch input {
        case .source: "SourceGraphic"
        case .step(let index): "r\(index)"
        }
    }

    private static func attributes(_ mode: CompositeOperator) -> [(String, String)] {
        if case .arithmetic(let k1, let k2, let k3, let k4) = mode {
            let factors = zip(["k1", "k2", "k3", "k4"], [k1, k2, k3, k4])
            return [("operator", "arithmetic")] + factors.map { ($0, exact([$1])) }
        }
        return [("operator", "\(mode)")]
    }

    private static func attributes(_ function: TransferFunction) -> [(String, String)] {
        switch function {
        case .identity: [("type", "identity")]
        case .table(let values): [("type", "table"), ("tableValues", exact(values))]
        case .discrete(let values): [("type", "discrete"), ("tableValues", exact(values))]
        case .linear(let slope, let intercept):
            [("type", "linear"), ("slope", exact([slope])), ("intercept", exact([intercept]))]
        case .gamma(let amplitude, let exponent, let offset):
            [
                ("type", "gamma"), ("amplitude", exact([amplitude])), ("exponent", exact([exponent])),
                ("offset", exact([offset]))
            ]
        }
    }

    /// Formats numbers that are not lengths.
    private static func exact(_ values: [Double]) -> String {
        values.map(SVGNumberFormat(decimals: 6).string).joined(separator: " ")
    }
}
