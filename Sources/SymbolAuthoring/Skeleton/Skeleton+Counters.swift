internal import SymbolGeometry
internal import SymbolTemplate
internal import SymbolText

extension Skeleton {
    /// The least diameters, in grid units, of counters in Black, given the diameters they have in Regular, for strokes
    /// of the standard width: those of finer drawings are proportional.
    private static let (wide, narrow) = ((regular: 1.8, black: 1.0), (regular: 1.0, black: 0.6))
    /// The least width, in grid units, of visible space between strokes in Black, where it is as wide as a narrow
    /// counter in Regular.
    private static let hair = 0.25
    /// The least width, in grid units, of visible space between strokes in Black in an enclosure, where everything is
    /// half as large and lines run closely together.
    private static let innerHair = 0.5
    /// The least diameter, in grid units, of a gap in Regular whose closing is worth a note.
    private static let gap = 0.5
    /// The factors for stroke widths in an enclosure; lines that are still thinner would look faint beside it.
    private static let innerFactors = [1, 0.95, 0.9, 0.85, 0.8, 0.75]
    /// The least area, in square grid units, of the possible centres of a disc in a counter; anything smaller is only a
    /// tip.
    private static let leastArea = 1.0 / 32

    /// The width of Regular strokes as a fraction of the standard one, at most 1.
    private var fineness: Double { min(1, widths.regular / StrokeWidths().regular) }

    /// The stroke widths, reduced in Black as far as necessary to keep open the counters that are open in Regular: all
    /// strokes of a dense drawing are thinner.
    var widthsKeepingCounters: StrokeWidths {
        let strokes = paintedStrokes
        guard strokes.contains(where: { $0.width > 0 }), let raster = counterRaster() else { return widths }
        func freeSpace(for diameter: Double, _ master: Master, _ widths: StrokeWidths) -> ScanlineRegion {
            ScanlineRegion(raster, beside: strokes, master, widths, for: diameter * fineness)
        }
        let narrowSpace = freeSpace(for: Self.narrow.regular, .regular, widths)
        let counters = counters(of: narrowSpace)
        let negativeSpace = NegativeSpace(narrowSpace)
        let wideSpace = freeSpace(for: Self.wide.regular, .regular, widths)
        let (wide, narrow) = (counters.filter { $0.touches(wideSpace) }, counters.filter { !$0.touches(wideSpace) })
        return widths.thinned { widths in
            guard negativeSpace.isPreserved(in: freeSpace(for: Self.hair, .black, widths)) else { return false }
            return [(wide, Self.wide.black), (narrow, Self.narrow.black)].allSatisfy { counters, diameter in
                guard !counters.isEmpty else { return true }
                let space = freeSpace(for: diameter, .black, widths)
                return counters.allSatisfy { $0.touches(space) }
            }
        }
    }

    /// A note if gaps between strokes that are visible in Regular are closed in Black; nil otherwise.
    var closedGaps: Diagnostic? {
        let strokes = paintedStrokes
        guard strokes.contains(where: { $0.width > 0 }), let raster = counterRaster() else { return nil }
        let gaps = ScanlineRegion(raster, beside: strokes, .regular, widths, for: Self.gap * fineness)
        let black = ScanlineRegion(raster, beside: strokes, .black, widths, for: 0)
        guard !counters(of: gaps).allSatisfy({ $0.touches(black) }) || !NegativeSpace(gaps).isPreserved(in: black)
        else {
            return nil
        }
        var note = Diagnostic(
            .conversion, "narrow gaps between strokes close in Black",
            help: "`data-widths` on the root states the widths of strokes in Ultralight, Regular and Black")
        note.severity = .note
        return note
    }

    private func counters(of freeSpace: ScanlineRegion) -> [RegionPiece] {
        // The topmost piece is the space around the drawing.
        RegionPiece.pieces(of: freeSpace).dropFirst().filter { $0.area > Self.leastArea * fineness * fineness }
    }

    /// Returns the factor by which strokes become thinner in an enclosure so that separate parts of the drawing stay
    /// separate in Black.
    ///
    /// - Parameters:
    ///   - scale: The scale of the drawing inside.
    ///   - narrowed: Returns a stroke with its width in an enclosure, in units of the drawing.
    /// - Returns: The factor for stroke widths; the least when no factor suffices.
    func innerWidthFactor(_ scale: Double, _ narrowed: (SkeletonStroke) -> SkeletonStroke) -> Double {
        guard let raster = counterRaster(scale) else { return 1 }
        let negativeSpace = negativeSpace(raster)
        let inner = paintedStrokes.map(narrowed)
        let sufficient = Self.innerFactors.first { factor in
            let thinner = inner.map { $0.transformed(by: .identity, width: factor, blackPart: 1) }
            return negativeSpace.isPreserved(
                in: ScanlineRegion(raster, beside: thinner, .black, widths, for: Self.innerHair / scale))
        }
        return sufficient ?? Self.innerFactors.last ?? 1
    }

