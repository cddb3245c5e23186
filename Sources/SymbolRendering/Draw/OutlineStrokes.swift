internal import SymbolGeometry
internal import SymbolMedialAxis
internal import SymbolModel

/// The strokes of a layer's outlines: strokes that are cut where the pen is, and parts that are covered along their
/// centre lines.
///
/// What is a stroke, in which direction it runs, which other strokes are its heads and what is swept over is determined
/// in one drawing. Other drawings of its structure, such as a symbol's other weights, follow it, since near a threshold
/// they could be classified differently.
struct OutlineStrokes: Sendable {
    struct Stroke: Sendable {
        /// The stroke with its centre line.
        var banded: BandedOutline
        /// The guides from the file; `nil` where it has none.
        var guides: [BandPen.Guide]?
        /// The index of the shape.
        var shape: Int
        /// The course by which other drawings find the stroke; `nil` for a stroke with guides.
        var course: StrokeCourse?
    }

    /// A connected part of the outlines.
    struct Part: Sendable {
        var drawn: PenPart
        /// Whether the part is no larger than a pen's tip would leave without moving.
        var isDot: Bool
        var contours: [Contour]
    }

    /// A contour of a shape.
    struct Contour: Sendable {
        var shape: Int
        /// The index of the contour among those of the shape.
        var index: Int
    }

    /// The indices of the layer's shapes that form each of the shapes counted here.
    private let figures: [[Int]]
    private(set) var strokes: [Stroke] = []
    /// The head of each stroke that travels with another's pen, with the index of that stroke, by its own index.
    private(set) var heads: [Int: (owner: Int, head: StrokeHead)] = [:]
    private(set) var parts: [Part] = []
    /// The outlines of the parts, joined.
    private(set) var rest = Path()
    /// The parts that are revealed by themselves, with what lies in their holes.
    private(set) var pieces: [SweptPiece] = []
    /// The outlines of all other parts, joined.
    private(set) var joined = Path()

    /// The greatest width of a stroke and diameter of a dot, in symbol units: in Black, a circle as wide as a stroke
    /// has about this diameter.
    private static let largestDot = 30.0
    /// The distance by which the pen reaches beyond the outline, so that the visible edge is that of the outline.
    static let margin = 1.0

    /// Finds the strokes and parts of shapes.
    init(_ shapes: [SymbolShape], hidden: Path) {
        figures = shapes.figures
        let shapes = shapes.joined(figures)
        var contours: [Contour] = []
        for (index, shape) in shapes.enumerated() {
            if let guided = GuidedStroke(shape) {
                strokes.append(Stroke(banded: guided.stroke, guides: guided.guides, shape: index))
                continue
            }
            let found = shape.path.strokeBands()
            // Anything wider than a pen is swept over.
            let wide = found.strokes.indices.filter { 2 * found.strokes[$0].band.halfWidth > Self.largestDot }
            rest.append(found.rest)
            for stroke in wide { rest.append(found.strokes[stroke].outline) }
            contours += (found.figures.joined() + wide.flatMap { found.courses[$0].contours }).map {
                Contour(shape: index, index: $0)
            }
            strokes += found.strokes.indices.filter { !wide.contains($0) }.map {
                Stroke(banded: found.strokes[$0], guides: nil, shape: index, course: found.courses[$0])
            }
        }
        heads = strokes.map(\.banded).heads
        let found = rest.penParts(hidden: hidden, widest: Self.largestDot)
        parts = found.map { part in
            Part(
                drawn: part, isDot: part.strokes.contains { $0.isDot(upTo: Self.largestDot) },
                contours: part.contours.map { contours[$0] })
        }
        pieces = rest.sweptPieces(of: found, margin: Self.margin).filter { !parts[$0.part].isDot }
        joined = rest.without(pieces, of: found)
    }

    /// Makes solid parts swept over from the right.
    mutating func sweepFromRight() {
        for part in parts.indices {
            parts[part].drawn.strokes = parts[part].drawn.strokes.map(\.sweptFromRight)
        }
    }

    /// Finds the strokes and parts that correspond to those of a drawing with the same structure.
    init(_ shapes: [SymbolShape], hidden: Path, like model: OutlineStrokes) {
        figures = model.figures
        let shapes = shapes.joined(figures)
        var indices: [Int: Int] = [:]
        for (index, stroke) in model.strokes.enumerated() {
            guard let own = follow(stroke, in: shapes[stroke.shape], hidden: hidden) else { continue }
            indices[index] = strokes.count
            strokes.append(own)
        }
        for (index, (owner, head)) in model.heads {
            guard let index = indices[index], let owner = indices[owner] else { continue }
            heads[index] = StrokeHead(strokes[index].banded, isAtEnd: head.isAtEnd, on: strokes[owner].banded.band)
                .map { (owner, $0) }
        }
        let first = parts.count
        let outlines = model.parts.map { part in
            part.contours.reduce(into: Path()) { $0.append(shapes[$1.shape].path.contours([$1.index])) }
        }
        for (part, outline) in zip(model.parts, outlines) {
            let drawn = outline.penPart(hidden: hidden, like: part.drawn)
            parts.append(Part(drawn: drawn, isDot: part.isDot, contours: part.contours))
            rest.append(outline)
        }
        pieces = model.pieces.map { piece in
            SweptPiece(
                part: first + piece.part, members: piece.members.map { first + $0 },
                outline: piece.members.reduce(into: Path()) { $0.append(outlines[$1]) })
        }
        let members = Set(model.pieces.flatMap(\.members))
        for index in outlines.indices where !members.contains(index) { joined.append(outlines[index]) }
    }

    /// Returns the stroke that corresponds to one of another drawing; where there is none, adds the outlines to the
    /// parts and returns nil.
    private mutating func follow(_ stroke: Stroke, in shape: SymbolShape, hidden: Path) -> Stroke? {
        guard let course = stroke.course else {
            if let guided = GuidedStroke(shape) {
                return Stroke(banded: guided.stroke, guides: guided.guides, shape: stroke.shape)
            }
            add(shape.path)
            parts += shape.path.penParts(hidden: hidden, widest: Self.largestDot).map {
                Part(drawn: $0, isDot: false, contours: [])
            }
            return nil
        }
        if let banded = shape.path.strokeBand(on: course) {
            return Stroke(banded: banded, guides: nil, shape: stroke.shape, course: course)
        }
        let line = PenPart(strokes: [stroke.banded.band.centerline])
        let outline = shape.path.contours(course.contours)
        add(outline)
        parts.append(Part(drawn: outline.penPart(like: line), isDot: false, contours: []))
        return nil
    }

    /// Adds an outline to those of the parts.
    private mutating func add(_ outline: Path) {
        rest.append(outline)
        joined.append(outline)
    }
}
