internal import SymbolGeometry

/// The stroke of one subpath.
///
/// Its edges are complete offsets of the centre line, including backward ones beyond centres of curvature, and are
/// joined inside corners by way of the corner. Thus every point is linear in the width, and yet nothing inside is left
/// out. Consider a point x. Each location on the line where the distance to x is a minimum or maximum, and less than
/// half the width, is where an edge has passed over x and has added or removed one turn. Along a part of the line that
/// is nearer to x than half the width, minima and maxima alternate, and the part begins and ends with a minimum (at an
/// end of the line, under a round cap). Therefore the winding number about x is the number of such parts: at least 1
/// inside the stroke and 0 outside.
///
/// Three cases need covers, separate contours within the stroke:
/// - a closed line that is nearer to x everywhere, so that the part has no ends;
/// - butt ends and bevels, where a minimum adds nothing although a maximum nearby removes one turn.
struct StrokeContour: Sendable {
    /// The closed contours whose nonzero fill is the stroke.
    private(set) var stroke: [OffsetContour] = []
    /// The closed contours whose nonzero fill is the interior together with the stroke; empty for an open subpath.
    private(set) var solid: [OffsetContour] = []

    /// The greatest extent of a closed subpath that is a dot, as a fraction of half the greatest width.
    private static let dot = 0.02

    /// Makes the stroke include the area that it encloses.
    mutating func fillCounter() {
        if !solid.isEmpty { stroke = solid }
    }

    init(_ subpath: Subpath, pen: StrokePen, reach: Double, tolerance: Double) {
        if let center = Self.center(ofDot: subpath, pen, reach) {
            solid = [OffsetContour(StrokePen.Cap.round.dot(at: center))]
            stroke = solid
            return
        }
        let division = CurveDivision(reach: reach, tolerance: tolerance)
        let isCounterclockwise = subpath.isClosed && Path(subpath).signedArea(tolerance: tolerance) < 0
        let line = Centerline(isCounterclockwise ? subpath.reversed : subpath, division: division)
        guard let first = line.pieces.first, let last = line.pieces.last else {
            let dot = pen.cap.dot(at: subpath.start)
            if !dot.isEmpty { stroke = [OffsetContour(dot)] }
            return
        }
        func side(_ sign: Double, shortens: Bool = true) -> StrokeSide {
            StrokeSide(line, sign: sign, pen: pen, reach: reach, tolerance: tolerance, shortens: shortens)
        }
        if line.isClosed {
            // Shortened edges rely on the ends of parts as well.
            let keepsCounter = Counter(of: subpath, tolerance: tolerance).isOpen(under: reach)
            let sides = [side(-1, shortens: keepsCounter), side(1, shortens: keepsCounter)]
            stroke = [OffsetContour(sides[0].segments), OffsetContour(sides[1].segments.backwards)]
            stroke += StrokeCovers(line, bevels: sides.flatMap(\.bevels), reach: reach).contours
            // Where the line crosses itself, the outer side of one part is the inner side of another.
            solid = [OffsetContour(side(-1).segments)] + (line.turnsOnce ? [] : stroke)
        } else {
            let sides = [side(-1), side(1)]
            let end = pen.cap.segments(at: last.end, outward: last.endTangent)
            let start = pen.cap.segments(at: first.start, outward: -first.startTangent)
            stroke = [OffsetContour(sides[0].segments + end + sides[1].segments.backwards + start)]
            let butts = pen.cap == .butt ? [first.start, last.end] : []
            stroke += StrokeCovers(line, bevels: sides.flatMap(\.bevels) + butts, reach: reach).contours
        }
    }

    /// Returns the middle of a closed subpath that is so small that its stroke with round corners is a disc; nil for
    /// any other.
    ///
    /// The edges of such a dot are only inaccuracy: where they cross, its outer side would turn inside out.
    private static func center(ofDot subpath: Subpath, _ pen: StrokePen, _ reach: Double) -> Point? {
        guard subpath.isClosed, pen.join == .round, !subpath.segments.isEmpty, let box = Path(subpath).bounds,
            max(box.width, box.height) <= dot * reach
        else { return nil }
        return box.center
    }
}

extension Centerline {
    /// Whether the directions of a closed line may make one turn, where it turns back to either side.
    fileprivate var turnsOnce: Bool {
        let curves = pieces.reduce(0) { sum, piece in
            if case .cubic(let cubic) = piece { sum + cubic.turn } else { sum }
        }
        let turn = joints.reduce(curves) { $1.turnsBack ? $0 : $0 + $1.turn }
        return abs(abs(turn) - 2 * .pi) < 0.1 + .pi * Double(joints.count(where: \.turnsBack))
    }
}
