internal import SymbolGeometry
internal import SymbolMedialAxis
internal import SymbolModel

/// A stroke of which the file says how it is drawn.
struct GuidedStroke {
    let stroke: BandedOutline
    let guides: [BandPen.Guide]

    /// Nil for outlines without keyframes, and for those of several contours, whose keyframes no known file has.
    init?(_ shape: SymbolShape) {
        guard let cuts = DrawKeyframes(shape.drawKeyframes)?.cuts, let first = cuts.first, let last = cuts.last,
            let contour = shape.path.subpaths.first, shape.path.subpaths.count == 1,
            let band = StrokeBand(
                contour, from: (first.first, first.second), to: (last.first, last.second))
        else { return nil }
        stroke = BandedOutline(outline: shape.path, band: band)
        let orders = cuts.map(\.order)
        let (least, greatest) = (orders.min() ?? 0, orders.max() ?? 1)
        let whole = last.second - first.second + first.first - last.first
        guides = cuts.map { cut in
            let way = cut.second - first.second + first.first - cut.first
            return BandPen.Guide(
                ink: band.ink(atWay: way / whole), order: (cut.order - least) / (greatest - least))
        }
    }
}
