internal import SymbolText

/// The syntax of an attribute with numbers; a value of another syntax counts as missing (SVG 2 §4.2).
///
/// Geometry that styles can set, path data and points are read by `ShapeReader`.
enum AttributeSyntax: Hashable {
    case number
    /// Numbers separated by white space or commas.
    case numbers(ClosedRange<Int>)
    case length
    /// A length or `auto`.
    case side
    /// A number or a percentage.
    case share
    /// Alignment and scaling, as in `preserveAspectRatio`.
    case fit

    /// Returns the attributes with numbers of an element, by their names.
    static func attributes(of element: XMLElement) -> KeyValuePairs<String, AttributeSyntax> {
        switch element.name {
        case "svg": ["x": .length, "y": .length, "width": .side, "height": .side, "preserveAspectRatio": .fit]
        case "symbol": ["preserveAspectRatio": .fit]
        case "image": ["x": .length, "y": .length, "width": .side, "height": .side, "preserveAspectRatio": .fit]
        case "use": ["x": .length, "y": .length, "width": .side, "height": .side]
        case "marker":
            [
                "markerWidth": .length, "markerHeight": .length, "refX": .length, "refY": .length,
                "preserveAspectRatio": .fit
            ]
        case "pattern": ["x": .length, "y": .length, "width": .length, "height": .length, "preserveAspectRatio": .fit]
        case "mask", "filter": ["x": .length, "y": .length, "width": .length, "height": .length]
        case "linearGradient": ["x1": .length, "y1": .length, "x2": .length, "y2": .length]
        case "radialGradient":
            ["cx": .length, "cy": .length, "r": .length, "fx": .length, "fy": .length, "fr": .length]
        case "stop": ["offset": .share]
        case "feFuncR", "feFuncG", "feFuncB", "feFuncA":
            [
                "tableValues": .numbers(0...Int.max), "slope": .number, "intercept": .number, "amplitude": .number,
                "exponent": .number, "offset": .number
            ]
        default: [:]
        }
    }

    /// Returns the attributes with numbers of a filter primitive that are its own, by their names.
    static func attributes(ofPrimitive element: XMLElement) -> KeyValuePairs<String, AttributeSyntax> {
        switch element.name {
        case "feGaussianBlur": ["stdDeviation": .numbers(1...2)]
        case "feDropShadow": ["stdDeviation": .numbers(1...2), "dx": .number, "dy": .number]
        case "feOffset": ["dx": .number, "dy": .number]
        case "feMorphology": ["radius": .numbers(1...2)]
        case "feComposite": ["k1": .number, "k2": .number, "k3": .number, "k4": .number]
        case "feColorMatrix":
            ColorMatrix.valueCount(type: element["type"]).map { ["values": .numbers($0...$0)] } ?? [:]
        default: [:]
        }
    }

    /// The attributes for the region of a filter primitive, by their names.
    static let region: KeyValuePairs<String, AttributeSyntax> = [
        "x": .length, "y": .length, "width": .length, "height": .length
    ]

    func accepts(_ text: String) -> Bool {
        switch self {
        case .number: Length.number(text) != nil
        case .numbers(let counts): Length.numbers(text).map { counts.contains($0.count) } ?? false
        case .length: Length(text) != nil
        case .side: text.trimmingSpace == "auto" || Length(text) != nil
        case .share: Length(text).map { $0.unit == .number || $0.unit == .percent } ?? false
        case .fit: PreserveAspectRatio(text) != nil
        }
    }

    /// What is expected, in words.
    var expectation: String {
        switch self {
        case .number, .numbers(1...1): "a number"
        case .numbers(1...2): "one or two numbers"
        case .numbers(let counts): counts.count == 1 ? "\(counts.lowerBound) numbers" : "numbers"
        case .length, .side: "a length"
        case .share: "a number or a percentage"
        case .fit: "an alignment such as xMidYMid, and meet or slice"
        }
    }
}
