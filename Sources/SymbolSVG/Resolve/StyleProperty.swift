/// A property that affects drawing, by its name in CSS.
enum StyleProperty: String, CaseIterable {
    case color, fill, stroke, visibility, marker, display, opacity, mask, transform, overflow, filter, isolation
    case translate, rotate, scale
    case fontSize = "font-size"
    case fillOpacity = "fill-opacity"
    case fillRule = "fill-rule"
    case clipRule = "clip-rule"
    case strokeOpacity = "stroke-opacity"
    case strokeWidth = "stroke-width"
    case strokeCap = "stroke-linecap"
    case strokeJoin = "stroke-linejoin"
    case miterLimit = "stroke-miterlimit"
    case dashes = "stroke-dasharray"
    case dashOffset = "stroke-dashoffset"
    case paintOrder = "paint-order"
    case shapeRendering = "shape-rendering"
    case imageRendering = "image-rendering"
    case colorInterpolation = "color-interpolation"
    case colorInterpolationFilters = "color-interpolation-filters"
    case clipPath = "clip-path"
    case maskImage = "mask-image"
    case maskMode = "mask-mode"
    case maskType = "mask-type"
    case transformOrigin = "transform-origin"
    case transformBox = "transform-box"
    case stopColor = "stop-color"
    case stopOpacity = "stop-opacity"
    case floodColor = "flood-color"
    case floodOpacity = "flood-opacity"
    case markerStart = "marker-start"
    case markerMid = "marker-mid"
    case markerEnd = "marker-end"
    case blend = "mix-blend-mode"
    case background
    case backgroundColor = "background-color"
    case vectorEffect = "vector-effect"

    /// Creates a property from its name; nil for unknown properties and those that do not affect drawing.
    init?(named name: String) {
        let length = name.utf8.count
        guard length < Self.byLength.count, let found = Self.byLength[length].first(where: { $0.name == name })
        else { return nil }
        self = found.property
    }

    /// Creates a property that can be set by an attribute (SVG 2 §6.6).
    init?(attribute name: String) {
        self.init(named: name)
        switch self {
        case .marker, .blend, .isolation, .background, .backgroundColor, .maskImage, .maskMode, .transformBox,
            .translate, .rotate, .scale:
            return nil
        default: break
        }
    }

    /// The properties grouped by the length of their names: every attribute is looked up, and few names share a length.
    private static let byLength: [[(name: String, property: StyleProperty)]] = {
        var properties: [[(name: String, property: StyleProperty)]] = []
        for property in allCases {
            let name = property.rawValue
            while properties.count <= name.utf8.count { properties.append([]) }
            properties[name.utf8.count].append((name, property))
        }
        return properties
    }()
}
