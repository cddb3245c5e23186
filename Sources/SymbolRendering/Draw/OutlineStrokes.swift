internal import SymbolGeometry
internal import SymbolMedialAxis
internal import SymbolModel

/// What pens make of a layer's outlines: strokes that are cut where the pen is, and parts that are covered along their
/// centre lines.
///
/// What is a stroke, which way it goes, which others are its heads and what is swept over is found on one drawing.
/// Others of its structure, as a symbol's weights are, follow it: near a limit they would be told apart otherwise.
struct OutlineStrokes: Sendable {
    struct Stroke: Sendable {
        var banded: BandedOutline
        /// Nil where the file has none.
        var guides: [BandPen.Guide]?
        var shape: Int
        /// Nil for one with guides.
        var course: StrokeCourse?
    }

    /// What hangs together.
    struct Part: Sendable {
        var drawn: PenPart
        /// Whether it is no more than a pen would leave where it stands.
        var isDot: Bool
        var contours: [Contour]
    }

    struct Contour: Sendable {
        var shape: Int
        var place: Int
    }

    private(set) var strokes: [Stroke] = []
    /// By its place among the strokes each that travels with another's pen, with that one's place.
    private(set) var heads: [Int: (owner: Int, head: StrokeHead)] = [:]
    private(set) var parts: [Part] = []
    /// The outlines of the parts.
    private(set) var rest = Path()

    /// Units: in Black a circle of a stroke's width about its middle; no pen is wider.
    private static let largestDot = 30.0

    /// Finds them.
    init(_ shapes: [SymbolShape], hidden: Path) {
        var contours: [Contour] = []
        for (place, shape) in shapes.enumerated() {
            if let guided = GuidedStroke(shape) {
                strokes.append(Stroke(banded: guided.stroke, guides: guided.guides, shape: place))
                continue
            }
            let found = shape.path.strokeBands()
            // What no pen is as wide as is swept over.
            let wide = found.strokes.indices.filter { 2 * found.strokes[$0].band.halfWidth > Self.largestDot }
            rest.append(found.rest)
            for stroke in wide { rest.append(found.strokes[stroke].outline) }
            contours += (found.figures.joined() + wide.flatMap { found.courses[$0].contours }).map {
                Contour(shape: place, place: $0)
            }
            strokes += found.strokes.indices.filter { !wide.contains($0) }.map {
                Stroke(banded: found.strokes[$0], guides: nil, shape: place, course: found.courses[$0])
            }
        }
        heads = strokes.map(\.banded).heads
        parts = rest.penParts(hidden: hidden, widest: Self.largestDot).map { part in
            Part(
                drawn: part, isDot: part.strokes.contains { $0.isDot(upTo: Self.largestDot) },
                contours: part.contours.map { contours[$0] })
        }
    }

    /// Those that a drawing of the same structure has.
    init(_ shapes: [SymbolShape], hidden: Path, like model: OutlineStrokes) {
        var places: [Int: Int] = [:]
        for (place, stroke) in model.strokes.enumerated() {
            let shape = shapes[stroke.shape]
            if let course = stroke.course {
                guard let banded = shape.path.strokeBand(on: course) else {
                    let line = PenPart(strokes: [stroke.banded.band.centerline])
                    let outline = shape.path.contours(course.contours)
                    rest.append(outline)
                    parts.append(Part(drawn: outline.penPart(like: line), isDot: false, contours: []))
                    continue
                }
                strokes.append(Stroke(banded: banded, guides: nil, shape: stroke.shape, course: course))
            } else {
                guard let guided = GuidedStroke(shape) else {
                    rest.append(shape.path)
                    parts += shape.path.penParts(hidden: hidden, widest: Self.largestDot).map {
                        Part(drawn: $0, isDot: false, contours: [])
                    }
                    continue
                }
                strokes.append(Stroke(banded: guided.stroke, guides: guided.guides, shape: stroke.shape))
            }
            places[place] = strokes.count - 1
        }
        for (place, (owner, head)) in model.heads {
            guard let place = places[place], let owner = places[owner] else { continue }
            heads[place] = StrokeHead(strokes[place].banded, isAtEnd: head.isAtEnd, on: strokes[owner].banded.band)
                .map { (owner, $0) }
        }
        for part in model.parts {
            let outline = part.contours.reduce(into: Path()) {
                $0.append(shapes[$1.shape].path.contours([$1.place]))
            }
            let drawn = outline.penPart(hidden: hidden, like: part.drawn)
            parts.append(Part(drawn: drawn, isDot: part.isDot, contours: part.contours))
            rest.append(outline)
        }
    }
}
