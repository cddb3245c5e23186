internal import CLibrary
internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering
internal import SymbolText

extension VectorDrawable {
    func fill(_ fill: DisplayFill, _ opacity: Double) throws(VectorError) -> [MarkupElement] {
        guard fill.path.bounds != nil else { return [] }
        if case .radialGradient(let gradient) = fill.paint, !isRound(gradient),
            let group = gradient.ramp.transform.ellipseGroup(within: tolerance / gradient.radius)
        {
            return try elliptical(fill, gradient, group, opacity)
        }
        var (attributes, children) = try paint(fill.paint, as: "fill", opacity)
        if fill.rule == .evenOdd { attributes.append(("android:fillType", "evenOdd")) }
        return [MarkupElement("path", attributes + [try data(fill.path)], children)]
    }

    /// Writes a fill with an elliptical gradient: gradients are round, so it goes into a group that is scaled unevenly.
    private func elliptical(
        _ fill: DisplayFill, _ gradient: RadialGradient<Color>, _ group: [(String, String)], _ opacity: Double
    ) throws(VectorError) -> [MarkupElement] {
        guard let inverse = gradient.ramp.transform.inverse else {
            throw VectorError(found: "a gradient without extent")
        }
        let drawable = VectorDrawable(
            canvas: canvas, format: .fitting(max(canvas.width, canvas.height) / gradient.ramp.transform.meanScale))
        let inner = fill.transformed(by: inverse)
        return [MarkupElement("group", group, try drawable.fill(inner, opacity))]
    }

    /// Writes a stroke with its transform applied to the path, and each dash as a subpath of its own.
    func stroke(_ stroke: DisplayStroke, _ opacity: Double) throws(VectorError) -> [MarkupElement] {
        guard stroke.transform.inverse != nil, stroke.path.bounds != nil else { return [] }
        guard stroke.transform.unevenness * stroke.style.width / 2 <= tolerance else {
            throw VectorError(found: "a stroke that is stretched")
        }
        let style = stroke.style
        var path = stroke.path
        if !style.dashes.isEmpty {
            let pattern = style.dashes.count % 2 == 0 ? style.dashes : style.dashes + style.dashes
            guard let dashed = path.dashed(pattern, offset: style.dashOffset, limit: 10_000_000) else {
                throw VectorError(found: "more dashes than can be seen")
            }
            path = dashed
        }
        var (attributes, children) = try paint(stroke.paint, as: "stroke", opacity)
        attributes.append(("android:strokeWidth", format.string(style.width * stroke.transform.meanScale)))
        if style.cap != .butt { attributes.append(("android:strokeLineCap", style.cap.rawValue)) }
        if style.join != .miter {
            attributes.append(("android:strokeLineJoin", style.join.rawValue))
        } else if style.miterLimit != 4 {
            attributes.append(("android:strokeMiterLimit", SVGNumberFormat(decimals: 4).string(style.miterLimit)))
        }
        let placed = try data(path.transformed(by: stroke.transform))
        return [MarkupElement("path", attributes + [placed], children)]
    }

    private func paint(
        _ paint: Paint<Color>, as property: String, _ opacity: Double
    ) throws(VectorError) -> ([(String, String)], [MarkupElement]) {
        func alpha(_ value: Double) -> [(String, String)] {
            value == 1 ? [] : [("android:\(property)Alpha", SVGNumberFormat(decimals: 4).string(value))]
        }
        let gradient: MarkupElement
        switch paint {
        case .color(var color):
            let attributes = alpha(color.alpha * opacity)
            color.alpha = 1
            return ([("android:\(property)Color", color.android)] + attributes, [])
        case .linearGradient(let linear): gradient = try self.linear(linear)
        case .radialGradient(let radial): gradient = try self.radial(radial)
        case .pattern: throw VectorError(found: "a pattern")
        case .image: throw VectorError(found: "an image")
        }
        return (alpha(opacity), [MarkupElement("aapt:attr", [("name", "android:\(property)Color")], [gradient])])
    }

