package import SymbolGeometry

extension StrokeBand {
    /// Creates the band between two flanks that run in the same direction.
    ///
    /// The pen starts where its disc first fills the width between an open stroke's caps, and stops where it last does,
    /// unless `ends` gives those positions as lengths along the flanks. The width is that of the part between the caps.
    /// Each cap takes the length `cap` of a flank, and must take no more than `longestCap` half-widths.
    private init?(
        _ one: Polyline, _ other: Polyline, isClosed: Bool, cap: Double = 0, longestCap: Double = .infinity,
        ends: (start: (Double, Double), end: (Double, Double))? = nil
    ) {
        let area = Polyline(one.points + other.points.reversed()).ringArea
        let length = (one.length + other.length) / 2
        guard length > 0, area != 0 else { return nil }
        if area < 0 {
            self.init(
                other, one, isClosed: isClosed, cap: cap, longestCap: longestCap,
                ends: ends.map { (($0.start.1, $0.start.0), ($0.end.1, $0.end.0)) })
            return
        }
        // A quarter of the width, but large enough that there are no more than a hundred thousand candidate pairs.
        let step = max(area / length / 4, length / 300)
        let (left, right) = (one.subdivided(step), other.subdivided(step))
        let pairs = FlankPairing(left, right).pairs
        let cuts = Self.cuts(pairs, left, right, step: step)
        if isClosed {
            self.init(left: left, right: right, cuts: cuts, isClosed: true)
            return
        }
        if let (start, end) = ends {
            let inner = cuts.filter {
                $0.left > start.0 && $0.right > start.1 && $0.left < end.0 && $0.right < end.1
            }
            let (first, last) = (Self.cut(at: start, left, right), Self.cut(at: end, left, right))
            self.init(left: left, right: right, cuts: [first] + inner + [last], isClosed: false)
            return
        }
        let inner = cuts.filter {
            min($0.left, $0.right, left.length - $0.left, right.length - $0.right) >= cap
        }
        let body = inner.count > 1 ? inner : cuts
        let typical = Self.median(body.map(\.radius), of: body)
        guard let first = cuts.firstIndex(where: { $0.radius > 0.995 * typical }),
            let last = cuts.lastIndex(where: { $0.radius > 0.995 * typical }), first < last
        else { return nil }
        let caps = [
            cuts[first].left, cuts[first].right, left.length - cuts[last].left, right.length - cuts[last].right
        ]
        guard caps.allSatisfy({ $0 < longestCap * typical }) else { return nil }
        self.init(left: left, right: right, cuts: Array(cuts[first...last]), isClosed: false)
    }

    /// Returns the cut from one flank to the other at given lengths, with the largest disc about its middle that fits
    /// between them.
    private static func cut(at lengths: (Double, Double), _ left: Polyline, _ right: Polyline) -> Cut {
        let (a, b) = (left.point(at: lengths.0), right.point(at: lengths.1))
        let center = a.interpolated(to: b, 0.5)
        let radius = [left, right].reduce(a.distance(to: b) / 2) {
            min($0, Flank(line: $1).distance(from: center, around: 0, reach: .infinity))
        }
        return Cut(left: lengths.0, right: lengths.1, center: center, radius: radius)
    }

