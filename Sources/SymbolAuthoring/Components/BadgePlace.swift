internal import SymbolGeometry

/// Where a badge lies: at the lower right, or at the upper right where a part would be lost under it that a symbol is
/// known by, as the handle of a magnifying glass is.
struct BadgePlace {
    /// In grid units.
    let center: Point

    /// `paths` are the parts of the drawing, in grid units; `ink` is what they paint, where that may be larger than the
    /// live area.
    init(over paths: [Path], ink: Rect? = nil) {
        let (middle, live) = (Skeleton.grid / 2, Skeleton.liveArea / 2)
        let ink = ink ?? Rect(Point(middle, middle))
        let x = max(ink.maxX, middle + live) - Self.inset
        let lower = Point(x, max(ink.maxY, middle + live) - Self.inset)
        let upper = Point(x, min(ink.minY, middle - live) + Self.inset)
        let measures = paths.map { PathMeasure($0, tolerance: 0.01) }
        center = Self.hides(measures, at: lower) && !Self.hides(measures, at: upper) ? upper : lower
    }

    /// From the edges of the live area to the middle.
    private static let inset = 3.5
    /// A part of which as much is hidden is lost.
    private static let hidden = 0.75
    /// A symbol is known by what is as much of its lines.
    private static let known = 0.1
    private static let samples = 32

    private static func hides(_ parts: [PathMeasure], at center: Point) -> Bool {
        let all = parts.reduce(0) { $0 + $1.length }
        return parts.contains { part in
            guard part.length > 0, part.length >= known * all else { return false }
            let points = (0..<samples).compactMap {
                part.point(atLength: part.length * (Double($0) + 0.5) / Double(samples))
            }
            let reach = Badge.radius + LayerOutlines.gap
            return Double(points.count { $0.distance(to: center) < reach }) >= hidden * Double(samples)
        }
    }
}
