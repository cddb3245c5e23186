internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolImaging
internal import SymbolText

/// A description with one line for each step and indented groups, exact enough to compare and short enough to review;
/// numbers have up to four decimals.
extension DisplayList: CustomStringConvertible {
    package var description: String {
        lines(of: items, indent: "").joined(separator: "\n")
    }
}

private let numbers = SVGNumberFormat(decimals: 4)

private func lines(of items: [DisplayItem], indent: String) -> [String] {
    items.flatMap { item -> [String] in
        switch item {
        case .fill(let fill):
            [indent + "fill \(fill.rule.rawValue) \(text(fill.paint))\(text(fill.isAntialiased)) \(text(fill.path))"]
        case .stroke(let stroke):
            [
                indent + "stroke \(text(stroke.style)) \(text(stroke.paint))\(text(stroke.isAntialiased))"
                    + (stroke.transform == .identity ? "" : " under \(text(stroke.transform))")
                    + " \(text(stroke.path))"
            ]
        case .erase(let path, let rule): [indent + "erase \(rule.rawValue) \(text(path))"]
        case .group(let group): lines(of: group, indent: indent)
        }
    }
}

private func lines(of group: DisplayGroup, indent: String) -> [String] {
    let inner = indent + "  "
    var head = indent + (group.erases ? "erase group" : "group")
    if group.opacity != 1 { head += " opacity \(numbers.string(group.opacity))" }
    if group.blend != .normal { head += " blend \(group.blend.rawValue)" }
    if let filter = group.filter {
        head += " filter \(filter.steps.map(text).joined(separator: " ")) in \(text(filter.region))"
    }
    let clips = group.clips.flatMap { lines(of: $0, indent: inner) }
    let masks = group.masks.flatMap { mask in
        [inner + "mask \(mask.kind.rawValue)\(mask.isLinearRGB ? " linearRGB" : "") in \(text(mask.region))"]
            + lines(of: mask.items, indent: inner + "  ")
    }
    return [head] + clips + masks + lines(of: group.items, indent: inner)
}

private func lines(of clip: Clip, indent: String) -> [String] {
    [indent + "clip"]
        + clip.areas.flatMap { area in
            [indent + "  area \(area.rule.rawValue)\(text(area.isAntialiased)) \(text(area.path))"]
                + area.clips.flatMap { lines(of: $0, indent: indent + "    ") }
        }
}

private func text(_ path: Path) -> String { path.svgData(decimals: 4) }

private func text(_ isAntialiased: Bool) -> String { isAntialiased ? "" : " crisp" }

private func text(_ point: Point) -> String { "\(numbers.string(point.x)),\(numbers.string(point.y))" }

private func text(_ t: AffineTransform) -> String {
    "matrix(" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(numbers.string).joined(separator: " ") + ")"
}

private func text(_ style: StrokeStyle) -> String {
    var words = [numbers.string(style.width), style.cap.rawValue, style.join.rawValue]
    if style.join == .miter { words.append("limit \(numbers.string(style.miterLimit))") }
    if !style.dashes.isEmpty {
        words.append(
            "dashes \(style.dashes.map(numbers.string).joined(separator: ",")) from \(numbers.string(style.dashOffset))"
        )
    }
    return words.joined(separator: " ")
}

private func text(_ step: Filter<Color>.Step) -> String {
    var words =
        switch step.primitive {
        case .gaussianBlur(let input, let x, let y): ["blur", text(input)] + [x, y].map(numbers.string)
        case .colorMatrix(let input, let rows): ["matrix", text(input)] + rows.map(numbers.string)
        case .componentTransfer(let input, let functions): ["transfer", text(input)] + functions.map { "\($0)" }
        case .offset(let input, let x, let y): ["offset", text(input)] + [x, y].map(numbers.string)
        case .morphology(let input, let x, let y): ["morphology", text(input)] + [x, y].map(numbers.string)
        case .flood(let color): ["flood", color.hex]
        case .merge(let inputs): ["merge"] + inputs.map(text)
        case .blend(let input, let backdrop, let mode): ["blend", text(input), text(backdrop), mode.rawValue]
        case .composite(let input, let other, let mode): ["composite", text(input), text(other), "\(mode)"]
        }
    words.append(step.isLinearRGB ? "linearRGB" : "sRGB")
    if let region = step.region { words.append("in \(text(region))") }
    return words[0] + "(" + words.dropFirst().joined(separator: " ") + ")"
}

private func text(_ input: FilterInput) -> String {
    switch input {
    case .source: "source"
    case .step(let index): "#\(index)"
    }
}

private func text(_ paint: Paint<Color>) -> String {
    switch paint {
    case .color(let color): color.hex
    case .linearGradient(let gradient):
        "linear(\(text(gradient.start)) \(text(gradient.end))\(text(gradient.ramp)))"
    case .radialGradient(let gradient):
        "radial(\(text(gradient.focus)) \(numbers.string(gradient.focalRadius)) \(text(gradient.center)) "
            + "\(numbers.string(gradient.radius))\(text(gradient.ramp)))"
    case .pattern(let pattern):
        "pattern(\(numbers.string(pattern.width)) \(numbers.string(pattern.height)) \(text(pattern.transform)): "
            + lines(of: pattern.nodes, indent: "").joined(separator: "; ") + ")"
    case .image(let image):
        "image(\(image.pixmap.width) \(image.pixmap.height) \(ContentDigest(wordsOf: image.pixmap.bytes).text)"
            + "\(image.isSmooth ? "" : " pixelated") \(text(image.transform)))"
    }
}

private func text(_ ramp: GradientRamp<Color>) -> String {
    let stops = ramp.stops.map { " \(numbers.string($0.offset)):\($0.color.hex)" }.joined()
    return stops + (ramp.spread == .pad ? "" : " \(ramp.spread.rawValue)")
        + (ramp.transform == .identity ? "" : " \(text(ramp.transform))")
}
