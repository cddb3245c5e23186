internal import SymbolGeometry

/// The way in which a line within an outline is cut through the rim, between the end of its one side and the start of
/// its other.
enum InkExit: CaseIterable {
    /// In the direction of the line.
    case ahead
    /// To the nearest part of the outline, because the line's sides lead away from each other, or along the rim.
    case across

    /// The greatest thickness of the rim along the way, relative to the thickness straight across.
    private static let farthest = 4.0
    /// The greatest difference between the lengths of the way's sides, relative to its width: at an angle of 45 degrees
    /// to the outline, it is 1.
    private static let steepest = 1.2

    /// Chooses the first way that leads out; nil when there is none.
    init?(beyond end: PathSegment, _ start: PathSegment, through outline: [LineSegment]) {
        let width = end.end.distance(to: start.start)
        let exit = Self.allCases.first { exit in
            let lengths = exit.sides(end, start, outline).map { point, direction, nearest in
                (outline.distance(from: point, along: direction) ?? .infinity, nearest)
            }
            return lengths.allSatisfy { $0 < Self.farthest * $1 }
                && abs(lengths[0].0 - lengths[1].0) < Self.steepest * width
        }
        guard let exit else { return nil }
        self = exit
    }

    /// Returns two points outside the outline, beyond the end of the one side and the start of the other.
    func points(beyond end: PathSegment, _ start: PathSegment, through outline: [LineSegment]) -> [Point] {
        sides(end, start, outline).map { point, direction, nearest in
            // A right-angled corner of the outline reaches half a line's width beyond the way's sides.
            point + direction * ((outline.distance(from: point, along: direction) ?? nearest) + nearest)
        }
    }

    /// The ends of the line's sides, with the direction of the way and the distance of the outline.
    private func sides(
        _ end: PathSegment, _ start: PathSegment, _ outline: [LineSegment]
    ) -> [(point: Point, direction: Point, nearest: Double)] {
        let ends = [end.end, start.start]
        let across = ends.map { point in
            let nearest = outline.map { $0.nearest(to: point).point }.min {
                $0.distance(to: point) < $1.distance(to: point)
            }
            return (nearest ?? point) - point
        }
        let ahead = end.derivative(at: 1).unit - start.derivative(at: 0).unit
        let direction = self == .ahead ? ahead.unit : across.reduce(.zero, +).unit
        return zip(ends, across).map { ($0, direction, $1.length) }
    }
}
