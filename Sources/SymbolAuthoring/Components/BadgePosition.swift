internal import SymbolGeometry

/// The position of a badge: at the lower right, or at the upper right when it would otherwise hide a part by which the
/// symbol is recognised, such as the handle of a magnifying glass, or when it hides nothing there.
struct BadgePosition {
    /// The badge's centre, in grid units.
    let center: Point

    /// Chooses the position over a drawing.
    ///
    /// - Parameters:
    ///   - paths: The parts of the drawing, in grid units.
    ///   - inkBounds: The bounds of the painted area when they may exceed the live area.
    ///   - dots: The round parts of the drawing with their radii in Black.
    init(over paths: [Path], inkBounds: Rect? = nil, dots: [(center: Point, radius: Double)] = []) {
        let (middle, live) = (Skeleton.grid / 2, Skeleton.liveArea / 2)
        let inkBounds = inkBounds ?? Rect(Point(middle, middle))
        let x = max(inkBounds.maxX, middle + live) - Self.inset
        let lower = Point(x, max(inkBounds.maxY, middle + live) - Self.inset)
        let upper = Point(x, min(inkBounds.minY, middle - live) + Self.inset)
        let measures = paths.map { PathMeasure($0, tolerance: 0.01) }
        let isRaised =
            Self.hides(measures, at: lower) && !Self.hides(measures, at: upper)
            || !Self.isFree(of: measures, at: lower) && Self.isFree(of: measures, at: upper)
        let corner = isRaised ? upper : lower
        // A dot that is partly cut away no longer looks like a dot.
        let candidates = stride(from: 0, through: Self.push, by: 0.25).map { corner + Point($0, 0) }
        center =
            candidates.first { candidate in
                !dots.contains { Self.cuts($0.center, $0.radius, at: candidate) }
            } ?? corner
    }

    /// The distance from the edges of the live area to the badge's centre, in grid units.
    private static let inset = 3.5
    /// The fraction of a part's length that must be hidden for the part to be lost.
    private static let hidden = 0.75
    /// The smallest fraction of a symbol's lines that makes a part essential to recognition.
    private static let known = 0.1
    private static let samples = 32
    /// The greatest distance, in grid units, by which a badge may be moved to the right.
    private static let push = 1.0
    private static let reach = Badge.radius + LayerOutlines.gap
    private static let reachAtBlack = reach + Badge.rim * StrokeWidths().black / 2

    private static func hides(_ parts: [PathMeasure], at center: Point) -> Bool {
        let all = parts.reduce(0) { $0 + $1.length }
        return parts.contains { part in
            guard part.length > 0, part.length >= known * all else { return false }
            return Double(points(of: part).count { $0.distance(to: center) < reach }) >= hidden * Double(samples)
        }
    }

    /// Returns whether no line, at its Regular width, comes close to a badge.
    private static func isFree(of parts: [PathMeasure], at center: Point) -> Bool {
        parts.allSatisfy { part in
            points(of: part).allSatisfy { $0.distance(to: center) >= reach + StrokeWidths().regular / 2 }
        }
    }

    private static func points(of part: PathMeasure) -> [Point] {
        (0..<samples).compactMap { part.point(atLength: part.length * (Double($0) + 0.5) / Double(samples)) }
    }

    /// Returns whether more than an eighth of a dot's diameter is cut away, but not all of it.
    private static func cuts(_ dot: Point, _ radius: Double, at center: Point) -> Bool {
        let distance = dot.distance(to: center)
        return distance < reachAtBlack + 0.75 * radius && distance > reachAtBlack - radius
    }
}
