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
        guard let region = region(of: element, placed, styleInFile(of: element), box) else { return .hiding }
        var unit = Point(1, 1)
        if element["primitiveUnits"] == "objectBoundingBox" {
            guard let box, box.width > 0, box.height > 0 else { return .hiding }
            unit = Point(box.width, box.height)
        }
        var chain = FilterChain(unit: unit, box: element["primitiveUnits"] == "objectBoundingBox" ? box : nil, region: region)
        for child in element.children where !child.isForeign && child.name.hasPrefix("fe") {
            try enter(child, placed.inner)
            let style = styleInFile(of: child)
            chain.isLinearRGB = style.filtersLinearRGB
            chain.subregion = subregion(of: child, chain, placed).map {
                Path(rect: $0).transformed(by: placed.transform)
            }
            guard chain.steps.count < ResolverLimits.filterSteps, append(child, style, to: &chain) else {
                note(.unsupported, child, "filter: <\(child.name)> is not drawn here")
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

    /// A primitive's own rectangle in user space; nil where it has the filter's.
    private func subregion(of element: XMLElement, _ chain: FilterChain, _ placed: Placed) -> Rect? {
        guard ["x", "y", "width", "height"].contains(where: { element[$0] != nil }) else { return nil }
        var basis = placed.basis
        if chain.box != nil { (basis.viewportWidth, basis.viewportHeight) = (1, 1) }
        let box = chain.box ?? Rect(x: 0, y: 0, width: 1, height: 1)
        func side(_ name: String, _ axis: LengthBasis.Axis, _ origin: Double, _ unit: Double, _ initial: Double) -> Double {
            element[name].flatMap { Length($0) }.map { origin + basis.resolve($0, axis) * unit } ?? initial
        }
        return Rect(
            x: side("x", .horizontal, box.minX, box.width, chain.region.minX),
            y: side("y", .vertical, box.minY, box.height, chain.region.minY),
            width: max(0, side("width", .horizontal, 0, box.width, chain.region.width)),
            height: max(0, side("height", .vertical, 0, box.height, chain.region.height)))
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
