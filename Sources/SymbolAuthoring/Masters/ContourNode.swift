internal import SymbolGeometry

/// A node of a closed contour, seen from what it is aligned to.
struct ContourNode {
    /// In the contour's box, whose sides are 1: so a bar's corners are alike however bold it is.
    private let place: Point
    /// Unit vectors.
    private let incoming, outgoing: Point

    /// The nodes at the starts of a ring's segments.
    static func nodes(of ring: [PathSegment]) -> [ContourNode] {
        guard let first = ring.first else { return [] }
        let box = ring.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
        let (width, height) = (max(box.width, 1e-9), max(box.height, 1e-9))
        return ring.indices.map { index in
            let (before, after) = (ring[(index + ring.count - 1) % ring.count], ring[index])
            let place = Point((after.start.x - box.minX) / width, (after.start.y - box.minY) / height)
            return ContourNode(place: place, incoming: before.endTangent, outgoing: after.startTangent)
        }
    }

    /// How much the contour turns here: 0 is straight on, 1/2 a right angle, 1 back.
    var sharpness: Double { Self.turn(incoming, outgoing) }

    /// Whether the contour comes and goes as at another, within some 26° on both sides: weights are parallel but for
    /// what a hand makes of them.
    func isParallel(to other: ContourNode) -> Bool {
        Self.turn(incoming, other.incoming) + Self.turn(outgoing, other.outgoing) < 0.1
    }

    /// A fifth of the contour's size apart weighs as much as a right angle on one side.
    func cost(of other: ContourNode) -> Double {
        let way = place - other.place
        return way.dot(way) + 0.08 * (Self.turn(incoming, other.incoming) + Self.turn(outgoing, other.outgoing))
    }

    /// Of a node that nothing answers to.
    var costAlone: Double { 0.005 + 0.08 * sharpness }

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

    /// From the first point to the next that lies elsewhere.
    private static func direction(of points: [Point]) -> Point {
        let ways = points.map { $0 - points[0] }
        guard let way = ways.first(where: { $0.length > 1e-9 }) else { return Point(1, 0) }
        return way / way.length
    }
}
