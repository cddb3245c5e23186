internal import SymbolGeometry

/// The filled outline of a layer, measured so that comparison does not depend on where outlines start, in which
/// direction they run or how they are divided into segments.
struct MagicOutline: Hashable, Sendable {
    let path: Path
    let bounds: Rect?
    /// The area, which is positive.
    let area: Double
    let length: Double
    /// The corners of the flattened outlines and points between them, at most one step apart: a fiftieth of an em, or
    /// more where fewer points suffice to distinguish outlines.
    let points: [Point]
    private let chords: [LineSegment]

    init(_ path: Path, em: Double) {
        self.path = path
        bounds = path.bounds
        let flat = path.flattened(tolerance: em * Self.flatness)
        chords = flat.subpaths.flatMap { subpath in
            Subpath(start: subpath.start, segments: subpath.segments, isClosed: true).outline.map {
                LineSegment(start: $0.start, end: $0.end)
            }
        }
        area = abs(chords.signedArea)
        length = chords.reduce(0) { $0 + $1.start.distance(to: $1.end) }
        let step = max(em * Self.step, length / Self.stepLimit)
        points = chords.flatMap { $0.points(every: step) }
    }

    private static let flatness = 0.0005
    private static let step = 0.02
    private static let stepLimit = 4096.0

    /// Whether no outline deviates from the other by more than `tolerance`, and the areas agree.
    func equals(_ other: MagicOutline, tolerance: Double) -> Bool {
        guard let bounds, let otherBounds = other.bounds else { return self.bounds == other.bounds }
        guard path != other.path else { return true }
        guard zip(bounds.corners, otherBounds.corners).allSatisfy({ $0.distance(to: $1) <= 2 * tolerance }),
            abs(area - other.area) <= tolerance * max(length, other.length)
        else { return false }
        return other.isNear(points, tolerance) && isNear(other.points, tolerance)
    }

    /// Whether no difference can be seen between the outlines; those that count as equal can differ by half a pixel.
    func looksEqual(to other: MagicOutline, em: Double) -> Bool { equals(other, tolerance: em / 10_000) }

    /// Whether nine in ten of the points lie inside another outline, or no farther from it than `tolerance`.
    func lies(within other: MagicOutline, tolerance: Double) -> Bool {
        let within = points.count { point in
            other.chords.winding(about: point) != 0 || other.chords.contains { $0.distance(to: point) <= tolerance }
        }
        return within * 10 >= points.count * 9
    }

    /// Whether two thirds of the outline run along another, no farther from it than `tolerance`.
    func follows(_ other: MagicOutline, tolerance: Double) -> Bool {
        points.count { point in other.chords.contains { $0.distance(to: point) <= tolerance } } * 3 >= points.count * 2
    }

    /// Whether a point of either outline lies inside the other.
    func overlaps(_ other: MagicOutline) -> Bool {
        guard let bounds, let otherBounds = other.bounds, bounds.intersection(otherBounds) != nil else { return false }
        return points.contains { other.chords.winding(about: $0) != 0 }
            || other.points.contains { chords.winding(about: $0) != 0 }
    }

    /// Whether no point is farther away than `tolerance`.
    ///
    /// The chord nearest to a point is usually next to that of the previous point, so the search starts there and goes
    /// in both directions.
    private func isNear(_ points: [Point], _ tolerance: Double) -> Bool {
        var last = 0
        return points.allSatisfy { point in
            let candidates = chords.indices.lazy.map { offset in
                (last + (offset.isMultiple(of: 2) ? offset / 2 : chords.count - offset / 2 - 1)) % chords.count
            }
            guard let near = candidates.first(where: { chords[$0].distance(to: point) <= tolerance }) else {
                return false
            }
            last = near
            return true
        }
    }

    /// Returns the scaling, translation and given turn that map this outline to another of the same shape; `nil` if the
    /// shapes differ.
    ///
    /// The tolerance applies at the size of the larger outline.
    func similarity(
        to other: MagicOutline, em: Double, tolerance: Double, turn: MagicTurn = .none
    ) -> MagicSimilarity? {
        guard let bounds, let otherBounds = other.bounds,
            let fit = MagicSimilarity(from: bounds, to: otherBounds, turn)
        else { return nil }
        let (reach, map) = (tolerance * min(1, fit.scale), fit.transform(at: 1))
        let box = bounds.transformed(by: map)
        guard zip(box.corners, otherBounds.corners).allSatisfy({ $0.distance(to: $1) <= 2 * reach }) else { return nil }
        return MagicOutline(path.transformed(by: map), em: em).equals(other, tolerance: reach) ? fit : nil
    }

    /// Returns the similarity with the smallest turn that maps one outline to the other.
    func turningSimilarity(to other: MagicOutline, em: Double, tolerance: Double) -> MagicSimilarity? {
        MagicTurn.allCases.lazy.compactMap { similarity(to: other, em: em, tolerance: tolerance, turn: $0) }.first
    }
}
