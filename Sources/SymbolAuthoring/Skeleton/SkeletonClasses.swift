internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolRendering
internal import SymbolSVG
internal import SymbolStrokes
internal import SymbolTemplate
internal import SymbolText

extension SkeletonLayer {
    /// Creates a layer from the classes of its element.
    ///
    /// - Throws: `ReadError` for an invalid colour or motion group.
    init(_ element: XMLElement, strokes: [SkeletonStroke]) throws(ReadError) {
        self.init(strokes: strokes)
        id = element.id
        for name in element.classes {
            switch name {
            case "secondary", "tertiary", "primary": level = HierarchyLevel(rawValue: name) ?? .primary
            case "gap": gap = .open
            case "erase": clearing = .erases
            case "variable": isVariable = true
            case "rotates": rotates = true
            case "pulses": pulses = true
            case "unmirrored": unmirroredGroup = id ?? name
            case let name where name.hasPrefix("group-"): motionGroup = try Self.group(name, element)
            case let name where name.hasPrefix("tag-"): tags.append(String(name.dropFirst(4)))
            case let name where name.hasPrefix("color-"): color = try Self.paint(String(name.dropFirst(6)), element)
            default: continue
            }
        }
    }

    private static func paint(_ text: String, _ element: XMLElement) throws(ReadError) -> LayerColor {
        if text.hasPrefix("system"), SystemPalette.color(named: text, Appearance()) != nil {
            return .named(text.hasSuffix("Color") ? text : text + "Color", fallback: nil)
        }
        if text == "white" || text == "black" { return .named(text, fallback: nil) }
        guard let color = try? Color(css: "#" + text) else {
            throw ReadError(
                position: element.position,
                message: "color-\(text) is not a colour; expected color-systemRed or color-ff8800")
        }
        return .custom(color)
    }

    private static func group(_ name: String, _ element: XMLElement) throws(ReadError) -> Int {
        guard let number = Int(name.dropFirst(6)), number >= 0 else {
            throw ReadError(
                position: element.position, message: "\(name) is not a motion group; expected group-0, group-1 …")
        }
        return number
    }
}

extension SkeletonStroke {
    /// Returns the strokes of an element: its shape with its stroke, and each dash as a separate contour.
    ///
    /// The unit is the width of the Regular weight's strokes, in the file's units.
    static func strokes(
        _ outline: OutlineReader.Outline, within layer: XMLElement, toGrid: AffineTransform, unit: Double
    ) -> [SkeletonStroke] {
        let role = fillRole(outline.element, upTo: layer)
        var shape = SkeletonStroke(
            path: outline.path.transformed(by: toGrid).untangled(from: outline.fillRule), width: 0, isSolid: true,
            fillRole: role)
        (shape.opacity, shape.color) = (outline.opacity.fill, LayerColor(outline.colors.fill))
        let isFilled = outline.isFilled && shape.path.enclosesArea
        guard let style = outline.stroke else { return isFilled ? [shape] : [] }
        let pen = StrokePen(style)
        var path = outline.path
        if !style.dashes.isEmpty {
            path = path.dashed(style.dashes, offset: style.dashOffset, limit: 1_000_000) ?? path
            if path.isEmpty { return isFilled ? [shape] : [] }
        }
        let color = LayerColor(outline.colors.stroke)
        // A fill with a different opacity or colour, or with gaps in its stroke, becomes a stroke of its own.
        let isSolid =
            isFilled && outline.opacity.fill == outline.opacity.stroke && shape.color == color && style.dashes.isEmpty
        path = isSolid ? shape.path : path.transformed(by: toGrid)
        var stroke = SkeletonStroke(
            path: path.closingDots(under: style.width * toGrid.a), width: style.width / unit, isSolid: isSolid,
            pen: pen, fillRole: role)
        (stroke.opacity, stroke.color) = (outline.opacity.stroke, color)
        guard isFilled, !isSolid else { return [stroke] }
        return outline.strokesFirst ? [stroke, shape] : [shape, stroke]
    }

    /// Returns the role from an element's own class, or from that of a group around it within its layer.
    private static func fillRole(_ element: XMLElement, upTo layer: XMLElement) -> FillRole {
        var current: XMLElement? = element
        while let one = current {
            // The more specific of several roles counts: a stroke that only the fill variant has may also be cut out
            // there.
            for (name, role) in [
                ("fill-only", FillRole.fillOnly), ("outline-only", .outlineOnly), ("cut", .cut), ("fills", .fills)
            ]
            where one.classes.contains(name) {
                if name == "fill-only", one.classes.contains("cut") { return .fillOnlyCut }
                return role
            }
            if one.index == layer.index { return .same }
            current = one.parent
        }
        return .same
    }
}

extension Path {
    /// Whether the points of a subpath do not all lie on one line, so that there is something to fill.
    fileprivate var enclosesArea: Bool {
        subpaths.contains { subpath in
            let offsets = Path(subpath).elements.flatMap(\.points).map { $0 - subpath.start }
            // Twice the area of a square whose sides are a twentieth of a grid unit.
            return zip(offsets, offsets.dropFirst()).reduce(0) { $0 + abs($1.0.cross($1.1)) } > 0.005
        }
    }
}
