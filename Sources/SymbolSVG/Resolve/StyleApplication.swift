internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry

extension ComputedStyle {
    /// The outcome of applying a declaration.
    enum Outcome {
        case applied
        /// The value is not valid for the property; the declaration is ignored.
        case invalid
        /// The value is valid, but not supported.
        case unsupported
        /// The value refers to something outside of the file, which is not read.
        case outside
        /// The value refers to an undefined custom property, so the property counts as `unset`.
        case undefined
    }

    /// Applies one declaration; `parent` provides the values for `inherit`.
    mutating func apply(_ property: StyleProperty, _ value: String, parent: ComputedStyle) -> Outcome {
        switch value {
        case "inherit":
            copy(property, from: parent)
            return .applied
        case "initial":
            copy(property, from: ComputedStyle())
            return .applied
        // There are no other cascade origins to revert to.
        case "unset", "revert", "revert-layer":
            copy(property, from: parent.inherited)
            return .applied
        default: break
        }
        switch property {
        // For the property `color` itself, `currentColor` means `inherit` (CSS Color 4 §9.2).
        case .color where value.lowercased() == "currentcolor": return apply(property, "inherit", parent: parent)
        case .color: return set(\.color, try? Color(css: value))
        case .fontSize: return setFontSize(value, parent)
        case .fill: return setPaint(\.fill, value)
        case .fillOpacity: return set(\.fillOpacity, opacity(value))
        case .fillRule: return set(\.fillRule, FillRule(rawValue: value))
        case .clipRule: return set(\.clipRule, FillRule(rawValue: value))
        case .stroke: return setPaint(\.stroke, value)
        case .strokeOpacity: return set(\.strokeOpacity, opacity(value))
        case .strokeWidth: return set(\.strokeWidth, nonNegative(value))
        case .strokeCap: return set(\.strokeCap, StrokeStyle.Cap(rawValue: value))
        case .strokeJoin: return setJoin(value)
        // A miter is never shorter than the stroke width: limits below 1 act like 1.
        case .miterLimit: return set(\.miterLimit, Length(value).flatMap { $0.value >= 0 ? max($0.value, 1) : nil })
        case .dashes: return setDashes(value)
        case .dashOffset: return set(\.dashOffset, Length(value))
        case .visibility: return set(\.isVisible, ["visible": true, "hidden": false, "collapse": false][value])
        case .paintOrder: return set(\.paintOrder, PaintOrder(value))
        case .shapeRendering: return set(\.isAntialiased, Self.antialiasing[value.lowercased()])
        case .imageRendering: return set(\.smoothsImages, Self.imageSmoothing[value.lowercased()])
        case .colorInterpolation:
            return set(\.interpolatesLinearRGB, ["auto": false, "srgb": false, "linearrgb": true][value.lowercased()])
        case .colorInterpolationFilters:
            return set(\.filtersLinearRGB, ["auto": true, "srgb": false, "linearrgb": true][value.lowercased()])
        case .display: return setDisplay(value)
        case .opacity: return set(\.own.opacity, opacity(value))
        case .clipPath: return setReference(\.own.clipPath, value)
        case .mask: return setMask(value)
        case .maskImage: return setReference(\.own.mask, value)
        case .maskMode: return setMaskMode(value.lowercased())
        case .maskType: return set(\.own.maskKind, Mask.Kind(rawValue: value))
        case .transform: return set(.transform, TransformFunction.list(value))
        case .translate: return set(.translate, TransformFunction.translate(value))
        case .rotate: return setRotation(value)
        case .scale: return set(.scale, TransformFunction.scale(value))
        case .transformOrigin: return set(\.own.transformOrigin, TransformOrigin(value.lowercased()))
        case .transformBox: return set(\.own.transformBox, TransformBox(value))
        case .overflow:
            return set(\.own.clipsOverflow, ["visible": false, "auto": false, "hidden": true, "scroll": true][value])
        case .stopColor: return set(\.own.stopColor, PaintValue.Plain(value.trimmingSpace))
        case .stopOpacity: return set(\.own.stopOpacity, opacity(value))
        case .floodColor: return set(\.own.floodColor, PaintValue.Plain(value.trimmingSpace))
        case .floodOpacity: return set(\.own.floodOpacity, opacity(value))
        case .filter: return setFilters(value)
        case .markerStart: return setReference(\.markerStart, value)
        case .markerMid: return setReference(\.markerMid, value)
        case .markerEnd: return setReference(\.markerEnd, value)
        case .marker:
            for marker in [\Self.markerStart, \.markerMid] { _ = setReference(marker, value) }
            return setReference(\.markerEnd, value)
        case .blend: return set(\.own.blend, BlendMode(rawValue: value))
        case .isolation: return set(\.own.isIsolated, ["auto": false, "isolate": true][value])
        case .vectorEffect:
            own.strokesOnPage = value == "non-scaling-stroke"
            return own.strokesOnPage || value == "none" ? .applied : .unsupported
        case .background: return setBackground(value)
        case .backgroundColor: return set(\.own.background, PaintValue.Plain(value.trimmingSpace))
        }
    }