    /// Returns the fraction of their Black width that strokes keep in an enclosure.
    ///
    /// Lines at full width keep more than others, as long as the space between and within them stays visible.
    ///
    /// - Parameters:
    ///   - scale: The scale of the drawing inside.
    ///   - parts: The range of the fraction.
    ///   - narrowed: Returns a stroke with its width in an enclosure when it keeps a fraction, in units of the drawing.
    /// - Returns: A value in `parts`.
    func innerBlackPart(
        _ scale: Double, in parts: ClosedRange<Double>, _ narrowed: (SkeletonStroke, Double) -> SkeletonStroke
    ) -> Double {
        let least = parts.lowerBound
        guard widths.black >= frameWidths.black else { return least }
        var part = parts.upperBound
        // Scan lines measure rotated drawings differently, but rotated and mirrored twins must not differ.
        for rotated in AffineTransform.gridSymmetries.lazy.map(transformed) where part > least {
            guard let raster = rotated.counterRaster(scale) else { return least }
            func space(_ master: Master, for diameter: Double) -> ScanlineRegion {
                let inner = rotated.paintedStrokes.map { narrowed($0, part) }
                return ScanlineRegion(raster, beside: inner, master, widths, for: diameter / scale)
            }
            let counters = InnerCounters(space)
            let negativeSpace = rotated.negativeSpace(raster)
            func staysOpen() -> Bool {
                negativeSpace.isPreserved(in: space(.black, for: Self.narrow.black)) && counters.stayOpen(in: space)
            }
            while part > least, !staysOpen() { part -= 0.05 }
        }
        return max(part, least)
    }

    private func transformed(by transform: AffineTransform) -> Skeleton {
        var skeleton = self
        skeleton.layers = layers.map { layer in
            var layer = layer
            layer.strokes = layer.strokes.map { $0.transformed(by: transform, width: 1, blackPart: 1) }
            return layer
        }
        return skeleton
    }

    private func negativeSpace(_ raster: ScanlineRegion.Raster) -> NegativeSpace {
        NegativeSpace(ScanlineRegion(raster, beside: paintedStrokes, .regular, widths, for: Self.narrow.regular))
    }

    private var paintedStrokes: [SkeletonStroke] {
        outlined.layers.filter { $0.clearing == .none && $0.opacity == 1 }.flatMap(\.strokes)
    }

    /// Returns scan lines across all strokes that are no farther from the grid than its own side, and across the space
    /// around them.
    ///
    /// - Parameter scale: The scale of the drawing, which strokes and the discs beside them do not shrink with.
    /// - Returns: The scan lines, or nil when there are no strokes.
    func counterRaster(_ scale: Double = 1) -> ScanlineRegion.Raster? {
        let near = Rect(x: 0, y: 0, width: Self.grid, height: Self.grid).insetBy(-Self.grid)
        return outlined.layers.flatMap(\.strokes).compactMap(\.path.bounds).union.flatMap {
            $0.insetBy((-widths.black / 2 - 1) / scale).intersection(near)
        }.map { ScanlineRegion.Raster($0, step: 1.0 / 16) }
    }
}

extension AffineTransform {
    /// The eight transforms that map the grid to itself.
    fileprivate static let gridSymmetries = [1.0, -1].flatMap { x in
        [1.0, -1].flatMap { y in
            [
                AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0),
                AffineTransform(a: 0, b: x, c: y, d: 0, tx: 0, ty: 0)
            ].map {
                $0.about(Point(Skeleton.grid / 2, Skeleton.grid / 2))
            }
        }
    }
}

extension StrokeWidths {
    /// Returns the widths with the greatest Black width, at least halfway between Regular and Black, that satisfies a
    /// condition.
    fileprivate func thinned(until condition: (StrokeWidths) -> Bool) -> StrokeWidths {
        if condition(self) { return self }
        var (thinner, step) = (self, (black - regular) / 2)
        thinner.black -= step
        // A precision of 1/32 of the range is too fine to see.
        for _ in 0..<4 {
            step /= 2
            thinner.black += condition(thinner) ? step : -step
        }
        thinner.black -= condition(thinner) ? 0 : step
        return thinner
    }
}

extension ScanlineRegion {
    /// Creates the region of possible centres of a disc beside strokes: what remains free when they are wider by its
    /// diameter.
    fileprivate init(
        _ raster: Raster, beside strokes: [SkeletonStroke], _ master: Master, _ widths: StrokeWidths,
        for diameter: Double
    ) {
        self.init(all: raster)
        for stroke in strokes {
            let width = stroke.width(master, of: widths) + diameter
            subtract(ScanlineRegion(LayerOutlines.outline(of: stroke, width: width, widest: width), raster))
        }
    }
}
