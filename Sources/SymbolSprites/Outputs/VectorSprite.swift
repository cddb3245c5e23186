internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering
internal import SymbolSVG
internal import SymbolText

/// Symbols as the `symbol` elements of one SVG, for `<use href="sprite.svg#name"/>` (SVG 2 §5.5).
///
/// What is painted in the tint becomes `currentColor`; erase layers become masks.
struct VectorSprite {
    private var text = ""
    private var masks = 0
    private var clips = 0

    /// Appends a symbol, of which the part of the list's space within `bounds` is shown.
    ///
    /// The layout box is told in the units of the `viewBox`, where it is not that; its foot is the baseline.
    mutating func append(
        _ list: DisplayList, name: String, label: String?, bounds: Rect, layoutBox: Rect, tint: Color
    ) {
        let layout = layoutBox == bounds ? "" : " data-layout-box=\"\(Self.box(layoutBox))\""
        text += "  <symbol id=\"\(name.markupEscaped)\" viewBox=\"\(Self.box(bounds))\"\(layout)>\n"
        if let label { text += "    <title>\(label.markupEscaped)</title>\n" }
        text += body(list.items, bounds, tint, indent: "    ") + "  </symbol>\n"
    }

    var bytes: [UInt8] { Array("<svg xmlns=\"http://www.w3.org/2000/svg\">\n\(text)</svg>\n".utf8) }

    /// Everything painted before an eraser goes into a group that its mask cuts.
    private mutating func body(_ items: [DisplayItem], _ bounds: Rect, _ tint: Color, indent: String) -> String {
        var painted = ""
        for item in items {
            switch item {
            case .fill(let fill):
                painted +=
                    indent
                    + "<path\(Self.paint(fill.paint, tint))\(Self.rule(fill.rule)) d=\"\(fill.path.svgData(decimals: 4))\"/>\n"
            case .stroke(let stroke): painted += indent + Self.stroke(stroke, tint)
            case .erase(let path, let rule):
                painted = masked(
                    painted, by: "<path\(Self.rule(rule)) d=\"\(path.svgData(decimals: 4))\"/>", 1, bounds, indent)
            case .group(let group):
                let inside = body(group.items, bounds, tint, indent: indent + "  ")
                if group.erases {
                    painted = masked(painted, by: "<g>\n\(inside)\(indent)</g>", group.opacity, bounds, indent)
                } else {
                    let opacity = group.opacity == 1 ? "" : " opacity=\"\(Self.number(group.opacity))\""
                    painted += clipPaths(group.clips, indent: indent)
                    painted += "\(indent)<g\(opacity)\(clip(group.clips))>\n\(inside)\(indent)</g>\n"
                }
            }
        }
        return painted
    }

    /// The clips as elements, each narrowed by the one before; the last is what all of them leave.
    private mutating func clipPaths(_ all: [Clip], indent: String) -> String {
        var text = ""
        var narrowing = ""
        for clip in all {
            var areas = ""
            for area in clip.areas {
                text += clipPaths(area.clips, indent: indent)
                let rule = area.rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
                areas += "<path\(rule)\(self.clip(area.clips)) d=\"\(area.path.svgData(decimals: 4))\"/>"
            }
            clips += 1
            text += "\(indent)<clipPath id=\"clip\(clips)\"\(narrowing)>\(areas)</clipPath>\n"
            narrowing = self.clip(all)
        }
        return text
    }

    /// The attribute that clips to what has been written last.
    private func clip(_ written: [Clip]) -> String { written.isEmpty ? "" : " clip-path=\"url(#clip\(clips))\"" }

    private mutating func masked(
        _ painted: String, by shape: String, _ opacity: Double, _ bounds: Rect, _ indent: String
    ) -> String {
        guard !painted.isEmpty else { return "" }
        masks += 1
        // Wide enough for whatever sticks out of the box.
        let box = bounds.insetBy(-max(bounds.width, bounds.height))
        let n = Self.number
        let area = "x=\"\(n(box.minX))\" y=\"\(n(box.minY))\" width=\"\(n(box.width))\" height=\"\(n(box.height))\""
        return """
            \(indent)<mask id="cut\(masks)" maskUnits="userSpaceOnUse" \(area)>
            \(indent)  <rect \(area) fill="white"/>
            \(indent)  <g fill="black" stroke="none" opacity="\(n(opacity))">\(shape)</g>
            \(indent)</mask>
            \(indent)<g mask="url(#cut\(masks))">
            \(painted)\(indent)</g>

            """
    }

    private static func stroke(_ stroke: DisplayStroke, _ tint: Color) -> String {
        let m = stroke.transform
        let transform =
            m == .identity
            ? "" : " transform=\"matrix(\([m.a, m.b, m.c, m.d, m.tx, m.ty].map(number).joined(separator: " ")))\""
        let style = stroke.style
        let dashes =
            style.dashes.isEmpty ? "" : " stroke-dasharray=\"\(style.dashes.map(number).joined(separator: " "))\""
        return
            "<path fill=\"none\"\(paint(stroke.paint, tint, attribute: "stroke")) stroke-width=\"\(number(style.width))\" "
            + "stroke-linecap=\"\(style.cap.rawValue)\" stroke-linejoin=\"\(style.join.rawValue)\"\(dashes)\(transform) d=\"\(stroke.path.svgData(decimals: 4))\"/>\n"
    }

    /// Gradients are drawn in their first colour: a `symbol` is used in colours of the page's own.
    private static func paint(_ paint: Paint<Color>, _ tint: Color, attribute: String = "fill") -> String {
        let color: Color =
            switch paint {
            case .color(let color): color
            case .linearGradient(let gradient): gradient.ramp.stops.first?.color ?? tint
            case .radialGradient(let gradient): gradient.ramp.stops.first?.color ?? tint
            case .pattern: tint  // never written: a picture with patterns is refused
            }
        let isTint = (color.red, color.green, color.blue) == (tint.red, tint.green, tint.blue)
        func percent(_ channel: Double) -> String { number(channel * 100) + "%" }
        let name = isTint ? "currentColor" : "rgb(\(percent(color.red)) \(percent(color.green)) \(percent(color.blue)))"
        let opacity = color.alpha == 1 ? "" : " \(attribute)-opacity=\"\(number(color.alpha))\""
        return " \(attribute)=\"\(name)\"\(opacity)"
    }

    private static func rule(_ rule: FillRule) -> String { rule == .evenOdd ? " fill-rule=\"evenodd\"" : "" }

    private static func box(_ rect: Rect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
    }

    private static func number(_ value: Double) -> String { SVGNumberFormat(decimals: 4).string(value) }
}