    /// Whether the values of `shape-rendering` antialias edges.
    private static let antialiasing = [
        "auto": true, "geometricprecision": true, "crispedges": false, "optimizespeed": false
    ]

    /// Whether the values of `image-rendering` blend the pixels of enlarged images.
    private static let imageSmoothing = [
        "auto": true, "optimizequality": true, "smooth": true, "high-quality": true, "optimizespeed": false,
        "crisp-edges": false, "pixelated": false
    ]

    /// Sets the background to the colour that the shorthand has beside images, if any (CSS Backgrounds 3, 2.10).
    private mutating func setBackground(_ value: String) -> Outcome {
        var depth = 0
        let parts = value.split { character in
            depth += character == "(" ? 1 : character == ")" ? -1 : 0
            return depth == 0 && character.isWhitespace
        }
        let color = parts.lazy.compactMap { PaintValue.Plain($0) }.first { $0 != .none }
        let hasImage = parts.contains { $0.lowercased().hasPrefix("url(") || $0.lowercased().contains("gradient(") }
        // Any other function, such as `var()`, may stand for a colour.
        guard color != nil || hasImage || !value.utf8.contains(UInt8(ascii: "(")) else { return .invalid }
        own.background = color ?? .none
        return hasImage ? .unsupported : .applied
    }

    private mutating func setDisplay(_ value: String) -> Outcome {
        guard !value.utf8.contains(UInt8(ascii: "(")) else { return .invalid }
        own.isDisplayed = value.lowercased() != "none"
        return .applied
    }

    private mutating func set<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value?) -> Outcome {
        guard let value else { return .invalid }
        self[keyPath: property] = value
        return .applied
    }

    private mutating func set<Value>(_ property: WritableKeyPath<Self, Value?>, _ value: Value?) -> Outcome {
        guard let value else { return .invalid }
        self[keyPath: property] = .some(value)
        return .applied
    }

    private mutating func set(_ property: Transforms.Property, _ functions: [TransformFunction]?) -> Outcome {
        guard let functions else { return .invalid }
        own.transforms[property] = functions
        return .applied
    }

    private mutating func setPaint(_ property: WritableKeyPath<Self, PaintValue>, _ value: String) -> Outcome {
        guard let paint = PaintValue(value) else { return .invalid }
        self[keyPath: property] = paint
        return paint.isOutside(value) ? .outside : .applied
    }

    private mutating func setFilters(_ value: String) -> Outcome {
        let filters = FilterValue.list(value)
        // A filter in another file is treated as none.
        guard filters != nil || value.prefix(4).lowercased() == "url(" else { return .invalid }
        own.filters = filters ?? []
        return filters == nil ? .unsupported : .applied
    }

    private mutating func setRotation(_ value: String) -> Outcome {
        let rotation = TransformFunction.rotate(value)
        if rotation == nil, value.namesAxis { return .unsupported }
        return set(.rotate, rotation)
    }

    private mutating func setFontSize(_ value: String, _ parent: ComputedStyle) -> Outcome {
        if let factor = Self.relativeFontSizes[value] { return set(\.fontSize, parent.fontSize * factor) }
        if let size = Self.fontSizes[value] { return set(\.fontSize, size) }
        guard let length = Length(value), length.value >= 0 else { return .invalid }
        let basis = parent.basis(viewportWidth: parent.fontSize, viewportHeight: parent.fontSize)
        fontSize = basis.resolve(length, .horizontal)
        return .applied
    }

    /// The absolute font sizes in pixels, as browsers define them (CSS Fonts 4 §2.5.1 leaves that to them).
    private static let fontSizes: [String: Double] = [
        "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24, "xx-large": 32,
        "xxx-large": 48
    ]
    private static let relativeFontSizes = ["larger": 1.2, "smaller": 1 / 1.2]

    private mutating func setJoin(_ value: String) -> Outcome {
        if value == "miter-clip" || value == "arcs" {
            strokeJoin = .miter
            return .unsupported
        }
        return set(\.strokeJoin, StrokeStyle.Join(rawValue: value))
    }

    private mutating func setDashes(_ value: String) -> Outcome {
        if value == "none" { return set(\.dashes, []) }
        return set(\.dashes, Length.list(value).flatMap { $0.allSatisfy { $0.value >= 0 } ? $0 : nil })
    }

    private func opacity(_ value: String) -> Double? {
        guard let length = Length(value) else { return nil }
        switch length.unit {
        case .number: return min(max(length.value, 0), 1)
        case .percent: return min(max(length.value / 100, 0), 1)
        default: return nil
        }
    }

    private func nonNegative(_ value: String) -> Length? {
        Length(value).flatMap { $0.value >= 0 ? $0 : nil }
    }
}

extension String {
    /// Whether a rotation may be about an axis other than the one that points at the reader: it has several words.
    fileprivate var namesAxis: Bool { utf8.contains(UInt8(ascii: " ")) }
}
