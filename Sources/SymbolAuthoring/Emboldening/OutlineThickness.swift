internal import SymbolGeometry
internal import SymbolText

/// The thickness of a drawing, and of the ground beside it, along the outlines.
///
/// At a point of an outline, it is the radius of the largest disc that touches the outline there and lies within the
/// drawing or within the ground. Along a line and round its ends, that is half the width of the line.
struct OutlineThickness {
    /// The radii at one point, in grid units.
    struct Radii {
        var ink: Double
        var ground: Double
    }

    /// The greatest radius that is measured: a quarter of the grid.
    static let greatest = Skeleton.grid / 4
    /// The distance between the points by which outlines are measured, in grid units, unless there are too many.
    private static let spacing = 0.1
    /// The greatest number of points at that distance.
    private static let mostPoints = 4000.0

    private let points: [Point]

    init(_ rings: [ContourRing]) {
        let segments = rings.flatMap(\.segments)
        let lengths = segments.map { $0.length(tolerance: Self.spacing) }
        let step = max(Self.spacing, lengths.reduce(0, +) / Self.mostPoints)
        points = zip(segments, lengths).flatMap { segment, length in
            let count = max(2, Int(clamping: (length / step).rounded(.up)))
            return (0..<count).map { segment.point(at: (Double($0) + 0.5) / Double(count)) }
        }
    }

    /// Measures the radii at a point of an outline, where `inward` is the unit normal towards the drawing.
    ///
    /// A disc of radius r that touches the outline at p lies at r along the normal n; it ends where it meets another
    /// point q of an outline, |q − p|² = 2r · n·(q − p).
    func radii(at point: Point, inward: Point) -> Radii {
        var radii = Radii(ink: Self.greatest, ground: Self.greatest)
        for other in points {
            let offset = other - point
            let (distance, height) = (offset.dot(offset), offset.dot(inward))
            // Anything nearer to the point or to its tangent is the outline itself.
            guard abs(height) > 1e-4, distance > 1e-8 else { continue }
            if height > 0 {
                radii.ink = min(radii.ink, distance / (2 * height))
            } else {
                radii.ground = min(radii.ground, distance / (-2 * height))
            }
        }
        return radii
    }
}
