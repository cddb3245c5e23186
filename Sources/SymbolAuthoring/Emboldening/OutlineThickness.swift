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
    fileprivate static let spacing = 0.1
    /// The greatest number of points at that distance.
    private static let mostPoints = 4000.0

    /// Points of the outlines, and of those of the strokes beside them.
    private let points, strokePoints: [Point]
    private let strokes: FlatPath

    /// Prepares to measure filled outlines beside the outlines of strokes.
    init(_ rings: [ContourRing], beside strokes: [Path] = []) {
        let segments = rings.flatMap(\.segments)
        let strokeSegments = strokes.flatMap(\.subpaths).flatMap(\.outline)
        let length = (segments + strokeSegments).reduce(0) { $0 + $1.length(tolerance: Self.spacing) }
        let step = max(Self.spacing, length / Self.mostPoints)
        points = segments.flatMap { $0.middles(step) }
        strokePoints = strokeSegments.flatMap { $0.middles(step) }
        self.strokes = FlatPath(strokes.reduce(into: Path()) { $0.append($1) })
    }

    /// Measures the radii at a point of an outline, where `inward` is the unit normal towards the drawing; zero where a
    /// stroke covers the outline, or another area begins at it, and it therefore need not move.
    ///
    /// A disc of radius r that touches the outline at p lies at r along the normal n; it ends where it meets another
    /// point q of an outline, |q − p|² = 2r · n·(q − p). Strokes only bound the ground.
    func radii(at point: Point, inward: Point, beside others: FlatPath? = nil) -> Radii {
        guard strokes.windingNumber(about: point) == 0, others?.begins(at: point, inward) != true else {
            return Radii(ink: 0, ground: 0)
        }
        func radius(_ points: [Point], _ normal: Point) -> Double {
            points.reduce(Self.greatest) { radius, other in
                let offset = other - point
                let (distance, height) = (offset.dot(offset), offset.dot(normal))
                // Anything nearer to the point or to its tangent is the outline itself.
                guard height > 1e-4, distance > 1e-8 else { return radius }
                return min(radius, distance / (2 * height))
            }
        }
        return Radii(
            ink: radius(points, inward), ground: min(radius(points, -inward), radius(strokePoints, -inward)))
    }
}

extension FlatPath {
    /// The width of gaps and overlaps between adjoining areas that is only inaccuracy, in grid units.
    private static let seam = 0.1

    /// Returns whether the area lies outside an edge, but not inside it.
    fileprivate func begins(at point: Point, _ inward: Point) -> Bool {
        windingNumber(about: point - inward * Self.seam) != 0 && windingNumber(about: point + inward * Self.seam) == 0
    }
}

extension PathSegment {
    /// Returns the middles of equal parts of the segment, which are about as long as the step.
    fileprivate func middles(_ step: Double) -> [Point] {
        let count = max(2, Int(clamping: (length(tolerance: OutlineThickness.spacing) / step).rounded(.up)))
        return (0..<count).map { point(at: (Double($0) + 0.5) / Double(count)) }
    }
}
