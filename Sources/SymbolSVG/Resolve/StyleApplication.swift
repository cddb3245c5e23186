internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry

extension ComputedStyle {
    /// What became of a declaration.
    enum Outcome {
        case applied
        /// The value is not one the property knows: as if it were not there.
        case invalid
        /// Valid, but outside the subset that is drawn.
        case unsupported
        /// Not a property that bears on drawing.
        case unknown
    }

    /// Applies one declaration; `parent` is what `inherit` refers to.
    mutating func apply(_ property: String, _ value: String, parent: ComputedStyle) -> Outcome {
        switch value {
        case "inherit": return copy(property, from: parent)
        case "initial": return copy(property, from: ComputedStyle())
        default: break
        }
        switch property {
        case "color": return set(\.color, try? Color(css: value))
        case "font-size": return setFontSize(value, parent)
        case "fill": return set(\.fill, PaintValue(value))
        case "fill-opacity": return set(\.fillOpacity, opacity(value))
        case "fill-rule": return set(\.fillRule, FillRule(rawValue: value))
        case "clip-rule": return set(\.clipRule, FillRule(rawValue: value))
        case "stroke": return set(\.stroke, PaintValue(value))
        case "stroke-opacity": return set(\.strokeOpacity, opacity(value))
        case "stroke-width": return set(\.strokeWidth, nonNegative(value))
        case "stroke-linecap": return set(\.strokeCap, StrokeStyle.Cap(rawValue: value))
        case "stroke-linejoin": return setJoin(value)
        case "stroke-miterlimit": return set(\.miterLimit, Length(value).flatMap { $0.value >= 1 ? $0.value : nil })
        case "stroke-dasharray": return setDashes(value)
        case "stroke-dashoffset": return set(\.dashOffset, Length(value))
        case "visibility": return set(\.isVisible, ["visible": true, "hidden": false, "collapse": false][value])
        case "paint-order": return set(\.paintOrder, PaintOrder(value))
        case "shape-rendering":
            let known = ["auto": true, "geometricPrecision": true, "crispEdges": false, "optimizeSpeed": false]
            return set(\.isAntialiased, known[value])
        case "color-interpolation":
            return set(\.interpolatesLinearRGB, ["auto": false, "sRGB": false, "linearRGB": true][value])
        case "color-interpolation-filters":
            return set(\.filtersLinearRGB, ["auto": true, "sRGB": false, "linearRGB": true][value])
        case "display": own.isDisplayed = value != "none"
        case "opacity": return set(\.own.opacity, opacity(value))
        case "clip-path": return setReference(\.own.clipPath, value)
        case "mask": return setReference(\.own.mask, value)
        case "mask-type": return set(\.own.maskKind, Mask.Kind(rawValue: value))
        case "transform": return set(\.own.transform, AffineTransform(svg: value))
        case "transform-origin": return set(\.own.transformOrigin, TransformOrigin(value))
        case "overflow":
            return set(\.own.clipsOverflow, ["visible": false, "auto": false, "hidden": true, "scroll": true][value])
        case "stop-color": return set(\.own.stopColor, PaintValue.Plain(value.trimmingSpace))
        case "stop-opacity": return set(\.own.stopOpacity, opacity(value))
        case "flood-color": return set(\.own.floodColor, PaintValue.Plain(value.trimmingSpace))
        case "flood-opacity": return set(\.own.floodOpacity, opacity(value))
        case "filter": return setReference(\.own.filter, value)
        case "marker-start": return setReference(\.markerStart, value)
        case "marker-mid": return setReference(\.markerMid, value)
        case "marker-end": return setReference(\.markerEnd, value)
        case "marker":
            (markerMid, markerEnd) = (FunctionalIRI.id(value), FunctionalIRI.id(value))
            return setReference(\.markerStart, value)
        case "mix-blend-mode": return set(\.own.blend, BlendMode(rawValue: value))
        case "isolation": return set(\.own.isIsolated, ["auto": false, "isolate": true][value])
        case "background-color": return set(\.own.background, PaintValue.Plain(value.trimmingSpace))
        default: return .unknown
        }
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

    private mutating func setReference(_ property: WritableKeyPath<Self, String?>, _ value: String) -> Outcome {
        self[keyPath: property] = FunctionalIRI.id(value)
        return self[keyPath: property] != nil || value == "none" ? .applied : .unsupported
    }

    private mutating func setFontSize(_ value: String, _ parent: ComputedStyle) -> Outcome {
        guard let length = Length(value), length.value >= 0 else { return .invalid }
        let basis = LengthBasis(
            viewportWidth: parent.fontSize, viewportHeight: parent.fontSize, fontSize: parent.fontSize)
        fontSize = basis.resolve(length, .horizontal)
        return .applied
    }

    private mutating func setJoin(_ value: String) -> Outcome {
        if value == "miter-clip" || value == "arcs" {
            strokeJoin = .miter
            return .unsupported
        }
        return set(\.strokeJoin, StrokeStyle.Join(rawValue: value))
    }

    private mutating func setDashes(_ value: String) -> Outcome {
        if value == "none" { return set(\.dashes, []) }
        guard let lengths = Length.list(value), lengths.allSatisfy({ $0.value >= 0 }) else {
            dashes = []  // SVG 2 §13.5.6: an invalid array counts as `none`
            return .invalid
        }
        return set(\.dashes, lengths)
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
