internal import SymbolGeometry

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
