internal import SymbolGeometry

extension Polyline {
    /// Removes from a ring the loops that a stroke's edge forms inside sharp corners, where it runs on to the corner's
    /// other edge and back.
    ///
    /// - Parameters:
    ///   - radius: Half the stroke's width.
    ///   - sign: 1 when such loops are clockwise (y down), −1 when they are counterclockwise.
    ///   - positions: Lengths along the ring.
    /// - Returns: The ring, which may begin elsewhere, and the lengths along it that correspond to `positions`.
    func untangledRing(
        _ radius: Double, by sign: Double, keeping positions: [Double] = []
    ) -> (line: Polyline, positions: [Double]) {
        let (once, kept) = untangled(radius, by: sign, keeping: positions)
        // The first point may lie on a loop.
        let half = once.length / 2
        return once.ring(from: half, by: once.length)
            .untangled(radius, by: sign, keeping: kept.map { $0 < half ? $0 + half : $0 - half })
    }

    /// Removes such loops from a line, and returns the lengths along it that correspond to lengths along this one.
    func untangled(
        _ radius: Double, by sign: Double, keeping positions: [Double]
    ) -> (line: Polyline, positions: [Double]) {
        let (line, loops) = withoutLoops(radius, sign)
        let kept = positions.map { position in
            loops.reduce(position) { $0 - min(max(position - $1.lowerBound, 0), $1.upperBound - $1.lowerBound) }
        }
        return (line, kept)
    }

    /// Returns the line without loops, and the ranges of lengths that the loops occupy.
    private func withoutLoops(_ radius: Double, _ sign: Double) -> (line: Polyline, loops: [ClosedRange<Double>]) {
        var (kept, loops, index): ([Point], [ClosedRange<Double>], Int) = ([], [], 0)
        var start = points[0]
        func length(at point: Point) -> Double { lengths[index] + points[index].distance(to: point) }
        while index + 1 < points.count {
            kept.append(start)
            if let (crossing, next) = loop(from: start, at: index, radius, sign) {
                let before = length(at: crossing)
                (start, index) = (crossing, next)
                loops.append(before...max(before, length(at: crossing)))
                if kept.last == crossing { kept.removeLast() }
                continue
            }
            index += 1
            start = points[index]
        }
        kept.append(start)
        return (Polyline(kept), loops)
    }

    /// Returns the point at which the edge from a point is crossed again after a small loop, and the edge that crosses
    /// it.
    private func loop(
        from start: Point, at index: Int, _ radius: Double, _ sign: Double
    ) -> (crossing: Point, next: Int)? {
        let (end, longest) = (points[index + 1], 16 * radius)
        var found: (Point, Int)?
        for next in (index + 2)..<max(index + 2, points.count - 1) {
            guard lengths[next] - lengths[index + 1] < longest else { break }
            guard let crossing = crossing(start, end, points[next], points[next + 1]) else { continue }
            let loop = area(from: start, over: index + 1...next) + (points[next] - start).cross(crossing - start) / 2
            if loop * sign > 0, abs(loop) < 6 * radius * radius { found = (crossing, next) }
        }
        return found
    }

    /// Returns the signed area between the path from a point along some of the line's points and its chord.
    private func area(from start: Point, over indices: ClosedRange<Int>) -> Double {
        indices.dropFirst().reduce(0) { $0 + (points[$1 - 1] - start).cross(points[$1] - start) / 2 }
    }
}

/// Returns the intersection of the segments from a to b and from c to d, if it lies inside both.
///
/// It is computed for every pair of nearby edges along a flank, and in plain numbers because points belong to another
/// module.
private func crossing(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point? {
    let (x, y, otherX, otherY) = (b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y)
    let area = x * otherY - y * otherX
    guard area != 0 else { return nil }
    let (offsetX, offsetY) = (c.x - a.x, c.y - a.y)
    let t = (offsetX * otherY - offsetY * otherX) / area
    guard t > 0, t < 1 else { return nil }
    let u = (offsetX * y - offsetY * x) / area
    guard u > 0, u < 1 else { return nil }
    return a.interpolated(to: b, t)
}
