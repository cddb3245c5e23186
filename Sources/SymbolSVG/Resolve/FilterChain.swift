internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry

/// The steps of a filter read so far, with the names of their results.
struct FilterChain {
    /// The bounding box, when `primitiveUnits` refers to it.
    let box: Rect?
    private let region: Rect
    /// The transform from the filtered element's space to the drawing's.
    private let transform: AffineTransform
    private(set) var steps: [Filter<ColorReference>.Step] = []
    var results: [String: FilterInput] = [:]
    /// Whether the step that is appended next computes in linear RGB.
    var isLinearRGB = true
    var subregion = Subregion()
    /// The region of each step's result, in the filtered element's space.
    private var regions: [Rect] = []
    private var alpha: FilterInput?
    /// The number of steps plus the number of their inputs.
    private(set) var size = 0

    /// The region that a primitive declares for its result, in the filtered element's space.
    struct Subregion {
        var x, y, width, height: Double?
    }

    init(box: Rect?, region: Rect, transform: AffineTransform) {
        (self.box, self.region, self.transform) = (box, region, transform)
    }

    /// The filter made of the steps.
    var filter: Filter<ColorReference> {
        Filter(steps: steps, region: Path(rect: region).transformed(by: transform), transform: transform)
    }

    /// The size of one unit along each axis.
    private var unit: Point { box.map { Point($0.width, $0.height) } ?? Point(1, 1) }

    /// The input of a primitive without `in`: the result of the primitive before it, not of an intermediate step.
    private var previous = FilterInput.source

    mutating func append(_ primitive: FilterPrimitive<ColorReference>) {
        let whole = primitive.inputs.map(region).union ?? region
        let shown = Rect(
            x: subregion.x ?? whole.minX, y: subregion.y ?? whole.minY, width: max(0, subregion.width ?? whole.width),
            height: max(0, subregion.height ?? whole.height))
        let path = shown == region ? nil : Path(rect: shown).transformed(by: transform)
        append(.init(primitive, isLinearRGB: isLinearRGB, region: path), shown)
        previous = .step(steps.count - 1)
    }

    /// Returns the region of an input, which is also the default region of a primitive that uses it (Filter Effects 1
    /// §9.4).
    private func region(of input: FilterInput) -> Rect {
        if case .step(let number) = input { regions[number] } else { region }
    }

    /// The inputs that name what lies outside of the filtered picture, which browsers do not give filters either.
    static let outsideInputs = ["BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint"]

    /// Returns the input that `in` names; a name without a result counts as if it were omitted (Filter Effects 1
    /// §9.2).
    mutating func input(_ name: String?) -> FilterInput {
        if let result = name.flatMap({ results[$0] }) { return result }
        switch name {
        case "SourceGraphic": return .source
        case "SourceAlpha":
            let input = alpha ?? alphaOnly(.source)
            alpha = input
            return input
        default: return previous
        }
    }

    /// Returns the input as black with its own alpha.
    private mutating func alphaOnly(_ input: FilterInput) -> FilterInput {
        step(.colorMatrix(input, [Double](repeating: 0, count: 18) + [1, 0]), like: input)
    }

    /// Adds an intermediate step over the whole region; the region of its result is that of `input`.
    private mutating func step(
        _ primitive: FilterPrimitive<ColorReference>, like input: FilterInput = .source
    ) -> FilterInput {
        append(.init(primitive, isLinearRGB: isLinearRGB), region(of: input))
        return .step(steps.count - 1)
    }

    private mutating func append(_ step: Filter<ColorReference>.Step, _ region: Rect) {
        steps.append(step)
        regions.append(region)
        size += 1 + step.primitive.inputs.count
    }

    mutating func appendShadow(_ element: XMLElement, _ flood: ColorReference) {
        let deviation = Self.pair(element.numbers("stdDeviation"), initial: 2)
        let (dx, dy) = (element.number("dx") ?? 2, element.number("dy") ?? 2)
        appendShadow(
            of: input(element["in"]), deviation: Point(max(0, deviation.x) * unit.x, max(0, deviation.y) * unit.y),
            offset: Point(dx * unit.x, dy * unit.y), flood)
    }

