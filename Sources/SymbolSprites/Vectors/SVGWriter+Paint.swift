internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering
internal import SymbolText

extension SVGWriter {
    /// Returns the attributes of a paint, `fill` or `stroke`, and defines gradients and patterns.
    ///
    /// `space` maps the space of the display list to that of the element.
    mutating func paint(
        _ paint: Paint<Color>, as property: String, under space: AffineTransform = .identity,
        _ definitions: inout [MarkupElement]
    ) throws(VectorError) -> [(String, String)] {
        switch paint {
        case .color(let color):
            return Self.color(color, property, "\(property)-opacity", palette)
        case .linearGradient(let gradient):
            let line = [
                ("x1", gradient.start.x), ("y1", gradient.start.y), ("x2", gradient.end.x), ("y2", gradient.end.y)
            ]
            return [(property, self.gradient("linearGradient", line, gradient.ramp, space, &definitions))]
        case .radialGradient(let gradient):
            var circle = [("cx", gradient.center.x), ("cy", gradient.center.y), ("r", gradient.radius)]
            if gradient.focus != gradient.center { circle += [("fx", gradient.focus.x), ("fy", gradient.focus.y)] }
            if gradient.focalRadius != 0 { circle.append(("fr", gradient.focalRadius)) }
            return [(property, self.gradient("radialGradient", circle, gradient.ramp, space, &definitions))]
        case .pattern(let pattern):
            return [(property, try self.pattern(pattern, space, &definitions))]
        case .image:
            throw VectorError(found: "a stroke painted with an image")
        }
    }

    /// Defines a gradient, whose stops have their own colours: definitions do not inherit the colour of the page.
    private mutating func gradient(
        _ name: String, _ shape: [(String, Double)], _ ramp: GradientRamp<Color>, _ space: AffineTransform,
        _ definitions: inout [MarkupElement]
    ) -> String {
        let id = names.next("gradient")
        let precise = SVGNumberFormat.fitting(ramp.transform.meanScale > 1 ? 1 / ramp.transform.meanScale : 1)
        var attributes = [("id", id), ("gradientUnits", "userSpaceOnUse")] + shape.map { ($0, precise.string($1)) }
        let transform = space * ramp.transform
        if transform != .identity { attributes.append(("gradientTransform", transform.svg)) }
        if ramp.spread != .pad { attributes.append(("spreadMethod", ramp.spread.rawValue)) }
        let stops = ramp.stops.map { stop in
            MarkupElement(
                "stop",
                [("offset", SVGNumberFormat(decimals: 6).string(stop.offset))]
                    + Self.color(stop.color, "stop-color", "stop-opacity", palette.defined))
        }
        definitions.append(MarkupElement(name, attributes, stops))
        return "url(#\(id))"
    }

    private mutating func pattern(
        _ pattern: Pattern<Color>, _ space: AffineTransform, _ definitions: inout [MarkupElement]
    ) throws(VectorError) -> String {
        let id = names.next("pattern")
        let tile = Rect(x: 0, y: 0, width: pattern.width, height: pattern.height)
        var writer = SVGWriter(names: names, extent: tile, palette: palette.defined)
        let content = try writer.picture(pattern.nodes)
        names = writer.names
        let attributes = [
            ("id", id), ("patternUnits", "userSpaceOnUse"), ("width", writer.number(tile.width)),
            ("height", writer.number(tile.height)), ("patternTransform", (space * pattern.transform).svg)
        ]
        definitions.append(MarkupElement("pattern", attributes, content))
        return "url(#\(id))"
    }

    static func color(_ color: Color, _ name: String, _ opacity: String, _ palette: Palette) -> [(String, String)] {
        let text: String
        switch palette {
        case .page(let tint) where (tint.red, tint.green, tint.blue) == (color.red, color.green, color.blue):
            text = "currentColor"
        case .page, .own: text = color.svg
        case .coverage: text = "#000"
        }
        let value = SVGNumberFormat(decimals: 4).string(color.alpha)
        return [(name, text)] + (color.alpha == 1 ? [] : [(opacity, value)])
    }
}

extension SVGWriter.Palette {
    /// The palette for definitions, which do not inherit the colour of the page.
    var defined: SVGWriter.Palette {
        if case .page = self { .own } else { self }
    }
}

extension Color {
    /// The colour without its alpha, in hexadecimal digits where these are exact, and otherwise in percentages.
    fileprivate var svg: String {
        let channels = [red, green, blue]
        let bytes = channels.map { ($0 * 255).rounded() }
        guard zip(channels, bytes).allSatisfy({ (0...255).contains($1) && abs($0 * 255 - $1) < 1e-6 }) else {
            return "rgb(\(channels.map { SVGNumberFormat(decimals: 4).string($0 * 100) + "%" }.joined(separator: " ")))"
        }
        let digits = bytes.map { byte in
            let text = String(Int(clamping: byte), radix: 16)
            return text.utf8.count == 1 ? "0" + text : text
        }
        let isShort = digits.allSatisfy { $0.first == $0.last }
        return "#" + digits.map { isShort ? String($0.prefix(1)) : $0 }.joined()
    }
}
