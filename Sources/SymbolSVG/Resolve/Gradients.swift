internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

extension DocumentResolver {
    mutating func gradient(
        _ element: XMLElement, opacity: Double, _ placed: Placed, _ path: Path
    ) throws(ReadError) -> PaintServer {
        let attributes = serverAttributes(of: element, kind: "gradient") { $0.hasSuffix("Gradient") }
        guard let owner = attributes.content else { return .fallback }
        let stops = try stops(of: owner, opacity: opacity)
        guard let last = stops.last else { return .fallback }
        var space = placed.transform
        var basis = placed.basis
        if attributes["gradientUnits"] != "userSpaceOnUse" {
            guard let unit = boxTransform(path.bounds) else { return .fallback }
            space = space * unit
            (basis.viewportWidth, basis.viewportHeight) = (1, 1)
        }
        guard let own = transform("gradientTransform", attributes, basis) else { return .nothing }
        space = space * own
        if stops.count == 1 { return .paint(.color(last.color)) }
        let spread = attributes["spreadMethod"].flatMap { GradientSpread(rawValue: $0) } ?? .pad
        let ramp = GradientRamp(stops: stops, spread: spread, transform: space)
        return element.name == "linearGradient"
            ? .paint(linear(attributes, ramp, basis)) : .paint(radial(attributes, ramp, basis))
    }

    private func linear(
        _ attributes: PaintServerAttributes, _ ramp: GradientRamp<ColorReference>, _ basis: LengthBasis
    ) -> Paint<ColorReference> {
        func point(_ x: String, _ y: String, _ initial: Double) -> Point {
            Point(
                basis.resolve(attributes.length(x) ?? Length(initial, .percent), .horizontal),
                basis.resolve(attributes.length(y) ?? .zero, .vertical))
        }
        let (start, end) = (point("x1", "y1", 0), point("x2", "y2", 100))
        // SVG 2 §14.2.2: when both ends coincide, the last stop's colour paints everything.
        if start == end, let last = ramp.stops.last { return .color(last.color) }
        return .linearGradient(LinearGradient(start: start, end: end, ramp: ramp))
    }

    private func radial(
        _ attributes: PaintServerAttributes, _ ramp: GradientRamp<ColorReference>, _ basis: LengthBasis
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
        if radius <= 0, let last = ramp.stops.last { return .color(last.color) }
        return .radialGradient(
            RadialGradient(
                center: center, radius: radius, focus: focus, focalRadius: max(0, length("fr", .other) ?? 0), ramp: ramp
            ))
    }

    /// Returns the stops of a gradient with nondecreasing offsets (SVG 2 §14.2.4).
    private mutating func stops(
        of owner: XMLElement, opacity: Double
    ) throws(ReadError) -> [GradientRamp<ColorReference>.Stop] {
        let parent = styleInFile(of: owner)
        var (stops, least): ([GradientRamp<ColorReference>.Stop], Double) = ([], 0)
        for element in owner.children where element.name == "stop" && !element.isForeign {
            checkNumbers(of: element)
            let style = style(of: element, parent: parent)
            let length = element["offset"].flatMap { Length($0) } ?? .zero
            let offset: Double =
                switch length.unit {
                case .number: length.value
                case .percent: length.value / 100
                default: 0
                }
            least = max(least, min(max(offset, 0), 1))
            let color = style.color(style.own.stopColor, opacity: style.own.stopOpacity * opacity) ?? .fixed(.clear)
            stops.append(.init(offset: least, color: color))
            try count(stop: stops.count, of: owner)
        }
        return stops
    }
}