    /// Writes a linear gradient, which has no transform: another line gives the same colours as the transformed one.
    private func linear(_ gradient: LinearGradient<Color>) throws(VectorError) -> MarkupElement {
        let line = Point(gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
        let square = line.x * line.x + line.y * line.y
        guard let back = gradient.ramp.transform.inverse, square > 0 else {
            throw VectorError(found: "a gradient without extent")
        }
        // The gradient of the offset: how much it grows along each axis.
        let slope = Point((line.x * back.a + line.y * back.b) / square, (line.x * back.c + line.y * back.d) / square)
        let steepness = slope.x * slope.x + slope.y * slope.y
        let start = gradient.ramp.transform(gradient.start)
        let end = Point(start.x + slope.x / steepness, start.y + slope.y / steepness)
        let ends = [("startX", start.x), ("startY", start.y), ("endX", end.x), ("endY", end.y)]
        return element("linear", ends, gradient.ramp)
    }

    private func radial(_ gradient: RadialGradient<Color>) throws(VectorError) -> MarkupElement {
        guard gradient.focus == gradient.center, gradient.focalRadius == 0 else {
            throw VectorError(found: "a radial gradient with a focus of its own")
        }
        guard gradient.ramp.transform.inverse != nil, isRound(gradient) else {
            throw VectorError(found: "an elliptical gradient")
        }
        let center = gradient.ramp.transform(gradient.center)
        let radius = gradient.radius * gradient.ramp.transform.meanScale
        let circle = [("centerX", center.x), ("centerY", center.y), ("gradientRadius", radius)]
        return element("radial", circle, gradient.ramp)
    }

    /// The distance by which an edge may be moved unseen, in the space of the picture: a hundredth of a unit of an icon
    /// of 24 units.
    private var tolerance: Double { max(canvas.width, canvas.height) / 2400 }

    private func isRound(_ gradient: RadialGradient<Color>) -> Bool {
        gradient.ramp.transform.unevenness * gradient.radius <= tolerance
    }

    private func element(_ type: String, _ shape: [(String, Double)], _ ramp: GradientRamp<Color>) -> MarkupElement {
        let mode: [(String, String)] =
            switch ramp.spread {
            case .pad: []
            case .reflect: [("android:tileMode", "mirror")]
            case .repeat: [("android:tileMode", "repeat")]
            }
        let items = ramp.stops.map { stop in
            MarkupElement(
                "item",
                [
                    ("android:offset", SVGNumberFormat(decimals: 6).string(stop.offset)),
                    ("android:color", stop.color.android)
                ])
        }
        let lengths = shape.map { ("android:" + $0, format.string($1)) }
        return MarkupElement("gradient", [("android:type", type)] + lengths + mode, items)
    }
}

extension DisplayFill {
    fileprivate func transformed(by transform: AffineTransform) -> DisplayFill {
        if case .fill(let fill) = DisplayItem.fill(self).transformed(by: transform) { fill } else { self }
    }
}

extension AffineTransform {
    /// Returns the attributes of a group that scales unevenly, then rotates and translates; nil for a transform that
    /// does more to a unit vector than a tolerance allows.
    fileprivate func ellipseGroup(within tolerance: Double) -> [(String, String)]? {
        let (scaleX, scaleY) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
        guard scaleX * scaleY > 0, abs(a * c + b * d) <= scaleX * tolerance else { return nil }
        let format = SVGNumberFormat(decimals: 9)
        let values = [
            ("rotation", atan2(b, a) * 180 / .pi), ("scaleX", scaleX), ("scaleY", determinant / scaleX),
            ("translateX", tx), ("translateY", ty)
        ]
        return values.map { ("android:" + $0, format.string($1)) }
    }

    /// The difference of the factors by which lengths are scaled in different directions; 0 where circles stay circles.
    fileprivate var unevenness: Double { scales.greatest - scales.least }
}

extension Color {
    /// `#rrggbb`, or `#aarrggbb` where it is not opaque.
    fileprivate var android: String {
        let channels = (alpha < 1 ? [alpha] : []) + [red, green, blue]
        return "#"
            + channels.map { channel in
                let text = String(Int(clamping: (min(max(channel, 0), 1) * 255).rounded()), radix: 16)
                return text.utf8.count == 1 ? "0" + text : text
            }.joined()
    }
}
