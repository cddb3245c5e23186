internal import SymbolGeometry
internal import SymbolMedialAxis
internal import SymbolModel

/// A stroke whose drawing order is given by the file.
struct GuidedStroke {
    let stroke: BandedOutline
    let guides: [BandPen.Guide]

    /// Creates the stroke of an outline; `nil` for one without keyframes and, since no known file has any, for
    /// keyframes of several contours.
    init?(_ shape: SymbolShape) {
        guard let cuts = DrawKeyframes(shape.drawKeyframes)?.cuts, let contour = shape.path.subpaths.first,
            shape.path.subpaths.count == 1,
            let (band, positions) = StrokeBand.guided(on: contour, by: cuts.map { ($0.first, $0.second) })
        else { return nil }
        stroke = BandedOutline(outline: shape.path, band: band)
        let orders = cuts.map(\.order)
        let (least, greatest) = (orders.min() ?? 0, orders.max() ?? 1)
        guides = zip(positions, orders).map {
            BandPen.Guide(position: $0, order: ($1 - least) / (greatest - least))
        }
    }
}
