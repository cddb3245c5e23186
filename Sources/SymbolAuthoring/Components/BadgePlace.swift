internal import SymbolGeometry

/// Where a badge lies: at the lower right, or at the upper right where a part would be lost under it that a symbol is
/// known by, as the handle of a magnifying glass is.
struct BadgePlace {
    /// In grid units.
    let center: Point

    /// `paths` are the parts of the drawing, in grid units; `ink` is what they paint, where that may be larger than the
    /// live area; `dots` are the round ones among the parts, as large as at black.
    init(over paths: [Path], ink: Rect? = nil, dots: [(center: Point, radius: Double)] = []) {
        let (middle, live) = (Skeleton.grid / 2, Skeleton.liveArea / 2)
        let ink = ink ?? Rect(Point(middle, middle))
        let x = max(ink.maxX, middle + live) - Self.inset
        let lower = Point(x, max(ink.maxY, middle + live) - Self.inset)
        let upper = Point(x, min(ink.minY, middle - live) + Self.inset)
        let measures = paths.map { PathMeasure($0, tolerance: 0.01) }
        let corner = Self.hides(measures, at: lower) && !Self.hides(measures, at: upper) ? upper : lower
        // A dot that is cut is a dot no longer.
        let places = stride(from: 0, through: Self.push, by: 0.25).map { corner + Point($0, 0) }
        center = places.first { place in !dots.contains { Self.cuts($0.center, $0.radius, at: place) } } ?? corner
    }

    /// From the edges of the live area to the middle.
    private static let inset = 3.5
    /// A part of which as much is hidden is lost.
    private static let hidden = 0.75
    /// A symbol is known by what is as much of its lines.
    private static let known = 0.1
    private static let samples = 32
    /// Grid units that a badge may be further to the right.
    private static let push = 1.0
    private static let reach = Badge.radius + LayerOutlines.gap
    private static let reachAtBlack = reach + Badge.rim * StrokeWidths().black / 2

    private static func hides(_ parts: [PathMeasure], at center: Point) -> Bool {
        let all = parts.reduce(0) { $0 + $1.length }
        return parts.contains { part in
            guard part.length > 0, part.length >= known * all else { return false }
            let points = (0..<samples).compactMap {
                part.point(atLength: part.length * (Double($0) + 0.5) / Double(samples))
            }
            return Double(points.count { $0.distance(to: center) < reach }) >= hidden * Double(samples)
        }
    }

    /// Whether more than an eighth of a dot is lost across, but not all.
    private static func cuts(_ dot: Point, _ radius: Double, at center: Point) -> Bool {
        let way = dot.distance(to: center)
        return way < reachAtBlack + 0.75 * radius && way > reachAtBlack - radius
    }
}
