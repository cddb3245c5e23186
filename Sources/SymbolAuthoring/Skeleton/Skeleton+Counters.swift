internal import SymbolGeometry
internal import SymbolTemplate

extension Skeleton {
    /// Grid units across which a counter stays open at black, where it is so far open at regular.
    private static let (wide, narrow) = ((regular: 1.8, black: 1.0), (regular: 1.0, black: 0.6))
    /// Square grid units in which the middle of a disc may lie that fits in: less is a tip of a counter.
    private static let leastArea = 1.0 / 32

    /// The widths, at black no wider than leaves the counters open that are open at regular: dense drawings are thinner
    /// there, in all their strokes.
    var widthsKeepingCounters: StrokeWidths {
        guard let box = Rect(around: layers.flatMap(\.strokes).compactMap(\.path.bounds)) else { return widths }
        let raster = ScanlineRegion.Raster(box.insetBy(-widths.black / 2 - 1), step: 1.0 / 16)
        // From the top: the first piece is what lies around the drawing.
        let counters = RegionPiece.pieces(of: free(.regular, widths, Self.narrow.regular, raster)).dropFirst()
            .filter { $0.area > Self.leastArea }
        let room = free(.regular, widths, Self.wide.regular, raster)
        let (wide, narrow) = (counters.filter { $0.touches(room) }, counters.filter { !$0.touches(room) })
        func areOpen(_ counters: [RegionPiece], _ room: Double, _ widths: StrokeWidths) -> Bool {
            guard !counters.isEmpty else { return true }
            let free = free(.black, widths, room, raster)
            return counters.allSatisfy { $0.touches(free) }
        }
        func keepsCounters(_ widths: StrokeWidths) -> Bool {
            areOpen(wide, Self.wide.black, widths) && areOpen(narrow, Self.narrow.black, widths)
        }
        var (thinner, step) = (widths, (widths.black - widths.regular) / 2)
        if keepsCounters(thinner) { return thinner }
        thinner.black -= step
        // To a 32nd of the way, finer than the eye tells apart.
        for _ in 0..<4 {
            step /= 2
            thinner.black += keepsCounters(thinner) ? step : -step
        }
        thinner.black -= keepsCounters(thinner) ? 0 : step
        return thinner
    }

    /// Where a disc of a diameter may lie beside the ink: what strokes leave free that are wider by so much.
    private func free(
        _ master: Master, _ widths: StrokeWidths, _ diameter: Double, _ raster: ScanlineRegion.Raster
    ) -> ScanlineRegion {
        let painted = outlined.layers.filter { $0.clearing == .none && $0.opacity == 1 }.flatMap(\.strokes)
        var free = ScanlineRegion(all: raster)
        for stroke in painted {
            let width = stroke.width(master, of: widths) + diameter
            free.subtract(ScanlineRegion(LayerOutlines.outline(of: stroke, width: width, widest: width), raster))
        }
        return free
    }
}
