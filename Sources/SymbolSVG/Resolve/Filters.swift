internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

/// The effect of a `filter` element where it is used.
private enum Filtering {
    case by(Filter<ColorReference>)
    /// Nothing of the element is visible.
    case hiding
    /// The element is drawn without the filter.
    case none
}

extension DocumentResolver {
    /// Returns the filters of an element, in order of application; nil when nothing of it is visible.
    ///
    /// A list with a missing or unsupported filter is left out as a whole (Filter Effects 1 §5). The box is the
    /// bounding box of what the element paints, in its user space.
    mutating func filters(
        of placed: Placed, on nodes: [DrawingNode], box: Rect?
    ) throws(ReadError) -> [Filter<ColorReference>]? {
        guard placed.style.own.filters.count <= ResolverLimits.filters else {
            note(
                .unsupported, placed.element,
                "filter: a list of more than \(ResolverLimits.filters) filters is left out")
            return []
        }
        var filters: [Filter<ColorReference>] = []
        var shown = shownBounds(nodes, placed)
        var values = placed.style.own.filters[...]
        while let value = values.first {
            let filter: Filter<ColorReference>
            if case .reference(let id) = value {
                values.removeFirst()
                guard let element = element(id: id, named: "filter", usedBy: placed, property: "filter") else {
                    return []
                }
                switch try filtering(element, on: placed, box: box) {
                case .by(let element): filter = element
                case .hiding: return nil
                case .none: return []
                }
                shown = placed.transform.inverse.flatMap { filter.region.transformed(by: $0).bounds }
            } else {
                guard let area = shown else { return nil }
                let run = values.prefix { !$0.isReference }
                values.removeFirst(run.count)
                let functions = FilterFunctions(run, placed, on: area)
                (filter, shown) = (functions.chain.filter, functions.region)
            }
            filters.append(filter)
        }
        return filters
    }

    /// Returns the visible bounds of nodes, in the user space of the element that they belong to.
    ///
    /// Edges are antialiased by half a pixel, whose size is not known here: in any recognisable picture it is less than
    /// 1/32.
    private func shownBounds(_ nodes: [DrawingNode], _ placed: Placed) -> Rect? {
        guard let inverse = placed.transform.inverse, let bounds = nodes.filteredBounds else { return nil }
        return bounds.insetBy(-max(page.x, page.y) / 32).transformed(by: inverse)
    }

    /// Returns the effect of a `filter` element on an element.
    ///
    /// A filter with unsupported primitives is noted and left out. The box is the bounding box of the filtered element,
    /// in its user space.
    private mutating func filtering(
        _ element: XMLElement, on placed: Placed, box: Rect?
    ) throws(ReadError) -> Filtering {
        checkNumbers(of: element)
        guard let region = region(of: element, unitsIn: "filterUnits", placed, styleInFile(of: element), box) else {
            return .hiding
        }
        let unitBox = element["primitiveUnits"] == "objectBoundingBox" ? box : nil
        if let unitBox, unitBox.width <= 0 || unitBox.height <= 0 { return .hiding }
        var chain = FilterChain(box: unitBox, region: region, transform: placed.transform)
        for child in element.children where !child.isForeign && child.name.hasPrefix("fe") {
            try enter(child, placed.inner)
            checkNumbers(ofPrimitive: child)
            checkInputs(of: child, chain)
            let style = styleInFile(of: child)
            chain.isLinearRGB = style.filtersLinearRGB
            chain.subregion = subregion(of: child, chain, placed)
            guard append(child, style, to: &chain) else {
                note(.unsupported, child, "filter: <\(child.name)> is not supported")
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
        return .by(chain.filter)
    }

    /// Notes inputs that filters cannot have.
    private mutating func checkInputs(of primitive: XMLElement, _ chain: FilterChain) {
        for element in [primitive] + primitive.children {
            for attribute in ["in", "in2"] {
                guard let name = element[attribute], FilterChain.outsideInputs.contains(name),
                    chain.results[name] == nil
                else { continue }
                note(
                    .unsupported, element.position(of: attribute),
                    "filter: the input \(name) is not available; the result before <\(primitive.name)> takes its place")
            }
        }
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

    /// Appends the steps of a primitive element; returns false when it is not supported.
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
