internal import SymbolGeometry

/// Where a `<marker>` draws its content (SVG 2 §13.7).
struct MarkerPlacement {
    /// The marker's viewport.
    let bounds: Rect
    /// The transform from the units of the bounds to a space whose origin is the vertex, and whose horizontal axis is the marker's
    /// direction.
    let space: AffineTransform
    /// The transform from the space of the content to that of the vertex.
    let content: AffineTransform

    /// Creates the placement of a marker; nil for one that draws nothing.
    ///
    /// - Parameters:
    ///   - element: The `<marker>` element.
    ///   - basis: What relative lengths of the shape refer to.
    ///   - strokeWidth: The width of the shape's stroke.
    init?(_ element: XMLElement, _ basis: LengthBasis, strokeWidth: Length) {
        func length(_ name: String, _ axis: LengthBasis.Axis, _ initial: Double, _ basis: LengthBasis) -> Double {
            basis.resolve(element[name].flatMap { Length($0) } ?? Length(initial), axis)
        }
        bounds = Rect(
            x: 0, y: 0, width: length("markerWidth", .horizontal, 3, basis),
            height: length("markerHeight", .vertical, 3, basis))
        let unit = element["markerUnits"] == "userSpaceOnUse" ? 1 : basis.resolve(strokeWidth, .other)
        guard bounds.width > 0, bounds.height > 0, unit > 0 else { return nil }
        let viewport = Viewport(bounds: bounds, of: element)
        let fit = viewport.placement
        // Percentages of the reference point refer to the space in which it is measured.
        var inner = basis
        if let viewBox = viewport.viewBox {
            (inner.viewportWidth, inner.viewportHeight) = (viewBox.width, viewBox.height)
        }
        let reference = fit(Point(length("refX", .horizontal, 0, inner), length("refY", .vertical, 0, inner)))
        space = .scale(unit) * .translation(x: -reference.x, y: -reference.y)
        content = space * fit
    }
}

/// A marker at a vertex of a shape.
struct MarkerUse {
    /// The marker that a property names.
    let id: String
    private let vertex: PathVertex
    private let isStart: Bool

    /// Returns the transform from the vertex with the marker's direction to the shape's space.
    func transform(of marker: XMLElement) -> AffineTransform {
        let orientation = marker["orient"].flatMap { MarkerOrientation($0) } ?? .fixed(0)
        return .translation(x: vertex.point.x, y: vertex.point.y)
            * .rotation(orientation.angle(along: vertex.angle, isStart: isStart))
    }

    /// Returns the markers along a path in the order of its vertices.
    static func along(_ path: Path, _ style: ComputedStyle) -> [MarkerUse] {
        guard style.hasMarkers else { return [] }
        let vertices = path.vertices
        func uses(_ id: String?, _ vertices: some Sequence<PathVertex>, areStarts: Bool = false) -> [MarkerUse] {
            id.map { id in vertices.map { MarkerUse(id: id, vertex: $0, isStart: areStarts) } } ?? []
        }
        return uses(style.markerStart, vertices.prefix(1), areStarts: true)
            + uses(style.markerMid, vertices.dropFirst().dropLast()) + uses(style.markerEnd, vertices.suffix(1))
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
