import SymbolEffects
import SymbolGeometry
import SymbolModel
import Testing

/// A layer of a hand-made symbol.
struct Drawn {
    var path: Path
    var paints = true
    var tags: [String] = []
    var group: Int?

    static func clearing(_ path: Path, tags: [String] = [], group: Int? = nil) -> Drawn {
        Drawn(path: path, paints: false, tags: tags, group: group)
    }
}

/// In the names of test cases each outline would fill a line of its own.
extension ReplaceSide: CustomTestStringConvertible {
    public var testDescription: String { name }
}

func symbol(_ name: String, _ layers: [Drawn]) -> ReplaceSide {
    let motionLayers = layers.map { layer in
        var traits = Layer.Traits()
        traits.tags = layer.tags
        traits.motionGroup = layer.group
        return MotionLayer(traits: traits, paints: layer.paints, bounds: layer.path.bounds)
    }
    let box = Rect(minX: 0, minY: -70, maxX: 100, maxY: 0)
    return ReplaceSide(
        name: name, subject: MotionSubject(layers: motionLayers, guideBox: box), outlines: layers.map(\.path))
}

/// Shapes in a text size of 100, about the guide box's centre, (50, −35).
enum Shape {
    /// A body of 60 by 60 that does not look like an enclosure.
    static let bell = polygon([(20, -5), (35, -65), (65, -65), (80, -5)])
    static let clapper = disc(50, 1, 4)
    static let leaf = polygon([(20, -35), (50, -65), (80, -35), (50, -5)])
    /// A bar of length 100, down to the right.
    static let slash = capsule(length: 100, width: 6, degrees: 45)
    static let slashRoom = capsule(length: 110, width: 16, degrees: 45)
    static let badge = disc(75, -60, 9)
    static let badgeRoom = disc(75, -60, 12)
    static let circle = disc(50, -35, 50)
    static let ring = ringed(disc(50, -35, 50), disc(50, -35, 44))

    static func disc(_ x: Double, _ y: Double, _ radius: Double) -> Path {
        Path(ellipseAt: Point(x, y), rx: radius, ry: radius)
    }

    static func ringed(_ outer: Path, _ inner: Path) -> Path {
        var path = outer
        path.append(inner.reversed())
        return path
    }

    static func polygon(_ corners: [(Double, Double)]) -> Path {
        var path = Path()
        for (index, corner) in corners.enumerated() {
            let point = Point(corner.0, corner.1)
            if index == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        path.close()
        return path
    }

    static func capsule(length: Double, width: Double, degrees: Double) -> Path {
        let box = Rect(minX: 50 - length / 2, minY: -35 - width / 2, maxX: 50 + length / 2, maxY: -35 + width / 2)
        return Path(roundedRect: box, rx: width / 2, ry: width / 2)
            .transformed(by: .rotation(degrees * .pi / 180).about(Point(50, -35)))
    }
}

enum Symbols {
    static let bell = symbol("bell", [Drawn(path: Shape.bell), Drawn(path: Shape.clapper)])
    static let bellSlash = symbol(
        "bell.slash",
        [
            Drawn(path: Shape.bell), Drawn(path: Shape.clapper), .clearing(Shape.slashRoom), Drawn(path: Shape.slash)
        ])
    static let bellBadge = symbol(
        "bell.badge",
        [
            Drawn(path: Shape.bell), Drawn(path: Shape.clapper), .clearing(Shape.badgeRoom), Drawn(path: Shape.badge)
        ])
    static let leaf = symbol("leaf", [Drawn(path: Shape.leaf)])
    static let leafSlash = symbol(
        "leaf.slash",
        [
            Drawn(path: Shape.leaf), .clearing(Shape.slashRoom), Drawn(path: Shape.slash)
        ])
    static let leafCircle = symbol("leaf.circle", [Drawn(path: Shape.ring), Drawn(path: small(Shape.leaf))])
    static let bellCircle = symbol("bell.circle", [Drawn(path: Shape.ring), Drawn(path: small(Shape.bell))])
    static let bellCircleFill = symbol("bell.circle.fill", [Drawn(path: Shape.circle), .clearing(small(Shape.bell))])

    static func small(_ path: Path) -> Path {
        path.transformed(by: AffineTransform.scale(0.5).about(Point(50, -35)))
    }
}

/// The treatment of each layer, such as `keep 0 0` or `slashOn - 2`.
func summary(_ plan: MagicPlan) -> [String] {
    plan.actions.map { action in
        let layers = [action.old, action.new].map { $0.map(String.init) ?? "-" }
        return ([action.kind.rawValue] + layers).joined(separator: " ")
    }
}

func summary(_ old: ReplaceSide, _ new: ReplaceSide) -> [String] { summary(MagicPlan(from: old, to: new)) }
