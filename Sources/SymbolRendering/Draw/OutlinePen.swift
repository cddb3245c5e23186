internal import SymbolGeometry
internal import SymbolMedialAxis
internal import SymbolModel

/// Draws the outlines of a layer as a pen would, from what the file says of its strokes, else from their centre lines.
struct OutlinePen: Sendable {
    /// Outlines whose cuts are known: what is drawn of them is an outline itself.
    private var cutOutlines: [CutOutline] = []
    /// All others, joined.
    private(set) var rest = Path()
    private let strokes: [CenterlineStroke]
    /// Units of all strokes, as if drawn one after the other.
    let length: Double

    /// How far the pen reaches beyond the outline, so that the outline's own edge is what shows.
    private static let margin = 1.0

    init(_ shapes: [SymbolShape]) {
        for shape in shapes {
            if let cut = CutOutline(shape) { cutOutlines.append(cut) } else { rest.append(shape.path) }
        }
        strokes = rest.penStrokes()
        length = max(cutOutlines.map(\.length).max() ?? 0, strokes.map(\.length).max() ?? 0)
    }

    /// The drawn part of the outlines with known cuts, for the nonzero rule.
    func drawnOutline(_ range: DrawRange) -> Path {
        cutOutlines.reduce(into: Path()) { $0.append($1.drawn(range)) }
    }

    /// The region that the pen has covered of the others.
    func coveredRegion(_ range: DrawRange) -> Path {
        strokes.reduce(into: Path()) {
            $0.append($1.region(from: range.from, to: range.to, tip: range.tip, margin: Self.margin))
        }
    }
}
