package import SymbolGeometry

/// The position of a stroke on an outline, expressed by the outline's structure.
///
/// Drawings with the same structure, such as a symbol's weights, have strokes with the same courses.
package struct StrokeCourse: Hashable, Sendable {
    /// A location on a contour: the index of a segment and the parameter within it, 0…1.
    struct Location: Hashable, Sendable {
        var segment: Int
        var t: Double
    }

    /// The index of the contour around the stroke.
    let outer: Int
    /// The index of the inner contour when the stroke is a ring.
    let hole: Int?
    /// The location of the stroke's start on the outer contour.
    let start: Location
    /// The location of the stroke's end on the outer contour; that of the start for a ring.
    let end: Location

    /// The indices of the contours that form the stroke, in ascending order.
    package var contours: [Int] { [outer, hole].compactMap { $0 }.sorted() }
}

extension StrokeCourse {
    init(of band: StrokeBand, outer: Int, hole: Int?, _ contour: Subpath) {
        (self.outer, self.hole) = (outer, hole)
        start = contour.location(nearest: band.left.points.first ?? .zero)
        end = band.isClosed ? start : contour.location(nearest: band.left.points.last ?? .zero)
    }
}

extension Path {
    /// Returns the stroke on this outline with a course from another outline of the same structure; nil when there is
    /// none.
    package func strokeBand(on course: StrokeCourse) -> BandedOutline? {
        let subpaths = subpaths
        guard subpaths.indices.contains(course.outer), let outer = Polyline(ring: subpaths[course.outer]) else {
            return nil
        }
        let contour = subpaths[course.outer]
        let band: StrokeBand?
        if let hole = course.hole {
            guard subpaths.indices.contains(hole), let inner = Polyline(ring: subpaths[hole]) else { return nil }
            band = StrokeBand(outer: outer, inner: inner, start: contour.point(at: course.start))
        } else {
            band = StrokeBand(
                outer, from: contour.length(to: course.start, on: outer), to: contour.length(to: course.end, on: outer))
        }
        guard let band, band.isAlongFlanks else { return nil }
        return BandedOutline(outline: contours(course.contours), band: band)
    }

    /// Returns a path of the contours with the given indices.
    package func contours(_ indices: [Int]) -> Path {
        let subpaths = subpaths
        return indices.sorted().filter(subpaths.indices.contains).reduce(into: Path()) { $0.append(subpaths[$1]) }
    }
}

extension StrokeBand {
    /// Creates an open stroke whose caps have their tips at known lengths.
    fileprivate init?(_ ring: Polyline, from start: Double, to end: Double) {
        guard let turns = StrokeTurns(ring, between: start, end) else { return nil }
        self.init(turns, longestCap: .infinity)
        if turns.ends.0 > turns.ends.1 { self = reversed }
    }

    /// Whether the pen travels about as far as the flanks are long on average: when the flanks do not belong together,
    /// it travels back and forth between them.
    fileprivate var isAlongFlanks: Bool { length < 1.25 * (left.length + right.length) / 2 }
}

extension Subpath {
    /// The number of parts into which a segment is divided for searching.
    private static let chords = 16

    fileprivate func location(nearest point: Point) -> StrokeCourse.Location {
        var best = (distance: Double.infinity, location: StrokeCourse.Location(segment: 0, t: 0))
        for (index, segment) in outline.enumerated() {
            for part in 0..<Self.chords {
                let (from, to) = (Double(part) / Double(Self.chords), Double(part + 1) / Double(Self.chords))
                let chord = LineSegment(start: segment.point(at: from), end: segment.point(at: to))
                let (near, t) = chord.nearest(to: point)
                let distance = near.distance(to: point)
                if distance < best.distance {
                    best = (distance, StrokeCourse.Location(segment: index, t: from + (to - from) * t))
                }
            }
        }
        return best.location
    }

    /// Returns the length along the contour's ring at which a location lies; a stroke may end on its own edge.
    fileprivate func length(to location: StrokeCourse.Location, on ring: Polyline) -> Double {
        let length = outline.enumerated().prefix(location.segment + 1).reduce(0) { length, next in
            let end = next.offset < location.segment ? 1 : location.t
            let stops = (0...Self.chords).map { next.element.point(at: end * Double($0) / Double(Self.chords)) }
            return length + zip(stops, stops.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        }
        return ring.length(nearest: point(at: location), about: length)
    }

    fileprivate func point(at location: StrokeCourse.Location) -> Point {
        let outline = outline
        return outline.indices.contains(location.segment) ? outline[location.segment].point(at: location.t) : start
    }
}
