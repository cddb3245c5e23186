internal import SymbolGeometry
internal import SymbolMedialAxis
internal import SymbolModel

/// Draws the outlines of a layer as a pen would.
///
/// Strokes that a file tells the way of, or that outlines show by their form, are cut where the pen is; all else is
/// covered along its centre lines.
struct OutlinePen: Sendable {
    private var pens: [BandPen] = []
    /// All that is not cut, joined.
    private(set) var rest = Path()
    private let strokes: [CenterlineStroke]
    /// Units of the longest stroke.
    let length: Double
    /// Whether some of it is no stroke but a solid shape.
    let isSolid: Bool
    /// Whether nothing of it is seen.
    let isHidden: Bool
    /// Whether the file tells its way over all outlines.
    let isGuided: Bool

    /// The share of the ink that pens leave where they are set down, before they go anywhere; 0 where not all of it is
    /// strokes.
    var tipShare: Double {
        guard rest.isEmpty, !pens.isEmpty else { return 0 }
        let tips = pens.reduce(0) { $0 + .pi * $1.radius * $1.radius }
        return tips / (tips + pens.reduce(0) { $0 + 2 * $1.radius * $1.length })
    }

    /// How far the pen reaches beyond the outline, so that the outline's own edge is what shows.
    private static let margin = 1.0

    /// Units: in Black a circle of a stroke's width about its middle.
    private static let largestDot = 30.0

    /// `hidden` is what erasers above the layer clear.
    init(_ shapes: [SymbolShape], hidden: Path = Path()) {
        var (banded, guides): ([BandedOutline], [[BandPen.Guide]?]) = ([], [])
        for shape in shapes {
            if let guided = GuidedStroke(shape) {
                banded.append(guided.stroke)
                guides.append(guided.guides)
            } else {
                let (found, left) = shape.path.strokeBands()
                rest.append(left)
                for stroke in found {
                    // What no pen is as wide as is swept over.
                    guard 2 * stroke.band.halfWidth <= Self.largestDot else {
                        rest.append(stroke.outline)
                        continue
                    }
                    banded.append(stroke)
                    guides.append(nil)
                }
            }
        }
        isGuided = guides.count == shapes.count && guides.allSatisfy { $0 != nil }
        let heads = banded.heads
        for place in banded.indices where heads[place] == nil {
            let own = heads.keys.sorted().compactMap { heads[$0] }.filter { $0.owner == place }.map(\.head)
            pens.append(BandPen(banded[place], guides: guides[place], heads: own, hidden: hidden))
        }
        isHidden = shapes.reduce(into: Path()) { $0.append($1.path) }.isCovered(by: hidden)
        strokes = rest.penStrokes(hidden: hidden)
        let ways = strokes.filter { !$0.isDot(upTo: Self.largestDot) }
        isSolid = ways.contains { $0.sweep != nil }
        length = max(pens.map(\.length).max() ?? 0, ways.map(\.length).max() ?? 0)
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
        strokes.reduce(into: Path()) {
            $0.append(
                $1.isDot(upTo: Self.largestDot)
                    ? $1.dot(showing: range.to - range.from, margin: Self.margin)
                    : $1.region(from: range.from, to: range.to, tip: range.tip, margin: Self.margin))
        }
    }
}
