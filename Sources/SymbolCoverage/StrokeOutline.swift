internal import SymbolGeometry
internal import SymbolStrokes

/// The outline of a stroke, to be filled by the nonzero rule.
///
/// Each piece of the centre line adds the area between its two sides, each corner the wedge on its outer side, and each
/// end its cap. All of these run in the same direction, so that together they wind at least once around every point in
/// the stroke and never around one outside; the lines that two of them share are left out.
struct StrokeOutline: ~Copyable {
    private let pen: StrokePen
    private let reach: StrokeReach
    private let map: VectorMap
    private var table: EdgeTable
    private var line: StrokeLine
    /// The current ends of the sides, in pixels.
    private var (left, right) = (EdgeTrack(.zero), EdgeTrack(.zero))

    /// Adds the edges of a stroke to a table.
    ///
    /// - Parameters:
    ///   - path: The line that the pen follows.
    ///   - pen: The caps and joins.
    ///   - width: The width in the path's units, which is positive.
    ///   - transform: The transform from the path's space, in which the pen is round, to pixels.
    ///   - table: The edges so far.
    /// - Returns: All edges.
    static func edges(
        of path: Path, _ pen: StrokePen, width: Double, _ transform: AffineTransform, table: consuming EdgeTable
    ) -> EdgeTable {
        var outline = StrokeOutline(of: path, pen, width: width, transform, table: table)
        outline.add(path)
        return outline.takeTable()
    }

    private init(
        of path: Path, _ pen: StrokePen, width: Double, _ transform: AffineTransform, table: consuming EdgeTable
    ) {
        (self.pen, map) = (pen, VectorMap(transform))
        let isWide = width / 2 * map.scale > table.size.length
        reach = StrokeReach(
            width: width, scale: map.scale,
            visibleRadius: isWide ? path.farthest(from: table.size, transform) : .infinity)
        line = StrokeLine(reach)
        self.table = table
    }

    private consuming func takeTable() -> EdgeTable { table }

    private mutating func add(_ path: Path) {
        var isOpen = false
        for element in path.elements {
            switch element {
            case .move(let point):
                if isOpen { finish(isClosed: false) }
                line.begin(at: Vector(point.x, point.y))
                isOpen = false
                continue
            case .line(let point): line.line(to: Vector(point.x, point.y))
            case .quad(let control, let point):
                line.curve(Cubic(line.end, Vector(control.x, control.y), Vector(point.x, point.y)))
            case .cubic(let control1, let control2, let point):
                let controls = (Vector(control1.x, control1.y), Vector(control2.x, control2.y))
                line.curve(Cubic(line.end, controls.0, controls.1, Vector(point.x, point.y)))
            case .close:
                line.close()
                finish(isClosed: true)
                line.begin(at: line.start)
                isOpen = false
                continue
            }
            isOpen = true
        }
        if isOpen { finish(isClosed: false) }
    }

    private mutating func finish(isClosed: Bool) {
        guard line.pieces.count > 0 else { return dot(line.start) }
        let pieces = UnsafePointer(line.pieces.base)
        let (first, last) = (pieces[0], pieces[line.pieces.count - 1])
        if isClosed {
            let corner = StrokeCorner(last, first, reach)
            (left, right) = (EdgeTrack(map(corner.left.end)), EdgeTrack(map(corner.right.end)))
        } else {
            cap(first.start, -first.startDirection)
            right = EdgeTrack(side(first.start, -first.startDirection))
        }
        for index in 1..<line.pieces.count { turn(StrokeCorner(pieces[index - 1], pieces[index], reach)) }
        for index in 0..<line.pieces.count where pieces[index].isTight { addInside(of: pieces, at: index) }
        if isClosed { return turn(StrokeCorner(last, first, reach)) }
        leftSide(to: side(last.end, last.endDirection))
        rightSide(to: side(last.end, -last.endDirection))
        cap(last.end, last.endDirection)
    }

    /// Adds the caps of a subpath of zero length, which shows nothing else (SVG 2 §13.5.3).
    private mutating func dot(_ point: Vector) {
        guard pen.cap != .butt else { return }
        let direction = line.end == line.start ? Vector(1, 0) : (line.end - line.start) / (line.end - line.start).length
        cap(point, direction)
        cap(point, -direction)
    }

    /// Returns the point at the pen's reach to the left of a direction, in pixels.
    @inline(__always) private func side(_ point: Vector, _ direction: Vector) -> Vector {
        map(point + direction.leftward * reach.half)
    }

    @inline(__always) private mutating func leftSide(to point: Vector) { table.line(from: &left, to: point) }

    @inline(__always) private mutating func rightSide(to point: Vector) { table.line(to: &right, from: point) }

    /// Adds a cap, from the left of the outward direction.
    private mutating func cap(_ end: Vector, _ outward: Vector) {
        let normal = outward.leftward
        left = EdgeTrack(side(end, outward))
        switch pen.cap {
        case .butt: break
        case .square:
            leftSide(to: map(end + (outward + normal) * reach.half))
            leftSide(to: map(end + (outward - normal) * reach.half))
        case .round: arc(end, from: normal, to: -normal, isLeft: true)
        }
        leftSide(to: side(end, -outward))
    }

