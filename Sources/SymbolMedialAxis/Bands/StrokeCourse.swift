package import SymbolGeometry

/// Where a stroke lies on an outline, told by the outline's structure: drawings of one structure, as a symbol's weights
/// are, have strokes of the same courses.
package struct StrokeCourse: Hashable, Sendable {
    /// A place on a contour: one of its segments, and where on that, 0…1.
    struct Place: Hashable, Sendable {
        var segment: Int
        var t: Double
    }

    /// The contour around the stroke.
    let outer: Int
    /// For a ring the contour in it.
    let hole: Int?
    /// On the outer contour; a ring ends where it starts.
    let start: Place
    let end: Place

    package var contours: [Int] { [outer, hole].compactMap { $0 }.sorted() }
}

extension StrokeCourse {
    init(of band: StrokeBand, outer: Int, hole: Int?, _ contour: Subpath) {
        (self.outer, self.hole) = (outer, hole)
        start = contour.place(nearest: band.left.points.first ?? .zero)
        end = band.isClosed ? start : contour.place(nearest: band.left.points.last ?? .zero)
    }
}

extension Path {
    /// The stroke of a course on this outline, which another one of its structure has; nil where there is none.
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

    /// Some of the contours.
    package func contours(_ places: [Int]) -> Path {
        let subpaths = subpaths
        return places.sorted().filter(subpaths.indices.contains).reduce(into: Path()) { $0.append(subpaths[$1]) }
    }
}

extension StrokeBand {
    /// An open stroke of which the tips of both caps are known, by their lengths.
    fileprivate init?(_ ring: Polyline, from start: Double, to end: Double) {
        guard let turns = StrokeTurns(ring, between: start, end) else { return nil }
        self.init(turns, longestCap: .infinity)
        if turns.ends.0 > turns.ends.1 { self = reversed }
    }

    /// Whether the pen goes about as far as the flanks do on the mean: where these do not belong together, it goes to
    /// and fro between them.
    fileprivate var isAlongFlanks: Bool { length < 1.25 * (left.length + right.length) / 2 }
}

extension Subpath {
    /// In how many parts a segment is searched.
    private static let chords = 16

    fileprivate func place(nearest point: Point) -> StrokeCourse.Place {
        var best = (distance: Double.infinity, place: StrokeCourse.Place(segment: 0, t: 0))
        for (index, segment) in outline.enumerated() {
            for part in 0..<Self.chords {
                let (from, to) = (Double(part) / Double(Self.chords), Double(part + 1) / Double(Self.chords))
                let chord = LineSegment(start: segment.point(at: from), end: segment.point(at: to))
                let (near, t) = chord.nearest(to: point)
                let distance = near.distance(to: point)
                if distance < best.distance {
                    best = (distance, StrokeCourse.Place(segment: index, t: from + (to - from) * t))
                }
            }
        }
        return best.place
    }

    /// How far along the contour, as points, a place lies: a stroke may end on its own edge.
    fileprivate func length(to place: StrokeCourse.Place, on ring: Polyline) -> Double {
        let way = outline.enumerated().prefix(place.segment + 1).reduce(0) { way, next in
            let end = next.offset < place.segment ? 1 : place.t
            let stops = (0...Self.chords).map { next.element.point(at: end * Double($0) / Double(Self.chords)) }
            return way + zip(stops, stops.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        }
        return ring.length(nearest: point(at: place), about: way)
    }

    fileprivate func point(at place: StrokeCourse.Place) -> Point {
        let outline = outline
        return outline.indices.contains(place.segment) ? outline[place.segment].point(at: place.t) : start
    }
}
