internal import SymbolGeometry

/// A node of a closed contour, with the features by which it is aligned.
struct ContourNode {
    /// The position in the contour's bounding box, whose sides are 1, so that a bar's corners match whatever its
    /// weight.
    private let position: Point
    /// The unit tangents before and after the node.
    private let incoming, outgoing: Point

    /// Returns the nodes at the starts of a ring's segments.
    static func nodes(of ring: [PathSegment]) -> [ContourNode] {
        guard let first = ring.first else { return [] }
        let box = ring.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
        let (width, height) = (max(box.width, 1e-9), max(box.height, 1e-9))
        return ring.indices.map { index in
            let (before, after) = (ring[(index + ring.count - 1) % ring.count], ring[index])
            let position = Point((after.start.x - box.minX) / width, (after.start.y - box.minY) / height)
            return ContourNode(position: position, incoming: before.endTangent, outgoing: after.startTangent)
        }
    }

    /// The change of direction at the node: 0 is straight on, 1/2 a right angle, 1 a reversal.
    var sharpness: Double { Self.turn(incoming, outgoing) }

    /// Returns whether the tangents on both sides are within about 26° of another node's.
    ///
    /// Weights have parallel outlines except for inaccuracies of drawing by hand.
    func isParallel(to other: ContourNode) -> Bool {
        Self.turn(incoming, other.incoming) + Self.turn(outgoing, other.outgoing) < 0.1
    }

    /// Returns the cost of pairing two nodes; a distance of a fifth of the contour's size costs as much as a right
    /// angle on one side.
    func cost(of other: ContourNode) -> Double {
        let offset = position - other.position
        return offset.dot(offset) + 0.08 * (Self.turn(incoming, other.incoming) + Self.turn(outgoing, other.outgoing))
    }

    /// The cost of leaving the node unpaired.
    var unpairedCost: Double { 0.005 + 0.08 * sharpness }

    private static func turn(_ a: Point, _ b: Point) -> Double { (1 - a.dot(b)) / 2 }
}

extension PathSegment {
    /// The unit vectors in which it leaves its start and arrives at its end.
    var startTangent: Point { Self.direction(of: polygon) }
    var endTangent: Point { -Self.direction(of: polygon.reversed()) }

    private var polygon: [Point] {
        switch self {
        case .line(let line): [line.start, line.end]
        case .quad(let quad): [quad.start, quad.control, quad.end]
        case .cubic(let cubic): [cubic.start, cubic.control1, cubic.control2, cubic.end]
        }
    }

    /// Returns the direction from the first point to the next distinct one.
    private static func direction(of points: [Point]) -> Point {
        let offsets = points.map { $0 - points[0] }
        guard let offset = offsets.first(where: { $0.length > 1e-9 }) else { return Point(1, 0) }
        return offset / offset.length
    }
}
