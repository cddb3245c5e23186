internal import SymbolGeometry
internal import SymbolMedialAxis
internal import SymbolModel

/// A stroke of which the file says how it is drawn.
struct GuidedStroke {
    let stroke: BandedOutline
    let guides: [BandPen.Guide]

    /// Nil for outlines without keyframes, and for those of several contours, whose keyframes no known file has.
    init?(_ shape: SymbolShape) {
        guard let cuts = DrawKeyframes(shape.drawKeyframes)?.cuts, let contour = shape.path.subpaths.first,
            shape.path.subpaths.count == 1,
            let (band, inks) = StrokeBand.guided(on: contour, by: cuts.map { ($0.first, $0.second) })
        else { return nil }
        stroke = BandedOutline(outline: shape.path, band: band)
        let orders = cuts.map(\.order)
        let (least, greatest) = (orders.min() ?? 0, orders.max() ?? 1)
        guides = zip(inks, orders).map { BandPen.Guide(ink: $0, order: ($1 - least) / (greatest - least)) }
    }
}
