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
        var sign = SkeletonLayer(strokes: [SkeletonStroke(path: sign(about: center), width: 0.62, unit: widths)])
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

    private func sign(about center: Point) -> Path {
        switch self {
        case .plus: .lines([(-2, 0), (2, 0)], [(0, -2), (0, 2)], about: center)
        case .minus: .lines([(-2, 0), (2, 0)], about: center)
        case .checkmark: .lines([(-1.9, 0.2), (-0.6, 1.5), (1.9, -1.3)], about: center)
        case .xmark: .lines([(-1.5, -1.5), (1.5, 1.5)], [(1.5, -1.5), (-1.5, 1.5)], about: center)
        case .exclamationmark: .lines([(0, -2.5), (0, -0.5)], [(0, 2.3), (0.01, 2.3)], about: center)
        case .clock: .lines([(0, -2.1), (0, 0), (1.5, 0.9)], about: center)
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
    fileprivate static func lines(_ lines: [(Double, Double)]..., about center: Point) -> Path {
        var path = Path()
        for line in lines {
            for (index, (x, y)) in line.enumerated() {
                let point = Point(center.x + x, center.y + y)
                if index == 0 { path.move(to: point) } else { path.line(to: point) }
            }
        }
        return path
    }
}
