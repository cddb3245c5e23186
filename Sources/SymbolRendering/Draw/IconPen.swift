internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolMedialAxis
internal import SymbolModel

/// A pen that draws an icon's layer: it trims strokes and covers fills along their centre lines.
struct IconPen: Sendable {
    private var strokes: [CenterlineStroke]
    /// The error of the strokes, in the icon's units.
    private let error: Double
    /// The pens that draw the layer instead if its strokes are arrows; empty if the pen of another layer does.
    private let arrows: [BandPen]?
    /// The length of the longest stroke, in the icon's units.
    let length: Double
    /// The fraction of the ink that the tips leave in fills before they move; 0 where that is little.
    let tipShare: Double
    /// Whether part of the layer is a solid shape and not a stroke.
    var isSolid: Bool { strokes.contains { $0.sweep != nil } }

    /// The distance by which the pen reaches beyond fills, so that the visible edge is theirs, in the icon's units.
    private let margin: Double
    /// The greatest margin, in units and as a fraction of the icon's height, the smaller of which counts: one unit would
    /// be wider than the gaps of an icon of 8 units, and a share of 24 wider than the details of one of 512.
    private static let widestMargin = (units: 1.0, share: 1.0 / 24)
    /// The greatest width of a stroke, as a fraction of the icon's height; a wider shape is swept over.
    private static let widest = 0.3

    init(_ node: DrawingNode, height: Double, arrows: [BandPen]?) {
        let fills = [node].fills
        let parts = fills.penParts(widest: Self.widest * height)
        strokes = parts.flatMap(\.strokes)
        margin = min(Self.widestMargin.units, Self.widestMargin.share * height)
        strokes.markCrowds(within: margin)
        error = parts.map(\.error).max() ?? 0
        self.arrows = arrows
        let lineLength = [node].strokeLength
        length = max(strokes.map(\.length).max() ?? 0, lineLength)
        tipShare = lineLength > 0 ? 0 : PenInk([], covering: strokes).excessiveTipShare
    }

    /// Makes the pen sweep over solid shapes from the right.
    mutating func sweepFromRight() { strokes = strokes.map(\.sweptFromRight) }

    func items(_ items: [DisplayItem], _ range: DrawRange) -> [DisplayItem] {
        if let arrows { return drawn(items, by: arrows, range) }
        let region = strokes.reduce(into: Path()) {
            $0.append(
                $1.region(
                    from: range.from, to: range.to, tip: range.tip, margin: margin,
                    crowdedMargin: min(2 * error, margin)))
        }
        return drawn(items, range, within: region)
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

    private func drawn(_ items: [DisplayItem], _ range: DrawRange, within region: Path) -> [DisplayItem] {
        items.map { item in
            switch item {
            case .stroke(let stroke): return .stroke(stroke.drawn(range))
            case .fill: return item.clipped(to: [region])
            case .erase: return item
            case .group(var group):
                group.items = drawn(group.items, range, within: region)
                return .group(group)
            }
        }
    }
}

extension [DrawingNode] {
    /// All filled outlines, in the drawing's space.
    fileprivate var fills: Path {
        reduce(into: Path()) { path, node in
            switch node {
            case .shape(let shape): if shape.fill != nil { path.append(shape.path.transformed(by: shape.transform)) }
            case .group(let group): path.append(group.nodes.fills)
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
