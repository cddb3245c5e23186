internal import SymbolGeometry

/// Contours within a stroke that keep its winding number positive where its edges alone leave 0; see `StrokeContour`.
struct StrokeCovers {
    let contours: [OffsetContour]

    /// Covers the areas around `bevels`: joints and ends that cover less than the pen's disc.
    init(_ line: Centerline, bevels: [Point], reach: Double) {
        var contours: [OffsetContour] = []
        // A whole closed line can only be within reach of one point when its box is no larger.
        if line.isClosed, let box = line.box, max(box.width, box.height) < 2 * reach {
            contours.append(OffsetContour(StrokePen.Cap.round.dot(at: line.start)))
        }
        for case .cubic(let cubic) in line.pieces {
            // Where the edge runs backwards it is within reach of all of the part that is so tight.
            guard let part = cubic.part(tighterThan: reach) else { continue }
            let isNear = bevels.contains { $0.distance(to: part.start) < 2 * reach }
            if isNear { contours += Self.sectors(over: part) }
        }
        self.contours = contours
    }

    /// Returns sectors of the pen's disc at both ends of a part of a piece, between the normals there, on the inner
    /// side.
    ///
    /// There are two because a part may lose a turn at either end.
    private static func sectors(over cubic: CubicBezier) -> [OffsetContour] {
        let turn = cubic.startTangent.turn(to: cubic.endTangent)
        let inward = cubic.startTangent.quarterTurned * (turn < 0 ? -1 : 1)
        return [cubic.start, cubic.end].compactMap { pivot in
            let arc = OffsetSegment.arc(about: pivot, from: inward, turn: turn)
            guard let first = arc.first, let last = arc.last else { return nil }
            let center = OffsetPoint(pivot, .zero)
            let sector = [.line(center, first.start)] + arc + [.line(last.end, center)]
            return OffsetContour(turn < 0 ? sector.backwards : sector)
        }
    }
}

extension Centerline {
    /// The bounding box of the pieces' ends and control points.
    fileprivate var box: Rect? {
        let points = pieces.flatMap { piece -> [Point] in
            switch piece {
            case .line(let line): [line.start, line.end]
            case .cubic(let cubic): [cubic.start, cubic.control1, cubic.control2, cubic.end]
            }
        }
        guard let first = points.first else { return nil }
        return points.reduce(Rect(first)) { $0.union($1) }
    }
}
