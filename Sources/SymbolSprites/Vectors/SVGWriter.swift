internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering
internal import SymbolText

/// Writes display lists as equivalent SVG elements.
struct SVGWriter {
    /// How colours are written.
    enum Palette {
        /// What is painted in the tint inherits the colour of the page.
        case page(tint: Color)
        /// Colours are written unchanged.
        case own
        /// Everything is black: only the alpha counts.
        case coverage
    }

    var names: SVGNames
    /// The visible area, in the space of the display list.
    let extent: Rect
    private(set) var palette: Palette
    let format: SVGNumberFormat

    init(names: SVGNames, extent: Rect, palette: Palette) {
        (self.names, self.extent, self.palette) = (names, extent, palette)
        format = .fitting(max(extent.width, extent.height))
    }

    /// Writes a whole picture, isolated so that it does not blend with what lies behind it.
    mutating func picture(_ items: [DisplayItem]) throws(VectorError) -> [MarkupElement] {
        let elements = try elements(items)
        return items.blend ? [MarkupElement("g", [("style", "isolation:isolate")], elements)] : elements
    }

    /// Writes items; everything painted before an eraser goes into a group with its mask.
    mutating func elements(_ items: [DisplayItem]) throws(VectorError) -> [MarkupElement] {
        var painted: [MarkupElement] = []
        for item in items {
            switch item {
            case .fill(let fill): painted += try self.fill(fill)
            case .stroke(let stroke): painted += try self.stroke(stroke)
            case .erase(let path, let rule):
                let shape = DisplayFill(path: path, rule: rule, paint: .color(.black))
                painted = try erase(painted, by: .fill(shape))
            case .group(var group) where group.erases:
                group.erases = false
                painted = try erase(painted, by: .group(group))
            case .group(let group): painted += try self.group(group)
            }
        }
        return painted
    }

    /// Writes items with another palette, for instance those of a mask.
    mutating func elements(_ items: [DisplayItem], in palette: Palette) throws(VectorError) -> [MarkupElement] {
        let outer = self.palette
        self.palette = palette
        defer { self.palette = outer }
        return try elements(items)
    }

    private mutating func fill(_ fill: DisplayFill) throws(VectorError) -> [MarkupElement] {
        guard fill.path.bounds != nil else { return [] }
        if case .image(let image) = fill.paint { return try self.image(image, in: fill) }
        var definitions: [MarkupElement] = []
        var attributes = try paint(fill.paint, as: "fill", &definitions)
        if fill.rule == .evenOdd { attributes.append(("fill-rule", "evenodd")) }
        if !fill.isAntialiased { attributes.append(("shape-rendering", "crispEdges")) }
        return definitions + [MarkupElement("path", attributes + [("d", data(fill.path))])]
    }

    private mutating func stroke(_ stroke: DisplayStroke) throws(VectorError) -> [MarkupElement] {
        // A pen without an extent paints nothing.
        guard let inverse = stroke.transform.inverse, stroke.path.bounds != nil else { return [] }
        let pen = SVGNumberFormat.fitting(max(extent.width, extent.height) / stroke.transform.meanScale)
        var definitions: [MarkupElement] = []
        var attributes = [("fill", "none")] + (try paint(stroke.paint, as: "stroke", under: inverse, &definitions))
        attributes += Self.style(stroke.style, pen)
        if !stroke.isAntialiased { attributes.append(("shape-rendering", "crispEdges")) }
        if stroke.transform != .identity { attributes.append(("transform", stroke.transform.svg)) }
        return definitions
            + [MarkupElement("path", attributes + [("d", stroke.path.svgData(decimals: pen.decimals))])]
    }

    /// The attributes of a stroke that differ from their initial values (SVG 2 §13.5).
    private static func style(_ style: StrokeStyle, _ pen: SVGNumberFormat) -> [(String, String)] {
        var attributes = [("stroke-width", pen.string(style.width))]
        if style.cap != .butt { attributes.append(("stroke-linecap", style.cap.rawValue)) }
        if style.join != .miter {
            attributes.append(("stroke-linejoin", style.join.rawValue))
        } else if style.miterLimit != 4 {
            attributes.append(("stroke-miterlimit", SVGNumberFormat(decimals: 4).string(style.miterLimit)))
        }
        guard !style.dashes.isEmpty else { return attributes }
        attributes.append(("stroke-dasharray", style.dashes.map(pen.string).joined(separator: " ")))
        if style.dashOffset != 0 { attributes.append(("stroke-dashoffset", pen.string(style.dashOffset))) }
        return attributes
    }

    func data(_ path: Path) -> String { path.svgData(decimals: format.decimals) }

    func number(_ value: Double) -> String { format.string(value) }

    func area(_ rect: Rect) -> [(String, String)] {
        [
            ("x", number(rect.minX)), ("y", number(rect.minY)), ("width", number(rect.width)),
            ("height", number(rect.height))
        ]
    }
}

extension SVGNumberFormat {
    /// A format with enough digits for a millionth of a side, which is invisible at any size.
    static func fitting(_ side: Double) -> SVGNumberFormat {
        var (decimals, unit) = (2, 1000.0)
        while unit > side, decimals < 12 { (decimals, unit) = (decimals + 1, unit / 10) }
        return SVGNumberFormat(decimals: decimals)
    }
}

extension AffineTransform {
    /// The value of a `transform` attribute.
    var svg: String {
        let format = SVGNumberFormat(decimals: 9)
        return "matrix(\([a, b, c, d, tx, ty].map(format.string).joined(separator: " ")))"
    }

    /// The mean factor by which lengths grow.
    var meanScale: Double { abs(determinant).squareRoot() }
}

extension [DisplayItem] {
    /// Whether any of the items blends with those before it.
    var blend: Bool {
        contains { if case .group(let group) = $0 { group.blend != .normal } else { false } }
    }
}
