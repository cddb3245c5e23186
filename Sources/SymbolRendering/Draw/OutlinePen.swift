internal import SymbolGeometry
internal import SymbolMedialAxis
internal import SymbolModel

/// A pen that draws the outlines of a layer.
///
/// A stroke whose drawing order the file gives, or that is recognized by its form, is cut where the pen is; everything
/// else is covered along its centre lines.
struct OutlinePen: Sendable {
    /// The strokes of the outlines.
    private(set) var outlines: OutlineStrokes
    /// The strokes of the drawing in which they were found and which others follow.
    private var model: OutlineStrokes
    private let pens: [BandPen]
    /// The length of the longest stroke, in symbol units.
    let length: Double
    /// Whether part of the layer is a solid shape and not a stroke.
    let isSolid: Bool
    /// Whether nothing of the layer is visible.
    let isHidden: Bool
    /// Whether the file gives the drawing order of all outlines.
    let isGuided: Bool

    /// Whether the pen does nothing but sweep over solid shapes, of which some are visible.
    var isSweep: Bool {
        !isHidden && outlines.strokes.isEmpty && !outlines.parts.isEmpty
            && outlines.parts.flatMap(\.drawn.strokes).allSatisfy { $0.sweep != nil }
    }

    /// All outlines that are not cut, joined in one path.
    var rest: Path { outlines.rest }

    /// The fraction of the ink that the pens' tips leave before they move; 0 where a layer does not consist of strokes
    /// alone and that is little.
    var tipShare: Double { rest.isEmpty ? ink.tipShare : ink.excessiveTipShare }

    /// The fraction of the ink that the pens' tips leave before they move, if that is more than may appear at once;
    /// otherwise 0.
    var excessiveTipShare: Double { ink.excessiveTipShare }

    private var ink: PenInk {
        PenInk(pens, covering: outlines.parts.filter { !$0.isDot }.flatMap(\.drawn.strokes))
    }

    /// Creates a pen for outlines of which erasers above the layer clear `hidden`.
    ///
    /// If a model is given, the pen of another drawing of the same structure, the new pen draws the same strokes in the
    /// same order and has the same length.
    init(_ shapes: [SymbolShape], hidden: Path = Path(), like model: OutlinePen? = nil) {
        let outlines =
            model.map { OutlineStrokes(shapes, hidden: hidden, like: $0.model) }
            ?? OutlineStrokes(shapes, hidden: hidden)
        self.outlines = outlines
        self.model = model?.model ?? outlines
        let heads = outlines.heads
        pens = outlines.strokes.indices.filter { heads[$0] == nil }.map { index in
            let own = heads.keys.sorted().compactMap { heads[$0] }.filter { $0.owner == index }.map(\.head)
            let stroke = outlines.strokes[index]
            return BandPen(stroke.banded, guides: stroke.guides, heads: own, hidden: hidden)
        }
        isGuided = model?.isGuided ?? (outlines.strokes.filter { $0.guides != nil }.count == shapes.count)
        isHidden = model?.isHidden ?? shapes.reduce(into: Path()) { $0.append($1.path) }.isCovered(by: hidden)
        let swept = outlines.parts.filter { !$0.isDot }.flatMap(\.drawn.strokes)
        isSolid = swept.contains { $0.sweep != nil }
        length = model?.length ?? max(pens.map(\.length).max() ?? 0, swept.map(\.length).max() ?? 0)
    }

    /// Makes the pen, and others that follow it, sweep over solid shapes from the right.
    mutating func sweepFromRight() {
        outlines.sweepFromRight()
        model.sweepFromRight()
    }

    /// Returns the drawn part of the strokes that are cut, for the nonzero rule.
    func drawnOutline(_ range: DrawRange) -> Path {
        pens.reduce(into: Path()) { $0.append($1.drawn(range)) }
    }

    /// Returns the bounds of the heads; `nil` where there are none.
    func travellingBounds(_ range: DrawRange) -> Rect? {
        pens.filter(\.hasHeads).compactMap { $0.drawn(range).bounds }.union
    }

    /// Returns the region that the pen has covered of the other parts; dots among strokes grow from their centres.
    func coveredRegion(_ range: DrawRange) -> Path { coveredRegion(of: outlines.parts, range) }

    /// Returns the outlines of the other parts with the regions that the pen has covered of them.
    func coveredPieces(_ range: DrawRange) -> [(outline: Path, region: Path)] {
        let members = Set(outlines.pieces.flatMap(\.members))
        let joined = outlines.parts.indices.filter { !members.contains($0) }.map { outlines.parts[$0] }
        let piece = outlines.joined.isEmpty ? [] : [(outlines.joined, coveredRegion(of: joined, range))]
        return piece
            + outlines.pieces.map { ($0.outline, coveredRegion(of: [outlines.parts[$0.part]], range)) }
    }

    private func coveredRegion(of parts: [OutlineStrokes.Part], _ range: DrawRange) -> Path {
        let margin = OutlineStrokes.margin
        return parts.reduce(into: Path()) { region, part in
            for stroke in part.drawn.strokes {
                region.append(
                    part.isDot
                        ? stroke.dot(showing: range.to - range.from, margin: margin)
                        : stroke.region(from: range.from, to: range.to, tip: range.tip, margin: margin))
            }
        }
    }
}
