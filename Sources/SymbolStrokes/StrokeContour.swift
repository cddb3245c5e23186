internal import SymbolGeometry

/// The stroke of one subpath.
///
/// Its edges are the whole offsets of the centre line, backwards ones beyond centres of curvature included, joined
/// inside corners by way of the corner. So every point is linear in the width, and yet nothing inside is left out:
/// about a point x, each place of the line where the distance to x is least or greatest, and less than half the width,
/// is where an edge has passed over x, and has added or taken one turn. Along a stretch that is nearer to x than half
/// the width the least and the greatest take turns, and begin and end with a least (at an end of the line, under a
/// round cap). So the winding about x is the number of such stretches: at least 1 inside the stroke and 0 outside.
///
/// Three cases need covers, contours of their own that lie within the stroke:
/// - a closed line that is all nearer to x, so that the stretch has no ends;
/// - butt ends and bevels, where a least distance adds nothing although a greatest one nearby takes one turn.
struct StrokeContour: Sendable {
    /// Closed contours whose nonzero fill is the stroke.
    private(set) var stroke: [OffsetContour] = []
    /// The inside together with the stroke; nil for what is open.
    private(set) var solid: OffsetContour?

    /// Makes the stroke include what it encloses.
    mutating func fillCounter() {
        if let solid { stroke = [solid] }
    }

    init(_ subpath: Subpath, pen: StrokePen, reach: Double, tolerance: Double) {
        let division = CurveDivision(reach: reach, tolerance: tolerance)
        let isCounterclockwise = subpath.isClosed && Path(subpath).signedArea(tolerance: tolerance) < 0
        let line = CentreLine(isCounterclockwise ? subpath.reversed : subpath, division: division)
        guard let first = line.pieces.first, let last = line.pieces.last else {
            let dot = pen.cap.dot(at: subpath.start)
            if !dot.isEmpty { stroke = [OffsetContour(dot)] }
            return
        }
        func side(_ sign: Double, shortens: Bool = true) -> StrokeSide {
            StrokeSide(line, sign: sign, pen: pen, reach: reach, tolerance: tolerance, shortens: shortens)
        }
        if line.isClosed {
            solid = OffsetContour(side(-1).segments)
            // Shortened edges count on a stretch's ends as well.
            let keepsCounter = Counter(of: subpath, tolerance: tolerance).isOpen(under: reach)
            let sides = [side(-1, shortens: keepsCounter), side(1, shortens: keepsCounter)]
            stroke = [OffsetContour(sides[0].segments), OffsetContour(sides[1].segments.backwards)]
            stroke += StrokeCovers(line, bevels: sides.flatMap(\.bevels), reach: reach).contours
        } else {
            let sides = [side(-1), side(1)]
            let end = pen.cap.segments(at: last.end, outward: last.endTangent)
            let start = pen.cap.segments(at: first.start, outward: -first.startTangent)
            stroke = [OffsetContour(sides[0].segments + end + sides[1].segments.backwards + start)]
            let butts = pen.cap == .butt ? [first.start, last.end] : []
            stroke += StrokeCovers(line, bevels: sides.flatMap(\.bevels) + butts, reach: reach).contours
        }
    }
}