    /// Appends the five primitives that `feDropShadow` stands for (Filter Effects 1 §9.13).
    mutating func appendShadow(
        of input: FilterInput, deviation: Point, offset: Point, _ flood: ColorReference
    ) {
        let alpha = alphaOnly(input)
        let blurred = step(.gaussianBlur(alpha, x: deviation.x, y: deviation.y), like: input)
        let moved = step(.offset(blurred, x: offset.x, y: offset.y), like: input)
        let color = step(.flood(flood), like: input)
        let shadow = step(.composite(color, moved, .in), like: input)
        append(.merge([shadow, input]))
    }

    /// Returns the effect of a primitive element without children or colours of its own; nil when it is not supported.
    mutating func primitive(_ element: XMLElement) -> FilterPrimitive<ColorReference>? {
        switch element.name {
        case "feGaussianBlur":
            let deviation = Self.pair(element.numbers("stdDeviation"), initial: 0)
            return .gaussianBlur(
                input(element["in"]), x: max(0, deviation.x) * unit.x, y: max(0, deviation.y) * unit.y)
        case "feOffset":
            let (dx, dy) = (element.number("dx") ?? 0, element.number("dy") ?? 0)
            return .offset(input(element["in"]), x: dx * unit.x, y: dy * unit.y)
        case "feMorphology":
            let radius = Self.pair(element.numbers("radius"), initial: 0)
            let sign: Double = element["operator"] == "dilate" ? 1 : -1
            return .morphology(
                input(element["in"]), x: sign * max(0, radius.x) * unit.x, y: sign * max(0, radius.y) * unit.y)
        case "feColorMatrix":
            let rows = ColorMatrix.rows(type: element["type"], element.numbers("values"))
            return .colorMatrix(input(element["in"]), rows)
        case "feComponentTransfer":
            return .componentTransfer(input(element["in"]), TransferFunction.channels(element))
        case "feBlend":
            let mode = element["mode"].flatMap { BlendMode(rawValue: $0) } ?? .normal
            // This mode exists only in CSS.
            return .blend(input(element["in"]), over: input(element["in2"]), mode == .plusLighter ? .normal : mode)
        case "feComposite":
            return .composite(input(element["in"]), input(element["in2"]), CompositeOperator(element))
        default: return nil
        }
    }

    /// Returns one number for both axes or one for each; the initial value for anything else.
    private static func pair(_ numbers: [Double]?, initial: Double) -> Point {
        guard let x = numbers?.first, let y = numbers?.last, numbers?.count ?? 0 <= 2 else {
            return Point(initial, initial)
        }
        return Point(x, y)
    }
}

extension CompositeOperator {
    fileprivate init(_ element: XMLElement) {
        switch element["operator"] {
        case "in": self = .in
        case "out": self = .out
        case "atop": self = .atop
        case "xor": self = .xor
        case "lighter": self = .lighter
        case "arithmetic":
            let k = ["k1", "k2", "k3", "k4"].map { element.number($0) ?? 0 }
            self = .arithmetic(k[0], k[1], k[2], k[3])
        default: self = .over
        }
    }
}

extension TransferFunction {
    /// Returns the functions for red, green, blue and alpha; the last of several for one channel counts.
    fileprivate static func channels(_ element: XMLElement) -> [TransferFunction] {
        ["feFuncR", "feFuncG", "feFuncB", "feFuncA"].map { name in
            let functions = element.children.filter { $0.name == name && !$0.isForeign }
            return functions.map { TransferFunction($0) }.last ?? .identity
        }
    }

    private init(_ element: XMLElement) {
        func number(_ name: String, _ initial: Double) -> Double { element.number(name) ?? initial }
        let values = element.numbers("tableValues") ?? []
        switch element["type"] {
        case "table" where !values.isEmpty: self = .table(values)
        case "discrete" where !values.isEmpty: self = .discrete(values)
        case "linear": self = .linear(slope: number("slope", 1), intercept: number("intercept", 0))
        case "gamma":
            self = .gamma(
                amplitude: number("amplitude", 1), exponent: number("exponent", 1), offset: number("offset", 0))
        default: self = .identity
        }
    }
}
