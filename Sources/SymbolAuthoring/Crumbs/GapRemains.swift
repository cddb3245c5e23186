internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate

/// What a gap leaves of the painted area behind it at one weight, in grid units about the grid's centre.
struct GapRemains {
    /// The pieces that are too small or too thin to keep.
    private(set) var crumbs: [RegionPiece] = []
    /// Pieces that may be kept, unless they are crumbs at other weights.
    private var doubtful: [(piece: RegionPiece, detail: RegionPiece?)] = []
    /// Everything that is not a crumb.
    private(set) var kept: ScanlineRegion
    /// The width of strokes, in grid units.
    private let width: Double
    /// The size, in grid units, below which a separate shape is a detail, such as a pupil.
    ///
    /// All that remains of a detail goes at all weights when a part of it is a crumb at one.
    private let detail: Double

    /// The lengths of stroke, in grid units, below which a piece may go because it is a crumb at another weight.
    ///
    /// The first applies when the other crumb is a mere speck, the second when it is almost large enough to keep.
    private static let short = (speck: 6.0, crumb: 3.0)
    /// The size of a detail, in grid units, in a drawing that is not in an enclosure.
    private static let detail = 6.5
    /// The thickness, in stroke widths, that a piece must reach somewhere to be kept.
    private static let thinnest = 0.5
    /// The fraction of its area that a piece must have lost to the gap; with less, it is a dot that was already as
    /// small.
    private static let leastLoss = 0.2
    /// The greatest number of pieces; more are a pattern, in which none is a crumb.
    ///
    /// Of 4,722 icons of real sets, none has more than 50.
    private static let mostPieces = 512

    /// Finds the crumbs in a variant.
    ///
    /// - Parameters:
    ///   - variant: The variant of one weight.
    ///   - layers: The layers from back to front.
    ///   - gap: The index of the shape that clears the gap.
    ///   - width: The width of strokes, in grid units.
    ///   - scale: The scale of the drawing behind the gap.
    ///   - isFollower: Whether pieces are crumbs only where they are crumbs at another weight.
    init(_ variant: Variant, _ layers: [Layer], gap: Int, width: Double, scale: Double, isFollower: Bool) {
        let areas = LayerAreas(variant)
        let parts = layers.split(maxSplits: 1, omittingEmptySubsequences: false) { $0.shapeIndices == [gap] }
        let behind = areas.painted(by: parts[0])
        kept = behind
        (self.width, detail) = (width, Self.detail * scale)
        guard let own = layers.first(where: { $0.shapeIndices == [gap] }) else { return }
        kept.subtract(areas.area(of: own))
        let pieces = RegionPiece.pieces(of: kept)
        guard pieces.count <= Self.mostPieces else { return }
        let front = areas.union(of: parts.dropFirst().joined().filter { $0.opacity > 0 })
        findCrumbs(among: pieces, of: RegionPiece.pieces(of: behind), below: front, isFollower)
    }

    /// Finds the crumbs among the pieces that the gap leaves of whole shapes; none of them touch what is in front.
    private mutating func findCrumbs(
        among pieces: [RegionPiece], of wholes: [RegionPiece], below front: ScanlineRegion, _ isFollower: Bool
    ) {
        let runs = RegionPiece.runs(of: wholes)
        func isCut(_ piece: RegionPiece) -> Bool { piece.touches(runs, from: piece.area / (1 - Self.leastLoss)) }
        let details = wholes.filter { max($0.bounds.width, $0.bounds.height) < detail }
        doubtful = pieces.filter { !$0.touches(front) }
            .map { piece in (piece, isCut(piece) ? details.first { piece.touches($0.region) } : nil) }
            .filter { $0.0.area < Self.short.speck * width || $0.1 != nil }
        if isFollower { return }
        let (least, thinnest) = (least, width * Self.thinnest / 2)
        // Something must remain of each whole shape.
        func isThin(_ piece: RegionPiece) -> Bool {
            !piece.region.containsDisc(radius: thinnest)
                && wholes.contains { whole in
                    piece.touches(whole.region)
                        && pieces.contains { $0.touches(whole.region) && $0.region.containsDisc(radius: thinnest) }
                }
        }
        drop { piece, _ in isCut(piece) && (piece.area < least || isThin(piece)) }
    }

    /// The area below which a piece is a crumb.
    private var least: Double { width * width / 2 }

    /// Returns the area of a crumb relative to the area that would be kept, 0…1; 0 for larger pieces.
    func size(of piece: RegionPiece) -> Double { piece.area < least ? piece.area / least : 0 }

    /// Turns pieces that may be kept into crumbs where they meet a crumb of another weight.
    ///
    /// - Parameters:
    ///   - crumb: The crumb of the other weight.
    ///   - size: The relative size of that crumb, 0…1.
    /// - Returns: The new crumbs.
    mutating func drop(meeting crumb: RegionPiece, of size: Double) -> ArraySlice<RegionPiece> {
        let count = crumbs.count
        let shortest = Self.short.speck + (Self.short.crumb - Self.short.speck) * size
        let most = shortest * width
        drop { piece, detail in detail?.meets(crumb) ?? (piece.area < most && piece.meets(crumb)) }
        return crumbs.dropFirst(count)
    }

    /// Turns short pieces into crumbs where the gap leaves nothing of them at another weight.
    mutating func drop(absentFrom other: GapRemains) {
        let pieces = RegionPiece.pieces(of: other.kept) + other.crumbs
        let most = Self.short.crumb * width
        drop { piece, _ in piece.area < most && !pieces.contains(where: piece.meets) }
    }

    private mutating func drop(_ isCrumb: (RegionPiece, RegionPiece?) -> Bool) {
        for (piece, detail) in doubtful where isCrumb(piece, detail) {
            crumbs.append(piece)
            kept.subtract(piece.region)
        }
        doubtful.removeAll(where: isCrumb)
    }
}
