internal import SymbolGeometry
internal import SymbolMedialAxis
internal import SymbolModel

/// Draws the outlines of a layer as a pen would.
///
/// Strokes that a file tells the way of, or that outlines show by their form, are cut where the pen is; all else is
/// covered along its centre lines.
struct OutlinePen: Sendable {
    let outlines: OutlineStrokes
    /// Those that they have been found on, or follow.
    private let model: OutlineStrokes
    private let pens: [BandPen]
    /// Units of the longest stroke.
    let length: Double
    /// Whether some of it is no stroke but a solid shape.
    let isSolid: Bool
    /// Whether nothing of it is seen.
    let isHidden: Bool
    /// Whether the file tells its way over all outlines.
    let isGuided: Bool

    /// All that is not cut, joined.
    var rest: Path { outlines.rest }

    /// The share of the ink that pens leave where they are set down, before they go anywhere; 0 where not all of it is
    /// strokes.
    var tipShare: Double {
        guard rest.isEmpty, !pens.isEmpty else { return 0 }
        let tips = pens.reduce(0) { $0 + .pi * $1.radius * $1.radius }
        return tips / (tips + pens.reduce(0) { $0 + 2 * $1.radius * $1.length })
    }

    /// How far the pen reaches beyond the outline, so that the outline's own edge is what shows.
    private static let margin = 1.0

    /// `hidden` is what erasers above the layer clear.
    ///
    /// With a model, the pen of another drawing of the same structure, it draws the same strokes in the same way and
    /// takes as long.
    init(_ shapes: [SymbolShape], hidden: Path = Path(), like model: OutlinePen? = nil) {
        let outlines =
            model.map { OutlineStrokes(shapes, hidden: hidden, like: $0.model) }
            ?? OutlineStrokes(shapes, hidden: hidden)
        self.outlines = outlines
        self.model = model?.model ?? outlines
        let heads = outlines.heads
        pens = outlines.strokes.indices.filter { heads[$0] == nil }.map { place in
            let own = heads.keys.sorted().compactMap { heads[$0] }.filter { $0.owner == place }.map(\.head)
            let stroke = outlines.strokes[place]
            return BandPen(stroke.banded, guides: stroke.guides, heads: own, hidden: hidden)
        }
        isGuided = model?.isGuided ?? (outlines.strokes.filter { $0.guides != nil }.count == shapes.count)
        isHidden = model?.isHidden ?? shapes.reduce(into: Path()) { $0.append($1.path) }.isCovered(by: hidden)
        let ways = outlines.parts.filter { !$0.isDot }.flatMap(\.drawn.strokes)
        isSolid = ways.contains { $0.sweep != nil }
        length = model?.length ?? max(pens.map(\.length).max() ?? 0, ways.map(\.length).max() ?? 0)
    }

    /// The drawn part of the strokes that are cut, for the nonzero rule.
    func drawnOutline(_ range: DrawRange) -> Path {
        pens.reduce(into: Path()) { $0.append($1.drawn(range)) }
    }

    /// Where heads are; nil where there are none.
    func travellingBounds(_ range: DrawRange) -> Rect? {
        pens.filter(\.hasHeads).compactMap { $0.drawn(range).bounds }.union
    }

    /// The region that the pen has covered of the others; dots among strokes grow from their middles.
    func coveredRegion(_ range: DrawRange) -> Path {
        var region = Path()
        for part in outlines.parts {
            for stroke in part.drawn.strokes {
                region.append(
                    part.isDot
                        ? stroke.dot(showing: range.to - range.from, margin: Self.margin)
                        : stroke.region(from: range.from, to: range.to, tip: range.tip, margin: Self.margin))
            }
        }
        return region
    }
}