    /// Returns the cuts of paired points.
    ///
    /// The pen's centres lie halfway between the flanks, but around a round corner half a width from the outer flank.
    /// At a mitre the flanks extend beyond the centre line's corner: a cut ends where the pen touches the outer flank,
    /// and the whole mitre lies between the two cuts at the corner.
    private static func cuts(
        _ pairs: [(left: Int, right: Int)], _ left: Polyline, _ right: Polyline, step: Double
    ) -> [Cut] {
        let across = pairs.map { left.points[$0.left].distance(to: right.points[$0.right]) }
        let bare = pairs.map {
            Cut(left: left.lengths[$0.left], right: right.lengths[$0.right], center: .zero, radius: 0)
        }
        let typical = Self.median(across, of: bare) / 2
        let flanks = [left, right].map { Flank(line: $0) }
        var cuts: [Cut] = []
        for position in pairs.indices {
            let (pair, distance) = (pairs[position], across[position])
            let (before, after) = (pairs[max(position - 3, 0)], pairs[min(position + 3, pairs.count - 1)])
            let advances = [
                left.lengths[after.left] - left.lengths[before.left],
                right.lengths[after.right] - right.lengths[before.right]
            ]
            let around = advances[0] + advances[1] > 0 ? advances[0] / (advances[0] + advances[1]) : 0.5
            let (isLeftOuter, ends) = (around > 0.5, (left.points[pair.left], right.points[pair.right]))
            let (outer, index) = isLeftOuter ? (flanks[0], pair.left) : (flanks[1], pair.right)
            let line = LineSegment(start: isLeftOuter ? ends.0 : ends.1, end: isLeftOuter ? ends.1 : ends.0)
            let isAboutCorner = distance > 2.1 * typical && abs(around - 0.5) > 0.25
            let beside =
                isAboutCorner ? outer.center(of: isLeftOuter ? typical : -typical, at: index, reach: 2 * distance) : nil
            let short = distance > 2 * typical ? outer.clearance(of: typical, along: line, around: index) : 0.5
            let center = beside ?? ends.0.interpolated(to: ends.1, short * around + (1 - short) * (1 - around))
            let radius = [(flanks[0], pair.left), (flanks[1], pair.right)].reduce(distance / 2) {
                min($0, $1.0.distance(from: center, around: $1.1, reach: distance))
            }
            var cut = bare[position]
            (cut.center, cut.radius) = (center, radius)
            if distance > 2.1 * typical {
                let foot = outer.foot(of: center, at: index)
                if isLeftOuter { cut.left = foot } else { cut.right = foot }
            }
            if let last = cuts.last { (cut.left, cut.right) = (max(cut.left, last.left), max(cut.right, last.right)) }
            cuts.append(cut)
        }
        return cuts
    }

    /// Creates an open stroke from an outline that goes around its two ends.
    ///
    /// On each flank, a cap takes a quarter circle or two sides of a square, which may be cut at an angle (at 45°, 1 +
    /// √2 half-widths; arrows of the set reach a little more), but not the tip of a crescent.
    init?(_ turns: StrokeTurns, longestCap: Double = 2.75) {
        let ring = turns.outline
        let (start, end) = (min(turns.ends.0, turns.ends.1), max(turns.ends.0, turns.ends.1))
        self.init(
            ring.ring(from: start, by: end - start), ring.ring(from: end, by: ring.length - end + start).reversed,
            isClosed: false, cap: .pi / 2 * turns.radius, longestCap: longestCap)
    }

    /// Returns the stroke outlined by a single contour, given some of its cuts.
    ///
    /// - Parameters:
    ///   - contour: The outline.
    ///   - cuts: The ends of the cuts as fractions of the outline's length, from the stroke's beginning to its end. The
    ///     cap at the beginning extends from the first cut's `first` forward to its `second`; from cut to cut `first`
    ///     never increases and `second` never decreases.
    /// - Returns: The stroke, and the pen's progress, 0…1, at each cut; nil when the cuts do not describe a stroke.
    package static func guided(
        on contour: Subpath, by cuts: [(first: Double, second: Double)]
    ) -> (band: StrokeBand, progress: [Double])? {
        guard let ring = Polyline(ring: contour), let start = cuts.first, let end = cuts.last,
            end.second - end.first < 1.001
        else { return nil }
        let (tip, far) = ((start.first + start.second) / 2, (end.second + end.first + 1) / 2)
        let (forward, backward) = (far - tip, tip + 1 - far)
        guard forward > 0, backward > 0 else { return nil }
        func length(_ fraction: Double) -> Double { fraction * ring.length }
        let flanks = (
            ring.ring(from: length(tip), by: length(forward)),
            ring.ring(from: length(far), by: length(backward)).reversed
        )
        let lengths = (cuts.map { length($0.second - tip) }, cuts.map { length(tip - $0.first) })
        let radius = flanks.0.point(at: lengths.0[0]).distance(to: flanks.1.point(at: lengths.1[0])) / 2
        let sign = ring.ringArea < 0 ? -1.0 : 1
        let one = flanks.0.untangled(radius, by: sign, keeping: lengths.0)
        let other = flanks.1.untangled(radius, by: -sign, keeping: lengths.1)
        let ends = Array(zip(one.positions, other.positions))
        guard let first = ends.first, let last = ends.last,
            let band = StrokeBand(one.line, other.line, isClosed: false, ends: (first, last))
        else { return nil }
        return (band, ends.map { band.progress(atFlankLength: $0.0 + $0.1) })
    }

