public struct PenStroke: Hashable, Sendable {
    public struct Knot: Hashable, Sendable {
        public var point: Point
        public var radius: Double
    }
    public var knots: [Knot]
    public var isClosed: Bool
    public var length: Double { knots.count < 2 ? 0 : knots[0].point.distance(to: knots[1].point) }

    public func region(from first: Double, to last: Double, margin: Double) -> Path {
        guard first < last, knots.count == 2 else { return Path() }
        let (a, b) = (knots[0].point, knots[1].point)
        let d = (b - a) / max(length, 1e-9)
        let n = Point(-d.y, d.x) * (knots[0].radius + margin)
        let (p, q) = (a.interpolated(to: b, first) - d * margin, a.interpolated(to: b, last) + d * margin)
        var path = Path()
        path.move(to: p + n); path.line(to: q + n); path.line(to: q - n); path.line(to: p - n); path.close()
        return path
    }
}

extension Path {
    public func penStrokes() -> [PenStroke] {
        guard let box = bounds else { return [] }
        let isWide = box.width >= box.height
        let knots = isWide
            ? [PenStroke.Knot(point: Point(box.minX, box.midY), radius: box.height / 2), .init(point: Point(box.maxX, box.midY), radius: box.height / 2)]
            : [PenStroke.Knot(point: Point(box.midX, box.minY), radius: box.width / 2), .init(point: Point(box.midX, box.maxY), radius: box.width / 2)]
        return [PenStroke(knots: knots, isClosed: false)]
    }
}
