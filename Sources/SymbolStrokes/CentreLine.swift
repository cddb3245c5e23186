internal import SymbolGeometry

/// One subpath of a stroke's centre line, divided into pieces that can be offset each.
struct CentreLine {
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

    /// Where a piece ends and the next one starts.
    struct Joint {
        let pivot: Point
        /// Unit tangents before and after.
        let (incoming, outgoing): (Point, Point)
        /// A cusp inside a segment: the limit of a bend, hence round whatever the pen.
        let isCusp: Bool

        /// Clockwise positive.
        var turn: Double { incoming.turn(to: outgoing) }

        /// Where the offsets of both tangents meet, at distance 1: the normals' mean, lengthened by 1 / cos(turn / 2).
        var miter: Point {
            let (a, b) = (incoming.quarterTurned, outgoing.quarterTurned)
            return (a + b) / (1 + a.dot(b))
        }
    }

    let start: Point
    let isClosed: Bool
    private(set) var pieces: [Piece] = []
    /// Joint i follows piece i; a closed line has one after the last piece too.
    private(set) var joints: [Joint] = []
    /// What is shorter is only the rounding of coordinates, as of a closing line to where the pen already is.
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

    /// A tight bend that strays from its chord by less than a tenth of the tolerance is only the rounding of
    /// coordinates: its centre of curvature means nothing.
    ///
    /// The ends of an open line keep their directions.
    private mutating func straighten(_ division: CurveDivision) {
        let inner = isClosed ? pieces.indices : pieces.indices.dropFirst().dropLast()
        for index in inner {
            guard case .cubic(let cubic) = pieces[index], abs(cubic.turn) < 0.2 else { continue }
            // A curve that turns by θ from end to end is at most θ / 4 of its chord away from it.
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
