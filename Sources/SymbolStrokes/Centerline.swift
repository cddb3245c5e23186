internal import SymbolGeometry

/// One subpath of a stroke's centre line, divided into pieces that can each be offset.
struct Centerline {
    enum Piece {
        case line(LineSegment)
        case cubic(CubicBezier)

        var start: Point {
            switch self {
            case .line(let line): line.start;
            case .cubic(let cubic): cubic.start
            }
        }
        var end: Point {
            switch self {
            case .line(let line): line.end;
            case .cubic(let cubic): cubic.end
            }
        }

        var startTangent: Point {
            switch self {
            case .line(let line): (line.end - line.start).normalized
            case .cubic(let cubic): cubic.startTangent
            }
        }

        var endTangent: Point {
            switch self {
            case .line(let line): (line.end - line.start).normalized
            case .cubic(let cubic): cubic.endTangent
            }
        }

        var isLine: Bool { if case .line = self { true } else { false } }
    }

    /// The point where a piece ends and the next one starts.
    struct Joint {
        let pivot: Point
        /// The unit tangents before and after the point.
        let (incoming, outgoing): (Point, Point)
        /// Whether the joint is a cusp inside a segment: the limit of a bend, and hence round whatever the pen.
        let isCusp: Bool

        /// The angle from the incoming to the outgoing tangent, clockwise positive.
        var turn: Double { incoming.turn(to: outgoing) }

        /// The intersection of the offsets of both tangents at distance 1: the mean of the normals, lengthened by 1 /
        /// cos(turn / 2).
        var miter: Point {
            let (a, b) = (incoming.quarterTurned, outgoing.quarterTurned)
            return (a + b) / (1 + a.dot(b))
        }
    }

    let start: Point
    let isClosed: Bool
    private(set) var pieces: [Piece] = []
    /// The joints: joint i follows piece i; a closed line also has one after the last piece.
    private(set) var joints: [Joint] = []
    /// The length below which a piece is only a rounding error of coordinates, such as a closing line to the current
    /// point.
    private let negligible: Double

    init(_ subpath: Subpath, division: CurveDivision) {
        start = subpath.start
        isClosed = subpath.isClosed
        negligible = 1e-6 * division.reach
        var cusps: Set<Int> = []
        for segment in subpath.outline {
            switch segment {
            case .line(let line):
                if line.start.distance(to: line.end) > negligible { pieces.append(.line(line)) }
            case .quad(let quad): append(quad.elevated, division, &cusps)
            case .cubic(let cubic): append(cubic, division, &cusps)
            }
        }
        straighten(division)
        for index in pieces.indices where isClosed || index + 1 < pieces.count {
            let next = pieces[(index + 1) % pieces.count]
            joints.append(
                Joint(
                    pivot: pieces[index].end, incoming: pieces[index].endTangent,
                    outgoing: next.startTangent, isCusp: cusps.contains(index)))
        }
    }

    /// Replaces tight bends that deviate from their chord by less than a tenth of the tolerance, because they are only
    /// rounding errors whose centre of curvature is meaningless.
    ///
    /// The ends of an open line keep their directions.
    private mutating func straighten(_ division: CurveDivision) {
        let inner = isClosed ? pieces.indices : pieces.indices.dropFirst().dropLast()
        for index in inner {
            guard case .cubic(let cubic) = pieces[index], abs(cubic.turn) < 0.2 else { continue }
            // A curve that turns by θ from end to end deviates from its chord by at most θ / 4 of the chord's length.
            guard cubic.leastRadius < division.reach, abs(cubic.turn) * cubic.extent < 0.4 * division.tolerance else {
                continue
            }
            pieces[index] = .line(LineSegment(start: cubic.start, end: cubic.end))
        }
    }

    private mutating func append(_ cubic: CubicBezier, _ division: CurveDivision, _ cusps: inout Set<Int>) {
        guard cubic.extent > negligible else { return }
        let runs = division.parts(of: cubic)
        for (index, run) in runs.enumerated() {
            pieces += run.map { .cubic($0) }
            if index + 1 < runs.count { cusps.insert(pieces.count - 1) }
        }
    }
}
