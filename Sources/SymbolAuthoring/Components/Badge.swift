internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate

/// A small sign in the corner of a symbol.
package enum Badge: String, CaseIterable, Hashable, Sendable {
    case plus, minus, checkmark, xmark, exclamationmark, clock
    /// The radius of the disc, in grid units.

    static let radius = 4.0
    /// The width of the disc's edge, as a multiple of the weight's stroke width.
    static let rim = 0.3

    /// Returns the disc around `center`, in grid units, and the sign cut out of it.
    func layers(at center: Point, _ widths: StrokeWidths) -> [SkeletonLayer] {
        var disc = SkeletonLayer(strokes: [
            SkeletonStroke(
                path: Path(ellipseAt: center, rx: Self.radius, ry: Self.radius), width: Self.rim, unit: widths,
                isSolid: true)
        ])
        (disc.id, disc.gap, disc.color, disc.countsInMetrics) = (
            "badge", .open, .named(color, fallback: nil), false
        )
        // Each line is a stroke of its own, so that the dot of an exclamation mark is as visible as other dots.
        var sign = SkeletonLayer(
            strokes: lines.map { SkeletonStroke(path: .line($0, about: center), width: 0.62, unit: widths) })
        (sign.id, sign.clearing, sign.color, sign.countsInMetrics) = (
            "badge." + rawValue, .knocksOut(paintsHierarchy: false), .named("white", fallback: nil), false
        )
        (disc.unmirroredGroup, sign.unmirroredGroup) = ("badge", "badge")
        return [disc, sign]
    }

    var label: String {
        switch self {
        case .plus: "a plus"
        case .minus: "a minus"
        case .checkmark: "a checkmark"
        case .xmark: "a cross"
        case .exclamationmark: "an exclamation mark"
        case .clock: "a clock"
        }
    }

    private var color: String {
        switch self {
        case .plus, .checkmark: "systemGreenColor"
        case .minus, .xmark: "systemRedColor"
        case .exclamationmark: "systemOrangeColor"
        case .clock: "systemBlueColor"
        }
    }

    /// The lines of the sign, as points about the badge's centre.
    private var lines: [[(Double, Double)]] {
        switch self {
        case .plus: [[(-2, 0), (2, 0)], [(0, -2), (0, 2)]]
        case .minus: [[(-2, 0), (2, 0)]]
        case .checkmark: [[(-1.9, 0.2), (-0.6, 1.5), (1.9, -1.3)]]
        case .xmark: [[(-1.5, -1.5), (1.5, 1.5)], [(1.5, -1.5), (-1.5, 1.5)]]
        case .exclamationmark: [[(0, -2.5), (0, -0.5)], [(0, 2.3), (0.01, 2.3)]]
        case .clock: [[(0, -2.1), (0, 0), (1.5, 0.9)]]
        }
    }
}

extension Skeleton {
    func badged(_ badge: Badge) -> Skeleton {
        let painted = layers.filter { $0.clearing == .none }.flatMap(\.strokes)
        let dots = painted.filter(\.isDot).flatMap { stroke in
            stroke.path.subpaths.map { (center: $0.start, radius: stroke.width(.black, of: widths) / 2) }
        }
        return badged(badge, at: BadgePosition(over: painted.map(\.path), dots: dots).center)
    }

    func badged(_ badge: Badge, at center: Point) -> Skeleton {
        var skeleton = self
        skeleton.layers += badge.layers(at: center, frameWidths)
        return skeleton
    }
}

extension Path {
    fileprivate static func line(_ line: [(Double, Double)], about center: Point) -> Path {
        var path = Path()
        for (index, (x, y)) in line.enumerated() {
            let point = Point(center.x + x, center.y + y)
            if index == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        return path
    }
}
