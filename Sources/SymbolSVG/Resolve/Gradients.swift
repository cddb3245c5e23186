internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

extension DocumentResolver {
    /// What `value` paints a shape with; nil for nothing.
    mutating func paint(
        _ value: PaintValue, opacity: Double, _ placed: Placed, _ path: Path
    ) -> Paint<ColorReference>? {
        guard opacity > 0 else { return nil }
        if let id = value.server {
            if let server = element(id: id, where: Self.isPaintServer) ?? element(id: id) {
                switch gradient(server, opacity: opacity, placed, path) {
                case .paint(let paint): return paint
                case .fallback: break
                }
            } else {
                note(
                    .invalid, placed.element,
                    "<\(placed.element.name)> is painted with \"#\(id)\", which is not in the file")
            }
        }
        return value.plain.flatMap { placed.style.ink($0, opacity: opacity) }.map { .color($0) }
    }

    private static func isPaintServer(_ name: String) -> Bool { name.hasSuffix("Gradient") || name == "pattern" }

    private enum Server {
        case paint(Paint<ColorReference>)
        /// The server cannot be used: the fallback counts.
        case fallback
    }

    private mutating func gradient(_ element: XMLElement, opacity: Double, _ placed: Placed, _ path: Path) -> Server {
        guard element.name == "linearGradient" || element.name == "radialGradient" else {
            let kind: Diagnostic.Kind = element.name == "pattern" ? .unsupported : .invalid
            note(kind, element, "<\(element.name)> is not drawn as a paint")
            return .fallback
        }
        let chain = hrefChain(from: element)
        let stops = stops(in: chain, opacity: opacity)
        guard let last = stops.last else { return .fallback }
        let attributes = GradientAttributes(chain: chain)
        let usesBox = attributes["gradientUnits"] != "userSpaceOnUse"
        var space = placed.transform
        var basis = placed.basis
        if usesBox {
            guard let box = path.bounds, box.width > 0, box.height > 0 else { return .fallback }
            space = space * AffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
            (basis.viewportWidth, basis.viewportHeight) = (1, 1)
        }
        space = space * gradientTransform(attributes, style: styleInFile(of: element), basis: basis)
        if stops.count == 1 { return .paint(.color(last.ink)) }
        let spread = attributes["spreadMethod"].flatMap { GradientSpread(rawValue: $0) } ?? .pad
        let ramp = GradientRamp(stops: stops, spread: spread, transform: space)
        return element.name == "linearGradient"
            ? .paint(linear(attributes, ramp, basis)) : .paint(radial(attributes, ramp, basis))
    }

    private mutating func gradientTransform(
        _ attributes: GradientAttributes, style: ComputedStyle, basis: LengthBasis
    ) -> AffineTransform {
        guard let text = attributes["gradientTransform"] else { return .identity }
        let origin = Point(
            basis.resolve(style.own.transformOrigin.x, .horizontal),
            basis.resolve(style.own.transformOrigin.y, .vertical))
        if let transform = AffineTransform(svg: text), transform.inverse != nil { return transform.about(origin) }
        if let element = attributes.owner(of: "gradientTransform") {
            note(
                .invalid, element.position(of: "gradientTransform"),
                "gradientTransform is \"\(text)\"; expected a list of transforms that can be undone")
        }
        return .identity
    }

    private func linear(
        _ attributes: GradientAttributes, _ ramp: GradientRamp<ColorReference>, _ basis: LengthBasis
    ) -> Paint<ColorReference> {
        func point(_ x: String, _ y: String, _ initial: Double) -> Point {
            Point(
                basis.resolve(attributes.length(x) ?? Length(initial, .percent), .horizontal),
                basis.resolve(attributes.length(y) ?? .zero, .vertical))
        }
        let (start, end) = (point("x1", "y1", 0), point("x2", "y2", 100))
        // SVG 2 §14.2.2: where both ends coincide, the last stop's colour paints all.
        if start == end, let last = ramp.stops.last { return .color(last.ink) }
        return .linearGradient(LinearGradient(start: start, end: end, ramp: ramp))
    }

    private func radial(
        _ attributes: GradientAttributes, _ ramp: GradientRamp<ColorReference>, _ basis: LengthBasis
    ) -> Paint<ColorReference> {
        func length(_ name: String, _ axis: LengthBasis.Axis) -> Double? {
            attributes.length(name).map { basis.resolve($0, axis) }
        }
        let half = Length(50, .percent)
        let center = Point(
            length("cx", .horizontal) ?? basis.resolve(half, .horizontal),
            length("cy", .vertical) ?? basis.resolve(half, .vertical))
        let radius = length("r", .other) ?? basis.resolve(half, .other)
        let focus = Point(length("fx", .horizontal) ?? center.x, length("fy", .vertical) ?? center.y)
        if radius <= 0, let last = ramp.stops.last { return .color(last.ink) }
        return .radialGradient(
            RadialGradient(
                center: center, radius: radius, focus: focus, focalRadius: max(0, length("fr", .other) ?? 0), ramp: ramp
            ))
    }

    /// The gradient and those it refers to by `href`, nearest first.
    private mutating func hrefChain(from element: XMLElement) -> [XMLElement] {
        var chain = [element]
        while let last = chain.last, let link = last.link {
            guard let next = self.element(id: link, where: { $0.hasSuffix("Gradient") }) else {
                note(.invalid, last.linkPosition, "href names \"#\(link)\", which is no gradient of this file")
                break
            }
            guard !chain.contains(next) else {
                note(.invalid, last.linkPosition, "href of \"#\(link)\" leads back to itself")
                break
            }
            chain.append(next)
        }
        return chain
    }

    /// The stops of the nearest gradient that has any, offsets put in order (SVG 2 §14.2.4).
    private mutating func stops(in chain: [XMLElement], opacity: Double) -> [GradientRamp<ColorReference>.Stop] {
        guard let owner = chain.first(where: { $0.children.contains { $0.name == "stop" && !$0.isForeign } }) else {
            return []
        }
        let parent = styleInFile(of: owner)
        var (stops, least): ([GradientRamp<ColorReference>.Stop], Double) = ([], 0)
        for element in owner.children where element.name == "stop" && !element.isForeign {
            let style = style(of: element, parent: parent)
            let length = element["offset"].flatMap { Length($0) } ?? .zero
            let offset: Double =
                switch length.unit {
                case .number: length.value
                case .percent: length.value / 100
                default: 0
                }
            least = max(least, min(max(offset, 0), 1))
            let ink = style.ink(style.own.stopColor, opacity: style.own.stopOpacity * opacity) ?? .fixed(.clear)
            stops.append(.init(offset: least, ink: ink))
        }
        return stops
    }
}

/// The attributes of a gradient, each from the nearest gradient of its chain that has it.
private struct GradientAttributes {
    let chain: [XMLElement]

    subscript(name: String) -> String? {
        owner(of: name)?[name]
    }

    func owner(of name: String) -> XMLElement? {
        // Coordinates only pass between gradients of a kind (SVG 2 §14.2.2, §14.2.3).
        chain.first { $0[name] != nil && ($0.name == chain[0].name || !Self.coordinates.contains(name)) }
    }

    func length(_ name: String) -> Length? {
        self[name].flatMap { Length($0) }
    }

    private static let coordinates: Set = ["x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy", "fr"]
}
