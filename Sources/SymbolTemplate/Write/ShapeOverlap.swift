internal import SymbolGeometry

/// How shapes lie relative to others.
enum ShapeOverlap: Hashable {
    enum Direction { case same, opposite }

    case none, crossing
    /// The shapes lie within the others: once both are joined in one path and wound against each other, nothing of the
    /// others is left beneath them.
    case within(Direction)

    /// Finds how shapes lie relative to others in all of several drawings.
    init(in drawings: some Sequence<(shapes: Path, others: Path)>) {
        var found: ShapeOverlap?
        for (shapes, others) in drawings {
            let (inner, outer) = (FlatPath(shapes), FlatPath(others))
            for point in shapes.samplePoints {
                guard let overlap = ShapeOverlap(of: inner, with: outer, at: point) else { continue }
                guard overlap != .crossing, found ?? overlap == overlap else {
                    self = .crossing
                    return
                }
                found = overlap
            }
        }
        self = found ?? .none
    }

    /// Finds how shapes lie relative to others at a point; nil for a point outside the shapes.
    private init?(of shapes: FlatPath, with others: FlatPath, at point: Point) {
        let (number, around) = (shapes.windingNumber(about: point), others.windingNumber(about: point))
        guard number != 0 else { return nil }
        if around == 0 {
            self = .none
        } else if abs(around) == abs(number) {
            self = .within(around == number ? .same : .opposite)
        } else {
            self = .crossing
        }
    }
}
