internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

/// What a `filter` element comes to where it is used.
enum Filtering {
    case by(Filter<ColorReference>)
    /// Nothing of the element shows.
    case hiding
    /// The element is drawn without it.
    case none
}

extension DocumentResolver {
    /// What a `filter` element does to an element.
    ///
    /// One with primitives that are not drawn is noted and left out. The box is the bounding box of what is filtered,
    /// in its user space.
    mutating func filtering(_ element: XMLElement, on placed: Placed, box: Rect?) throws(ReadError) -> Filtering {
        guard let region = region(of: element, unitsIn: "filterUnits", placed, styleInFile(of: element), box) else {
            return .hiding
        }
        let unitBox = element["primitiveUnits"] == "objectBoundingBox" ? box : nil
        if let unitBox, unitBox.width <= 0 || unitBox.height <= 0 { return .hiding }
        var chain = FilterChain(box: unitBox, region: region, transform: placed.transform)
        for child in element.children where !child.isForeign && child.name.hasPrefix("fe") {
            try enter(child, placed.inner)
            let style = styleInFile(of: child)
            chain.isLinearRGB = style.filtersLinearRGB
            chain.subregion = subregion(of: child, chain, placed)
            guard append(child, style, to: &chain) else {
                note(.unsupported, child, "filter: <\(child.name)> is not drawn here")
                return .none
            }
            guard chain.size <= ResolverLimits.filterSize else {
                note(
                    .unsupported, child,
                    "filter: has more than \(ResolverLimits.filterSize) steps and inputs and is left out")
                return .none
            }
            if let name = child["result"] { chain.results[name] = .step(chain.steps.count - 1) }
        }
        guard !chain.steps.isEmpty else { return .hiding }
        return .by(
            Filter(
                steps: chain.steps, region: Path(rect: region).transformed(by: placed.transform),
                transform: placed.transform))
    }

    private func subregion(of element: XMLElement, _ chain: FilterChain, _ placed: Placed) -> FilterChain.Subregion {
        var basis = placed.basis
        if chain.box != nil { (basis.viewportWidth, basis.viewportHeight) = (1, 1) }
        let box = chain.box ?? Rect(x: 0, y: 0, width: 1, height: 1)
        func length(_ name: String, _ axis: LengthBasis.Axis, _ unit: Double) -> Double? {
            element[name].flatMap { Length($0) }.map { basis.resolve($0, axis) * unit }
        }
        return FilterChain.Subregion(
            x: length("x", .horizontal, box.width).map { box.minX + $0 },
            y: length("y", .vertical, box.height).map { box.minY + $0 },
            width: length("width", .horizontal, box.width), height: length("height", .vertical, box.height))
    }

    /// Appends what a primitive element stands for; false where it is not drawn.
    private mutating func append(_ element: XMLElement, _ style: ComputedStyle, to chain: inout FilterChain) -> Bool {
        if element.name == "feMerge" {
            let inputs = element.children.filter { $0.name == "feMergeNode" && !$0.isForeign }
                .map { chain.input($0["in"]) }
            chain.append(.merge(inputs))
            return true
        }
        if element.name == "feFlood" || element.name == "feDropShadow" {
            let flood = style.color(style.own.floodColor, opacity: style.own.floodOpacity) ?? .fixed(.clear)
            if element.name == "feFlood" { chain.append(.flood(flood)) } else { chain.appendShadow(element, flood) }
            return true
        }
        guard let primitive = chain.primitive(element) else { return false }
        chain.append(primitive)
        return true
    }
}