    /// Creates a ring between an outer contour and an inner one, clockwise from a point on the outer one, or else from
    /// its top above the centre.
    init?(outer: Polyline, inner: Polyline, start: Point? = nil) {
        let area = abs(outer.ringArea) - abs(inner.ringArea)
        let radius = area / (outer.length + inner.length)
        guard area > 0 else { return nil }
        let outer = (outer.ringArea < 0 ? outer.reversed : outer).untangledRing(radius, by: 1).line
        let inner = (inner.ringArea < 0 ? inner.reversed : inner).untangledRing(radius, by: -1).line
        guard let top = start.map({ outer.length(nearest: $0) }) ?? outer.top else { return nil }
        // The point across from the top is found by pairing the flanks from a position where they certainly correspond.
        guard let start = Self.narrowest(outer, inner, away: top),
            let around = Self.flanks(outer, inner, from: start, step: radius / 3)
        else { return nil }
        let (left, right) = around
        let distance = top < start.outer ? top - start.outer + outer.length : top - start.outer
        let pairs = FlankPairing(left, right).pairs
        // At a corner, many points of one flank correspond to the same point; the pen starts in the middle of them.
        let across = pairs.filter { abs(left.lengths[$0.left] - distance) < radius / 4 }
        guard
            let pair = across.isEmpty
                ? pairs.first(where: { left.lengths[$0.left] >= distance }) : across[across.count / 2]
        else { return nil }
        let lengths = (outer: start.outer + left.lengths[pair.left], inner: start.inner + right.lengths[pair.right])
        self.init(
            outer.ring(from: lengths.outer, by: outer.length), inner.ring(from: lengths.inner, by: inner.length),
            isClosed: true)
    }

    private static func flanks(
        _ outer: Polyline, _ inner: Polyline, from start: (outer: Double, inner: Double), step: Double
    ) -> (Polyline, Polyline)? {
        guard step > 0, outer.length / step < 1000 else { return nil }
        return (
            outer.ring(from: start.outer, by: outer.length).subdivided(step),
            inner.ring(from: start.inner, by: inner.length).subdivided(step)
        )
    }

    /// Returns the pair of lengths at which the inner contour comes nearest to any of several points of the outer
    /// contour, all far from a given length.
    private static func narrowest(
        _ outer: Polyline, _ inner: Polyline, away from: Double
    ) -> (outer: Double, inner: Double)? {
        var best: (distance: Double, outer: Double, inner: Double)?
        for part in 0...16 {
            let length = (from + outer.length * (0.25 + Double(part) / 32)).truncatingRemainder(
                dividingBy: outer.length)
            let point = outer.point(at: length)
            for index in inner.points.indices.dropLast() {
                let (near, t) = LineSegment(start: inner.points[index], end: inner.points[index + 1]).nearest(to: point)
                let distance = near.distance(to: point)
                guard distance < best?.distance ?? .infinity else { continue }
                let step = inner.lengths[index + 1] - inner.lengths[index]
                best = (distance, length, inner.lengths[index] + t * step)
            }
        }
        return best.map { ($0.outer, $0.inner) }
    }
}

