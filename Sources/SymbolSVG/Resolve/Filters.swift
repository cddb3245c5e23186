internal import SymbolDrawing
internal import SymbolGeometry

internal import SymbolText
extension DocumentResolver {
    /// What a `filter` element does to `placed`, where it is a chain of blurs and colour matrices. Anything else is
    /// noted, and the element drawn without it.
    ///
    /// - Parameter box: the bounding box of what is filtered, in its user space.
    mutating func filter(_ element: XMLElement, on placed: Placed, box: Rect?) -> Filter? {
        var steps: [Filter.Step] = []
        var last: String?
        for child in element.children where !child.isForeign && child.name.hasPrefix("fe") {
            let input = child["in"]
            let follows = input == nil || input == last || (steps.isEmpty && input == "SourceGraphic")
            guard follows, let primitive = primitive(child) else {
                note(.unsupported, child, "filter: <\(child.name)> is not drawn here")
                return nil
            }
            let style = styleInFile(of: child)
            steps.append(Filter.Step(primitive, isLinearRGB: style.filtersLinearRGB))
            last = child["result"]
        }
        guard !steps.isEmpty, element["primitiveUnits"] != "objectBoundingBox",
            let region = region(of: element, placed, styleInFile(of: element), box)
        else { return nil }
        return Filter(
            steps: steps, region: Path(rect: region).transformed(by: placed.transform), transform: placed.transform)
    }

    private func primitive(_ element: XMLElement) -> Filter.Primitive? {
        switch element.name {
        case "feGaussianBlur":
            guard let text = element["stdDeviation"], let deviations = Length.list(text)?.map(\.value),
                let x = deviations.first, deviations.count <= 2, deviations.allSatisfy({ $0 >= 0 })
            else { return nil }
            return .gaussianBlur(x: x, y: deviations.last ?? x)
        case "feColorMatrix":
            let values = element["values"].flatMap { Length.list($0) }?.map(\.value)
            return ColorMatrix.rows(type: element["type"] ?? "matrix", values).map { .colorMatrix($0) }
        default: return nil
        }
    }
}

/// Filter Effects 1 §9.6: the short forms of `feColorMatrix` written out.
private enum ColorMatrix {
    static func rows(type: String, _ values: [Double]?) -> [Double]? {
        switch (type, values) {
        case ("matrix", let values?) where values.count == 20: values
        case ("saturate", let values?) where values.count == 1: mixed(luminance(1 - values[0]), values[0])
        case ("luminanceToAlpha", _): [Double](repeating: 0, count: 15) + [0.2126, 0.7152, 0.0722, 0, 0]
        default: nil
        }
    }

    /// The weights of red, green and blue in grey, times `amount`.
    private static func luminance(_ amount: Double) -> [Double] {
        [0.213, 0.715, 0.072].map { $0 * amount }
    }

    private static func mixed(_ grey: [Double], _ own: Double) -> [Double] {
        var rows: [Double] = []
        for row in 0..<3 {
            for (column, weight) in grey.enumerated() { rows.append(weight + (column == row ? own : 0)) }
            rows += [0, 0]
        }
        return rows + [0, 0, 0, 1, 0]
    }
}
