internal import CLibrary
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolText

extension DocumentResolver {
    /// Returns what a shape's markers paint, in the order of its vertices (SVG 2 §13.7).
    mutating func markers(_ placed: Placed, _ path: Path) throws(ReadError) -> [DrawingNode] {
        let style = placed.style
        guard style.hasMarkers else { return [] }
        let (start, mid, end) = (
            marker(style.markerStart, placed), marker(style.markerMid, placed), marker(style.markerEnd, placed)
        )
        let vertices = path.vertices
        var nodes: [DrawingNode] = []
        func add(_ marker: XMLElement?, _ vertex: PathVertex?, isStart: Bool = false) throws(ReadError) {
            guard let marker, let vertex else { return }
            let orientation = marker["orient"].flatMap { MarkerOrientation($0) } ?? .fixed(0)
            let angle = orientation.angle(along: vertex.angle, isStart: isStart)
            let transform =
                placed.transform * .translation(x: vertex.point.x, y: vertex.point.y) * .rotation(angle)
            nodes += try instance(of: marker, on: placed, at: transform, .shape(placed, path))
        }
        try add(start, vertices.first, isStart: true)
        for vertex in vertices.dropFirst().dropLast() { try add(mid, vertex) }
        try add(end, vertices.last)
        return nodes
    }

    private mutating func marker(_ id: String?, _ placed: Placed) -> XMLElement? {
        guard let id else { return nil }
        guard let element = element(id: id, named: "marker") else {
            note(
                .invalid, placed.element, "a marker property refers to \"#\(id)\", which is not a <marker> of this file"
            )
            return nil
        }
        guard !placed.inner.ancestry.contains(element.index) else {
            note(.invalid, element, "<marker> leads back to itself")
            return nil
        }
        return element
    }

    /// Returns one marker, whose reference point lies at the origin of `transform`.
    private mutating func instance(
        of element: XMLElement, on placed: Placed, at transform: AffineTransform, _ context: PaintContext
    ) throws(ReadError) -> [DrawingNode] {
        try enter(element, placed.inner)
        let basis = placed.basis
        func length(_ name: String, _ axis: LengthBasis.Axis, _ initial: Double, _ basis: LengthBasis) -> Double {
            basis.resolve(element[name].flatMap { Length($0) } ?? Length(initial), axis)
        }
        let bounds = Rect(
            x: 0, y: 0, width: length("markerWidth", .horizontal, 3, basis),
            height: length("markerHeight", .vertical, 3, basis))
        let unit = element["markerUnits"] == "userSpaceOnUse" ? 1 : basis.resolve(placed.style.strokeWidth, .other)
        guard bounds.width > 0, bounds.height > 0, unit > 0 else { return [] }
        checkViewBox(of: element)
        let viewport = Viewport(bounds: bounds, of: element)
        let fit = viewport.placement
        // Percentages of the reference point refer to the space in which it is measured.
        var inner = basis
        if let viewBox = viewport.viewBox {
            (inner.viewportWidth, inner.viewportHeight) = (viewBox.width, viewBox.height)
        }
        let reference = fit(Point(length("refX", .horizontal, 0, inner), length("refY", .vertical, 0, inner)))
        let space = transform * .scale(unit) * .translation(x: -reference.x, y: -reference.y)
        guard space.inverse != nil else { return [] }
        let style = styleInFile(of: element)
        // The scope excludes the shape, because another marker's picture may contain it again.
        var scope = placed.scope.entering(element, style, space * fit)
        scope.context = context
        let nodes = try nodes(of: element.children, in: scope)
        guard !nodes.isEmpty else { return [] }
        guard style.own.clipsOverflow ?? true else { return [.group(DrawingGroup(isMarker: true, nodes: nodes))] }
        let edge = Clip(areas: [.init(path: Path(rect: bounds).transformed(by: space), rule: .nonZero)])
        return [.group(DrawingGroup(clips: [edge], isMarker: true, nodes: nodes))]
    }
}

/// The direction in which a marker points: its `orient` attribute.
private enum MarkerOrientation {
    case along
    /// Along the path, but reversed at its start.
    case alongReversedAtStart
    case fixed(Double)

    init?(_ text: String) {
        switch text.trimmingSpace {
        case "auto": self = .along
        case "auto-start-reverse": self = .alongReversedAtStart
        case let angle:
            guard let radians = Angle(String(angle)) else { return nil }
            self = .fixed(radians.radians)
        }
    }

    func angle(along direction: Double, isStart: Bool) -> Double {
        switch self {
        case .along: direction
        case .alongReversedAtStart: isStart ? direction + .pi : direction
        case .fixed(let angle): angle
        }
    }
}