extension Polyline {
    /// The length at which a ring first crosses the vertical through its centre, from above.
    fileprivate var top: Double? {
        let box = points.dropFirst().reduce(Rect(points[0])) { $0.union($1) }
        let crossings = points.indices.dropLast().compactMap { index -> (y: Double, length: Double)? in
            let (a, b) = (points[index], points[index + 1])
            guard (a.x <= box.midX) != (b.x <= box.midX) else { return nil }
            let t = (box.midX - a.x) / (b.x - a.x)
            return (a.interpolated(to: b, t).y, lengths[index] + t * (lengths[index + 1] - lengths[index]))
        }
        return crossings.min { $0.y < $1.y }?.length
    }
}

/// A flank, with queries for its distance from points.
private struct Flank {
    let line: Polyline

    /// Returns the centre of a disc that touches the flank at one of its points, on the right for a positive radius;
    /// nil when the disc comes nearer to it elsewhere.
    func center(of radius: Double, at index: Int, reach: Double) -> Point? {
        let (before, after) = (line.points[max(index - 1, 0)], line.points[min(index + 1, line.points.count - 1)])
        let tangent = after - before
        guard tangent.length > 0 else { return nil }
        let center = line.points[index] + Point(x: -tangent.y, y: tangent.x) * (radius / tangent.length)
        return distance(from: center, around: index, reach: reach) > 0.99 * abs(radius) ? center : nil
    }

    /// Returns the fraction, up to 0.5, of a line from a point of the flank at which a disc becomes clear of the flank.
    func clearance(of radius: Double, along line: LineSegment, around index: Int) -> Double {
        let length = line.start.distance(to: line.end)
        var fraction = min(radius / length, 0.5)
        // A point on the line is no farther from the flank than it has moved, so no clear position is skipped.
        for _ in 0..<48 where fraction < 0.5 {
            let center = line.start.interpolated(to: line.end, fraction)
            let missing = radius - distance(from: center, around: index, reach: length)
            guard missing > 0.001 * radius else { break }
            fraction = min(fraction + missing / length, 0.5)
        }
        return fraction
    }

    /// Returns the length at which a disc touches the straight continuation of the flank through one of its points.
    func foot(of center: Point, at index: Int) -> Double {
        let (before, point) = (line.points[max(index - 1, 0)], line.points[max(index, 1)])
        let tangent = point - before
        return line.lengths[index] - (line.points[index] - center).dot(tangent) / tangent.length
    }

    /// Returns the distance from a point to the part of the flank within `reach` of one of its points, at most once
    /// around a ring.
    func distance(from point: Point, around index: Int, reach: Double) -> Double {
        let count = line.points.count - 1
        let isRing = line.points.first == line.points.last
        var least = Double.infinity
        for step in [1, -1] {
            var (edge, travelled) = (step > 0 ? index : index - 1, 0.0)
            for _ in 0..<count where travelled <= reach {
                if isRing { edge = edge < 0 ? edge + count : edge < count ? edge : edge - count }
                guard edge >= 0, edge < count else { break }
                least = min(least, squaredDistance(from: point, to: line.points[edge], line.points[edge + 1]))
                travelled += line.lengths[edge + 1] - line.lengths[edge]
                edge += step
            }
        }
        return min(least.squareRoot(), line.points[index].distance(to: point))
    }
}

/// Returns the squared distance from a point to an edge.
///
/// It is computed for some dozen edges around each cut, and in plain numbers because points belong to another module.
private func squaredDistance(from point: Point, to start: Point, _ end: Point) -> Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    let t = square > 0 ? min(max(((point.x - start.x) * x + (point.y - start.y) * y) / square, 0), 1) : 0
    let (dx, dy) = ((t == 1 ? end.x : start.x + x * t) - point.x, (t == 1 ? end.y : start.y + y * t) - point.y)
    return dx * dx + dy * dy
}

extension LineSegment {
    /// Returns the segment's nearest point and its parameter, 0…1.
    func nearest(to point: Point) -> (point: Point, t: Double) {
        let vector = end - start
        let square = vector.dot(vector)
        let t = square > 0 ? min(max((point - start).dot(vector) / square, 0), 1) : 0
        return (start.interpolated(to: end, t), t)
    }
}
