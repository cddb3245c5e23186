internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate

/// What a gap leaves of the ink behind it, at one weight and in grid units about the grid's middle.
struct GapRemains {
    /// Pieces too small or too thin to stay.
    private(set) var crumbs: [RegionPiece] = []
    /// Pieces that may stay, but go with their like at other weights.
    private var doubtful: [(piece: RegionPiece, detail: RegionPiece?)] = []
    /// All that is no crumb.
    private(set) var kept: ScanlineRegion
    /// Of the strokes, in grid units.
    private let width: Double

    /// Finer than the eye tells apart at 300 pixels.
    private static let step = 1.0 / 16
    /// What covers less than a stroke of so many grid units is not missed where it is a crumb at another weight: more
    /// where that is a mere speck, less where it is almost large enough to stay.
    private static let short = (speck: 6.0, crumb: 3.0)
    /// Grid units across which what stands by itself is a detail, such as a pupil: all that is left of it goes at all
    /// weights where a part of that is a crumb at one.
    private static let detail = 6.5
    /// Strokes across what stays, somewhere.
    private static let thinnest = 0.5
    /// What has lost less of itself is a dot that was as small before.
    private static let leastLoss = 0.2
    /// More pieces are a pattern, in which none is a crumb: of 4,722 icons of real sets none has more than 50.
    private static let mostPieces = 512
    /// Eight grids each way: what lies further is in no picture, and may overflow.
    private static let near = Rect(x: -192, y: -192, width: 384, height: 384)

    /// Finds them in a variant.
    ///
    /// - Parameters:
    ///   - variant: The weight.
    ///   - layers: From the back.
    ///   - gap: The place of the shape that clears the gap.
    ///   - width: Of the strokes.
    init(_ variant: Variant, _ layers: [Layer], gap: Int, width: Double) {
        let toGrid = Self.toGrid(variant)
        let ink = variant.ink.transformed(by: toGrid).intersection(Self.near)
        let raster = ScanlineRegion.Raster(ink ?? Rect(x: 0, y: 0, width: 0, height: 0), step: Self.step)
        func region(_ layer: Layer) -> ScanlineRegion {
            let path = layer.places.reduce(into: Path()) { $0.append(variant.shapes[$1].path) }
            return ScanlineRegion(path.transformed(by: toGrid), raster)
        }
        let parts = layers.split(maxSplits: 1, omittingEmptySubsequences: false) { $0.places == [gap] }
        var behind = ScanlineRegion(empty: raster)
        for layer in parts[0] {
            let own = region(layer)
            if layer.opacity > 0 { behind.formUnion(own) } else if layer.clearsBehind { behind.subtract(own) }
        }
        kept = behind
        self.width = width
        guard let own = layers.first(where: { $0.places == [gap] }) else { return }
        kept.subtract(region(own))
        var front = ScanlineRegion(empty: raster)
        for layer in parts.dropFirst().joined() where layer.opacity > 0 { front.formUnion(region(layer)) }
        let wholes = RegionPiece.pieces(of: behind)
        let runs = RegionPiece.runs(of: wholes)
        func isCut(_ piece: RegionPiece) -> Bool { piece.touches(runs, from: piece.area / (1 - Self.leastLoss)) }
        let details = wholes.filter { max($0.bounds.width, $0.bounds.height) < Self.detail }
        let pieces = RegionPiece.pieces(of: kept)
        guard pieces.count <= Self.mostPieces else { return }
        doubtful = pieces.filter { !$0.touches(front) }
            .map { piece in (piece, isCut(piece) ? details.first { piece.touches($0.region) } : nil) }
            .filter { $0.0.area < Self.short.speck * width || $0.1 != nil }
        let (least, thinnest) = (least, width * Self.thinnest / 2)
        // Of what is left of a whole, something stays.
        func isThin(_ piece: RegionPiece) -> Bool {
            !piece.region.holdsDisc(of: thinnest)
                && wholes.contains { whole in
                    piece.touches(whole.region)
                        && pieces.contains { $0.touches(whole.region) && $0.region.holdsDisc(of: thinnest) }
                }
        }
        drop { piece, _ in isCut(piece) && (piece.area < least || isThin(piece)) }
    }

    /// The area below which a piece is a crumb.
    private var least: Double { width * width / 2 }

    /// How much of what it takes to stay there is of a piece, 0…1.
    func size(of piece: RegionPiece) -> Double { piece.area < least ? piece.area / least : 0 }

    /// Makes crumbs of what may stay and lies where another crumb does that is of a size, 0…1.
    ///
    /// - Returns: What it makes crumbs of.
    mutating func drop(meeting crumb: RegionPiece, of size: Double) -> ArraySlice<RegionPiece> {
        let count = crumbs.count
        let shortest = Self.short.speck + (Self.short.crumb - Self.short.speck) * size
        let most = shortest * width
        drop { piece, detail in detail?.meets(crumb) ?? (piece.area < most && piece.meets(crumb)) }
        return crumbs.dropFirst(count)
    }

    private mutating func drop(_ isCrumb: (RegionPiece, RegionPiece?) -> Bool) {
        for (piece, detail) in doubtful where isCrumb(piece, detail) {
            crumbs.append(piece)
            kept.subtract(piece.region)
        }
        doubtful.removeAll(where: isCrumb)
    }

    /// From a variant's space to the grid's about its middle.
    static func toGrid(_ variant: Variant) -> AffineTransform {
        .scale(1 / (variant.scale.factor * TemplateDrawing.gridUnit))
            * .translation(x: -variant.advance / 2, y: Variant.capHeight / 2)
    }
}
