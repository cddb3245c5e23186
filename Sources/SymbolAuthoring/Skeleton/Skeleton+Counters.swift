internal import SymbolGeometry
internal import SymbolTemplate

extension Skeleton {
    /// Grid units across which a counter stays open at black, where it is so far open at regular.
    private static let (wide, narrow) = ((regular: 1.8, black: 1.0), (regular: 1.0, black: 0.6))
    /// Grid units across which ground between strokes is seen as such at black, where it is as wide as a narrow counter
    /// at regular.
    private static let hair = 0.25
    /// Square grid units in which the middle of a disc may lie that fits in: less is a tip of a counter.
    private static let leastArea = 1.0 / 32

    /// The widths, at black no wider than leaves the counters open that are open at regular: dense drawings are thinner
    /// there, in all their strokes.
    var widthsKeepingCounters: StrokeWidths {
        let strokes = paintedStrokes
        guard let raster = counterRaster else { return widths }
        func room(for diameter: Double, _ master: Master, _ widths: StrokeWidths) -> ScanlineRegion {
            ScanlineRegion(raster, beside: strokes, master, widths, for: diameter)
        }
        let narrowRoom = room(for: Self.narrow.regular, .regular, widths)
        // From the top: the first piece is what lies around the drawing.
        let counters = RegionPiece.pieces(of: narrowRoom).dropFirst().filter { $0.area > Self.leastArea }
        let ground = GroundBetween(narrowRoom)
        let wideRoom = room(for: Self.wide.regular, .regular, widths)
        let (wide, narrow) = (counters.filter { $0.touches(wideRoom) }, counters.filter { !$0.touches(wideRoom) })
        return widths.thinned { widths in
            guard ground.stays(in: room(for: Self.hair, .black, widths)) else { return false }
            return [(wide, Self.wide.black), (narrow, Self.narrow.black)].allSatisfy { counters, diameter in
                guard !counters.isEmpty else { return true }
                let room = room(for: diameter, .black, widths)
                return counters.allSatisfy { $0.touches(room) }
            }
        }
    }

    /// How much thinner strokes are in an enclosure so that what stands apart in the drawing does so there at black.
    ///
    /// - Parameters:
    ///   - scale: The drawing's inside.
    ///   - narrowed: A stroke as wide as in an enclosure, in units of the drawing.
    /// - Returns: The part of their widths; all where no part would do.
    func innerPart(_ scale: Double, _ narrowed: (SkeletonStroke) -> SkeletonStroke) -> Double {
        guard let raster = counterRaster else { return 1 }
        let ground = groundBetween(raster)
        let inner = paintedStrokes.map(narrowed)
        return stride(from: 1.0, to: 0.68, by: -0.05).first { part in
            let thinner = inner.map { $0.transformed(by: .identity, width: part, blackPart: 1) }
            return ground.stays(in: ScanlineRegion(raster, beside: thinner, .black, widths, for: Self.hair / scale))
        } ?? 1
    }

    /// How much of their width at black strokes keep in an enclosure.
    ///
    /// Lines that go round nothing and are as wide as any keep more than others, as long as the ground between them is
    /// seen there.
    ///
    /// - Parameters:
    ///   - scale: The drawing's inside.
    ///   - narrowed: A stroke as wide as in an enclosure if it keeps a part, in units of the drawing.
    /// - Returns: One of `Enclosure.blackParts`.
    func innerBlackPart(_ scale: Double, _ narrowed: (SkeletonStroke, Double) -> SkeletonStroke) -> Double {
        let least = Enclosure.blackParts.lowerBound
        guard widths.black >= frameWidths.black, paintedStrokes.allSatisfy(\.isOpen) else { return least }
        var part = Enclosure.blackParts.upperBound
        // Lines that lie across measure no two turns alike, and twins must not differ.
        for turned in AffineTransform.turnsAndMirrors.lazy.map(turned) where part > least {
            guard let raster = turned.counterRaster else { return least }
            let ground = turned.groundBetween(raster)
            func keepsApart() -> Bool {
                let inner = turned.paintedStrokes.map { narrowed($0, part) }
                return ground.stays(
                    in: ScanlineRegion(raster, beside: inner, .black, widths, for: Self.narrow.black / scale))
            }
            while part > least, !keepsApart() { part -= 0.05 }
        }
        return max(part, least)
    }

    private func turned(by turn: AffineTransform) -> Skeleton {
        var skeleton = self
        skeleton.layers = layers.map { layer in
            var layer = layer
            layer.strokes = layer.strokes.map { $0.transformed(by: turn, width: 1, blackPart: 1) }
            return layer
        }
        return skeleton
    }

    private func groundBetween(_ raster: ScanlineRegion.Raster) -> GroundBetween {
        GroundBetween(ScanlineRegion(raster, beside: paintedStrokes, .regular, widths, for: Self.narrow.regular))
    }

    private var paintedStrokes: [SkeletonStroke] {
        outlined.layers.filter { $0.clearing == .none && $0.opacity == 1 }.flatMap(\.strokes)
    }

    /// Lines across all strokes, no further from the drawing's place than that is wide; nil where there are none.
    var counterRaster: ScanlineRegion.Raster? {
        let near = Rect(x: 0, y: 0, width: Self.grid, height: Self.grid).insetBy(-Self.grid)
        return outlined.layers.flatMap(\.strokes).compactMap(\.path.bounds).union.flatMap {
            $0.insetBy(-widths.black / 2 - 1).intersection(near)
        }.map { ScanlineRegion.Raster($0, step: 1.0 / 16) }
    }
}

extension AffineTransform {
    /// All that leave the grid as it is.
    fileprivate static let turnsAndMirrors = [1.0, -1].flatMap { x in
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

extension SkeletonStroke {
    fileprivate var isOpen: Bool {
        !isSolid && width > 0 && outlines == nil && path.subpaths.allSatisfy { !$0.isClosed }
    }
}

extension StrokeWidths {
    /// The widths with the greatest at black, no less than half-way from regular, with which a condition holds.
    fileprivate func thinned(until holds: (StrokeWidths) -> Bool) -> StrokeWidths {
        if holds(self) { return self }
        var (thinner, step) = (self, (black - regular) / 2)
        thinner.black -= step
        // To a 32nd of the way, finer than the eye tells apart.
        for _ in 0..<4 {
            step /= 2
            thinner.black += holds(thinner) ? step : -step
        }
        thinner.black -= holds(thinner) ? 0 : step
        return thinner
    }
}

extension ScanlineRegion {
    /// Where the middle of a disc may lie beside strokes: what they leave free that are wider by its diameter.
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
