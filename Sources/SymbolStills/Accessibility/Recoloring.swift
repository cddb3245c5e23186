internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolImaging
internal import SymbolRendering
internal import SymbolText

/// A comparison of two pictures that determines how far one is the other in different colours.
struct Recoloring {
    private let width: Int
    /// The least radius in pixels of a difference in shape.
    private let radius: Int
    /// The colours of both pictures, premultiplied.
    private let pairs: [Pair]
    /// The colour that each colour of the first picture most often has in the second, and the reverse.
    private let forward, backward: [RGBA8: Successor]

    private struct Pair: Hashable {
        let a, b: RGBA8

        /// Whether both pictures paint the pixel; where only one does, the shapes differ.
        var isPaintedTwice: Bool { a.alpha > 0 && b.alpha > 0 }
        var isPainted: Bool { a.alpha > 0 || b.alpha > 0 }
        var reversed: Pair { Pair(a: b, b: a) }
    }

    private struct Successor {
        let color: RGBA8
        /// The number of pixels.
        let count: Int
    }

    /// The radius in ems that a difference in shape must contain: the rims by which weights and drawings of one shape
    /// differ are thinner, and the thinnest strokes are thicker.
    private static let leastRadius = 1.0 / 160

    /// Draws two symbols over each other, at the same text size and with the same centre.
    init(_ scene: Scene, _ other: Scene) throws(RenderError) {
        let placement = other.placement(on: scene)
        let grid = try MeasuringGrid(scene.extent.union(other.extent.transformed(by: placement)), em: scene.measures.em)
        let a = try grid.picture(scene.list().items)
        let b = try grid.picture(other.list().items.map { $0.transformed(by: placement) })
        pairs = (0..<a.width * a.height).map { Pair(a: a.bytes.color(at: $0), b: b.bytes.color(at: $0)) }
        (width, radius) = (a.width, Int(clamping: grid.em * Self.leastRadius))
        let counts = pairs.reduce(into: [Pair: Int]()) { if $1.isPaintedTwice { $0[$1, default: 0] += 1 } }
        forward = Self.successors(counts)
        backward = Self.successors(Dictionary(uniqueKeysWithValues: counts.map { ($0.reversed, $1) }))
    }

    /// The fraction of all painted pixels in which no change of colours, neither of the first picture nor of the
    /// second, makes the pictures equal.
    var unexplained: Double {
        let differs = pairs.map { pair in
            guard pair.isPaintedTwice else { return pair.isPainted }
            return forward[pair.a]?.color != pair.b || backward[pair.b]?.color != pair.a
        }
        let shapes = PixelSet(differs, width: width).opened(radius)
        return Double(shapes.count) / ink
    }

    /// Returns the colours of the first picture that change in the second, each with the one that it most often
    /// becomes, if that accounts for at least a fraction of the painted pixels.
    func changes(of share: Double) -> [(from: RGBA8, to: RGBA8)] {
        forward.filter { $0 != $1.color && Double($1.count) >= share * ink }
            .sorted { $0.key.order < $1.key.order }.map { ($0, $1.color) }
    }

    /// The number of painted pixels, at least 1.
    private var ink: Double { Double(max(pairs.count(where: \.isPainted), 1)) }

    private static func successors(_ counts: [Pair: Int]) -> [RGBA8: Successor] {
        counts.reduce(into: [:]) { successors, entry in
            let (pair, count) = entry
            let best = successors[pair.a]
            if best.map({ (count, pair.b.order) > ($0.count, $0.color.order) }) ?? true {
                successors[pair.a] = Successor(color: pair.b, count: count)
            }
        }
    }
}

extension RGBA8 {
    /// A total order of colours, which only has to be the same in every run.
    fileprivate var order: UInt32 {
        UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
    }
}