    /// Continues both sides around a corner, or straight on.
    @inline(__always) private mutating func turn(_ corner: StrokeCorner) {
        leftSide(to: map(corner.left.start))
        rightSide(to: map(corner.right.start))
        if corner.left.start == corner.left.end, corner.right.start == corner.right.end { return }
        if corner.isOpen { addJoin(at: corner) }
        leftSide(to: map(corner.left.end))
        rightSide(to: map(corner.right.end))
    }

    private mutating func addJoin(at corner: StrokeCorner) {
        let (isLeft, pivot) = (corner.isClockwise, corner.pivot)
        let inner = isLeft ? corner.right : corner.left
        if inner.start != inner.end { point(map(pivot), isLeft: !isLeft) }
        let (start, end) =
            isLeft ? (corner.from.leftward, corner.to.leftward) : (-corner.from.leftward, -corner.to.leftward)
        switch corner.isRound ? .round : pen.join {
        case .bevel: break
        case .round: arc(pivot, from: start, to: end, isLeft: isLeft)
        case .miter(let limit):
            // The ratio of a mitre's length to the width is 1 / cos(turn / 2), which a line that turns back lacks.
            let openness = 1 + start.dot(end)
            guard openness > 0.001, openness / 2 * limit * limit >= 1 else { return }
            point(map(pivot + (start + end) * (reach.half / openness)), isLeft: isLeft)
        }
    }

    @inline(__always) private mutating func point(_ point: Vector, isLeft: Bool) {
        if isLeft { leftSide(to: point) } else { rightSide(to: point) }
    }

    /// Adds the area that the pen sweeps beyond the inner side of a tight bend.
    ///
    /// The rim of the pen runs backwards there, and so it is followed backwards. The lines between pieces that continue
    /// each other are left out.
    private mutating func addInside(of pieces: UnsafePointer<StrokePiece>, at index: Int) {
        let (piece, isLeft) = (pieces[index], pieces[index].isInnerLeft)
        func isContinued(_ first: Int) -> Bool {
            let (a, b) = (pieces[first], pieces[first + 1])
            return a.isTight && b.isTight && a.isInnerLeft == b.isInnerLeft && a.endDirection == b.startDirection
        }
        func side(_ point: Vector, _ direction: Vector, _ depth: Double) -> Vector {
            map(point + (isLeft ? direction.leftward : -direction.leftward) * depth)
        }
        func inner(_ piece: StrokePiece) -> Double { min(piece.sides.x, piece.sides.y) }
        func ends(_ depth: Double) -> (start: Vector, end: Vector) {
            (side(piece.start, piece.startDirection, depth), side(piece.end, piece.endDirection, depth))
        }
        let (rim, innerSide) = (ends(reach.half), ends(inner(piece)))
        add(rim.end, rim.start, isLeft)
        let isFirst = index == 0 || !isContinued(index - 1)
        let before = isFirst ? rim.start : side(piece.start, piece.startDirection, inner(pieces[index - 1]))
        add(before, innerSide.start, isLeft)
        add(innerSide.start, innerSide.end, isLeft)
        if index == line.pieces.count - 1 || !isContinued(index) { add(innerSide.end, rim.end, isLeft) }
    }

    /// Adds a line of the left side, or of the right side against the direction of the pen.
    @inline(__always) private mutating func add(_ a: Vector, _ b: Vector, _ isLeft: Bool) {
        if isLeft { table.line(a, b) } else { table.line(b, a) }
    }

    /// Adds the points between the ends of an arc around a pivot, clockwise on the left side and counterclockwise on
    /// the right.
    ///
    /// The arc is bisected recursively: square roots, unlike sines, are the same on every machine.
    private mutating func arc(_ pivot: Vector, from start: Vector, to end: Vector, isLeft: Bool) {
        var (chord, halvings) = ((end - start).length, 0)
        while chord > reach.turn {
            chord /= (2 + max(4 - chord * chord, 0).squareRoot()).squareRoot()
            halvings += 1
        }
        // As far outside the circle as the lines between the points are inside.
        halve(pivot, start, end, halvings, reach.half * (1 + chord * chord / 12), isLeft: isLeft)
    }

    private mutating func halve(
        _ pivot: Vector, _ start: Vector, _ end: Vector, _ halvings: Int, _ radius: Double, isLeft: Bool
    ) {
        guard halvings > 0 else { return }
        let bisector = start.dot(end) > 0 ? start + end : isLeft ? (end - start).leftward : (start - end).leftward
        let middle = bisector / bisector.length
        halve(pivot, start, middle, halvings - 1, radius, isLeft: isLeft)
        point(map(pivot + middle * radius), isLeft: isLeft)
        halve(pivot, middle, end, halvings - 1, radius, isLeft: isLeft)
    }
}

extension Path {
    /// Returns an upper bound for the distance between a point on a canvas and one on the path, in the path's units.
    fileprivate func farthest(from canvas: Vector, _ transform: AffineTransform) -> Double {
        guard let bounds, let inverse = transform.inverse else { return .infinity }
        let area = Rect(x: 0, y: 0, width: canvas.x, height: canvas.y).transformed(by: inverse).union(bounds)
        return Vector(area.width, area.height).length
    }
}
