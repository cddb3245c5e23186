internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolMedialAxis
internal import SymbolModel

/// A pen that draws an icon's layer: it trims strokes and covers fills along their centre lines.
struct IconPen: Sendable {
    /// A part of the fills that is revealed by itself, or everything that is not.
    private struct Piece: Sendable {
        /// The outline of the part; `nil` for all fills.
        var outline: Path?
        var strokes: [CenterlineStroke]
    }

    private var pieces: [Piece]
    /// The error of the strokes, in the icon's units.
    private let error: Double
    /// The pens that draw the layer instead if its strokes are arrows; empty if the pen of another layer does.
    private let arrows: [BandPen]?
    /// The length of the longest stroke, in the icon's units.
    let length: Double
    /// The fraction of the ink that the tips leave in fills before they move; 0 where that is little.
    let tipShare: Double
    /// Whether part of the layer is a solid shape and not a stroke.
    var isSolid: Bool { pieces.contains { $0.strokes.contains { $0.sweep != nil } } }

    /// The distance by which the pen reaches beyond fills, so that the visible edge is theirs, in the icon's units.
    private let margin: Double
    /// The greatest margin, in units and as a fraction of the icon's height, the smaller of which counts: one unit
    /// would be wider than the gaps of an icon of 8 units, and a share of 24 wider than the details of one of 512.
    private static let widestMargin = (units: 1.0, share: 1.0 / 24)
    /// The greatest width of a stroke, as a fraction of the icon's height; a wider shape is swept over.
    private static let widest = 0.3

    init(_ node: DrawingNode, height: Double, arrows: [BandPen]?) {
        let fills = [node].fills
        let outline = fills.reduce(into: Path()) { $0.append($1) }
        let parts = outline.penParts(widest: Self.widest * height)
        margin = min(Self.widestMargin.units, Self.widestMargin.share * height)
        let pieces = Self.pieces(of: outline, parts, margin, isOneFill: fills.count == 1)
        let strokes = pieces.flatMap(\.strokes)
        self.pieces = pieces
        error = parts.map(\.error).max() ?? 0
        self.arrows = arrows
        let lineLength = [node].strokeLength
        length = max(strokes.map(\.length).max() ?? 0, lineLength)
        tipShare = lineLength > 0 ? 0 : PenInk([], covering: strokes).excessiveTipShare
    }

    /// Returns the pieces of an outline; only those of a single fill are distinguished.
    private static func pieces(
        of outline: Path, _ parts: [PenPart], _ margin: Double, isOneFill: Bool
    ) -> [Piece] {
        let pieces = isOneFill ? outline.sweptPieces(of: parts, margin: margin) : []
        let members = Set(pieces.flatMap(\.members))
        var rest = Piece(strokes: parts.indices.filter { !members.contains($0) }.flatMap { parts[$0].strokes })
        rest.strokes.markCrowds(within: margin)
        if !pieces.isEmpty { rest.outline = outline.without(pieces, of: parts) }
        return (rest.strokes.isEmpty && !pieces.isEmpty ? [] : [rest])
            + pieces.map { Piece(outline: $0.outline, strokes: parts[$0.part].strokes) }
    }

    /// Makes the pen sweep over solid shapes from the right.
    mutating func sweepFromRight() {
        for piece in pieces.indices { pieces[piece].strokes = pieces[piece].strokes.map(\.sweptFromRight) }
    }

    func items(_ items: [DisplayItem], _ range: DrawRange) -> [DisplayItem] {
        if let arrows { return drawn(items, by: arrows, range) }
        let covered = pieces.map { piece in
            let region = piece.strokes.reduce(into: Path()) {
                $0.append(
                    $1.region(
                        from: range.from, to: range.to, tip: range.tip, margin: margin,
                        crowdedMargin: min(2 * error, margin)))
            }
            return (outline: piece.outline, region: region)
        }
        return drawn(items, range, within: covered)
    }

    /// Returns the bounds of the heads; `nil` where there are none.
    func travellingBounds(_ range: DrawRange) -> Rect? {
        arrows?.filter(\.hasHeads).compactMap { $0.drawn(range).bounds }.union
    }

    private func drawn(_ items: [DisplayItem], by pens: [BandPen], _ range: DrawRange) -> [DisplayItem] {
        let outline = pens.reduce(into: Path()) { $0.append($1.drawn(range)) }
        return outline.isEmpty
            ? []
            : items.compactMap { item in
                guard case .stroke(let stroke) = item else { return nil }
                return .fill(
                    DisplayFill(
                        path: outline, rule: .nonZero, paint: stroke.paint, isAntialiased: stroke.isAntialiased))
            }
    }

    private func drawn(
        _ items: [DisplayItem], _ range: DrawRange, within covered: [(outline: Path?, region: Path)]
    ) -> [DisplayItem] {
        items.flatMap { item -> [DisplayItem] in
            switch item {
            case .stroke(let stroke): return [.stroke(stroke.drawn(range))]
            case .fill(let fill):
                return covered.map { outline, region in
                    var piece = fill
                    if let outline { piece.path = outline }
                    return DisplayItem.fill(piece).clipped(to: [region])
                }
            case .erase: return [item]
            case .group(var group):
                group.items = drawn(group.items, range, within: covered)
                return [.group(group)]
            }
        }
    }
}

extension [DrawingNode] {
    /// All filled outlines, in the drawing's space.
    fileprivate var fills: [Path] {
        flatMap { node in
            switch node {
            case .shape(let shape): shape.fill == nil ? [] : [shape.path.transformed(by: shape.transform)]
            case .group(let group): group.nodes.fills
            }
        }
    }

    /// The length of the longest stroked subpath.
    fileprivate var strokeLength: Double {
        reduce(0) { longest, node in
            switch node {
            case .shape(let shape):
                guard shape.stroke != nil else { return longest }
                let path = shape.path.transformed(by: shape.transform)
                return path.subpaths.reduce(longest) { Swift.max($0, Path($1).length(tolerance: 1e-2)) }
            case .group(let group): return Swift.max(longest, group.nodes.strokeLength)
            }
        }
    }
}
