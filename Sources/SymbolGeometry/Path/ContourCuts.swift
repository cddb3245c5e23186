extension ContourPieces {
    /// Returns the positions at which contours begin a segment, cross one another or pass the end of a segment.
    static func cuts(of contours: [[PathSegment]]) -> [[Double]] {
        let curves = contours.enumerated().flatMap { contour, segments in
            segments.enumerated().map { DividedCurve($1, contour: contour, index: $0) }
        }
        var cuts = contours.map { $0.indices.map(Double.init) + [Double($0.count)] }
        for (number, curve) in curves.enumerated() {
            for other in curves[(number + 1)...] where curve.box.intersection(other.box) != nil {
                for (t, u) in curve.crossings(with: other) {
                    cuts[curve.contour].append(Double(curve.index) + t)
                    cuts[other.contour].append(Double(other.index) + u)
                }
            }
            for other in curves where other.box.contains(curve.segment.start) {
                guard let t = other.position(of: curve.segment.start) else { continue }
                cuts[other.contour].append(Double(other.index) + t)
            }
        }
        return cuts.map(\.sortedWithoutRepeats)
    }
}

/// A segment of a contour, divided into chords.
private struct DividedCurve {
    let segment: PathSegment
    let contour, index: Int
    let box: Rect
    private let points: [Point]

    private static let tolerance = ContourPieces.tolerance
    /// The sine of the least angle at which curves cross rather than touch.
    private static let leastSine = 0.03

    init(_ segment: PathSegment, contour: Int, index: Int) {
        (self.segment, self.contour, self.index) = (segment, contour, index)
        points = [segment.start] + segment.flattened(tolerance: Self.tolerance)
        box = segment.bounds.insetBy(-Self.tolerance)
    }

    /// Returns the parameters on both curves where they cross.
    func crossings(with other: DividedCurve) -> [(Double, Double)] {
        var found: [(Double, Double)] = []
        for first in points.indices.dropLast() {
            for second in other.points.indices.dropLast() {
                guard let (t, u) = Self.crossing(chord(first), other.chord(second)) else { continue }
                let refined = refined(
                    (Double(first) + t) / Double(points.count - 1),
                    other, (Double(second) + u) / Double(other.points.count - 1))
                if let refined { found.append(refined) }
            }
        }
        return found
    }

    /// Returns the parameter where the curve passes a point, which is not its end; nil where it does not.
    func position(of point: Point) -> Double? {
        guard segment.start.distance(to: point) > Self.tolerance, segment.end.distance(to: point) > Self.tolerance
        else { return nil }
        let parameters = points.indices.dropLast().map { index in
            let line = chord(index)
            let vector = line.end - line.start
            let t = vector.length > 0 ? (point - line.start).dot(vector) / vector.dot(vector) : 0
            return (Double(index) + min(max(t, 0), 1)) / Double(points.count - 1)
        }
        func distance(_ t: Double) -> Double { segment.point(at: t).distance(to: point) }
        guard var nearest = parameters.min(by: { distance($0) < distance($1) }) else { return nil }
        for _ in 0..<4 {
            let speed = segment.derivative(at: nearest)
            guard speed.length > 0 else { break }
            let step = (point - segment.point(at: nearest)).dot(speed) / speed.dot(speed)
            nearest = min(max(nearest + step, 0), 1)
        }
        return distance(nearest) < Self.tolerance ? nearest : nil
    }

    private func chord(_ index: Int) -> LineSegment { LineSegment(start: points[index], end: points[index + 1]) }

    /// Returns the parameters where two chords cross, or would if they were slightly longer.
    private static func crossing(_ a: LineSegment, _ b: LineSegment) -> (Double, Double)? {
        let (first, second, between) = (a.end - a.start, b.end - b.start, b.start - a.start)
        let sine = first.cross(second)
        guard abs(sine) > leastSine * first.length * second.length else { return nil }
        let (t, u) = (between.cross(second) / sine, between.cross(first) / sine)
        let reach = -0.05...1.05
        return reach.contains(t) && reach.contains(u) ? (t, u) : nil
    }

    /// Improves the parameters of a crossing by Newton's method; nil when it is not on both curves.
    private func refined(_ t: Double, _ other: DividedCurve, _ u: Double) -> (Double, Double)? {
        var (t, u) = (min(max(t, 0), 1), min(max(u, 0), 1))
        for _ in 0..<6 {
            let between = other.segment.point(at: u) - segment.point(at: t)
            let (first, second) = (segment.derivative(at: t), other.segment.derivative(at: u))
            let sine = first.cross(second)
            guard abs(sine) > Self.leastSine * first.length * second.length else { return nil }
            t = min(max(t + between.cross(second) / sine, 0), 1)
            u = min(max(u + between.cross(first) / sine, 0), 1)
        }
        return segment.point(at: t).distance(to: other.segment.point(at: u)) < Self.tolerance / 10 ? (t, u) : nil
    }
}

extension [Double] {
    /// The positions in order, with whole ones in place of others near them.
    fileprivate var sortedWithoutRepeats: [Double] {
        let nearest = 1e-4
        let snapped = map { abs($0 - $0.rounded()) < nearest ? $0.rounded() : $0 }
        return snapped.sorted().reduce(into: []) { kept, position in
            guard let last = kept.last, position - last < nearest else {
                kept.append(position)
                return
            }
            if position == position.rounded() { kept[kept.endIndex - 1] = position }
        }
    }
}
