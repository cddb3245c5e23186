internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate

/// What a gap leaves of the painted area behind it at one weight, in grid units about the grid's centre.
struct GapRemains {
    /// The pieces that are too small or too thin to keep.
    private var dropped: [Remnant] = []
    /// Pieces that may be kept, unless they are crumbs at other weights.
    private var doubtful: [Remnant] = []
    /// Everything that is not a crumb.
    private(set) var kept: ScanlineRegion
    /// The width of strokes, in grid units.
    private let width: Double
    /// The width of strokes in Regular.
    private let regular: Double
    /// The size, in grid units, below which a separate shape is a detail, such as a pupil.
    ///
    /// All that remains of a detail goes at all weights when a part of it is a crumb at one.
    private let detail: Double

    /// A piece that may be a crumb.
    private struct Remnant {
        let piece: RegionPiece
        /// The detail of which the piece is a part.
        let detail: RegionPiece?
        /// The length of stroke that has the area of the piece, or the size of a piece that was thin before the cut,
        /// such as that of a hair line.
        let length: Double
        /// The length below which the piece is a crumb.
        let least: Double
        let wasThin: Bool

        init(_ piece: RegionPiece, width: Double, of detail: RegionPiece? = nil) {
            (self.piece, self.detail, length, wasThin) = (piece, detail, piece.area / width, false)
            least = width / 2
        }

        init(thin piece: RegionPiece, least: Double) {
            let size = Point(piece.bounds.width, piece.bounds.height).length
            (self.piece, detail, length, self.least, wasThin) = (piece, nil, size, least, true)
        }
    }

    /// The lengths of stroke, in grid units, below which a piece may go because it is a crumb at another weight.
    ///
    /// The first applies when the other crumb is a mere speck, the second when it is almost large enough to keep.
    private static let short = (speck: 6.0, crumb: 3.0)
    /// The size of a detail, in grid units, in a drawing that is not in an enclosure.
    private static let detail = 6.5
    /// The thickness, in stroke widths, that a piece must reach somewhere to be kept.
    private static let thinnest = 0.5
    /// The length, in Regular stroke widths, below which what is left of a hair line is a crumb: the tip of a spike is
    /// as thin and no longer.
    private static let shortestLine = 0.9
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
    ///   - widths: The widths of strokes, in grid units.
    ///   - scale: The scale of the drawing behind the gap.
    ///   - isFollower: Whether pieces are crumbs only where they are crumbs at another weight.
    init(_ variant: Variant, _ layers: [Layer], gap: Int, widths: StrokeWidths, scale: Double, isFollower: Bool) {
        let areas = LayerAreas(variant)
        let parts = layers.split(maxSplits: 1, omittingEmptySubsequences: false) { $0.shapeIndices == [gap] }
        let behind = areas.painted(by: parts[0])
        kept = behind
        (width, regular, detail) = (widths[variant.weight], widths.regular, Self.detail * scale)
        guard let own = layers.first(where: { $0.shapeIndices == [gap] }) else { return }
        kept.subtract(areas.area(of: own))
        let pieces = RegionPiece.pieces(of: kept)
        guard pieces.count <= Self.mostPieces else { return }
        let front = areas.union(of: parts.dropFirst().joined().filter { $0.opacity > 0 })
        findCrumbs(among: pieces, of: behind, below: front, isFollower)
    }

    /// Finds the crumbs among the pieces that the gap leaves of what was behind it; none of them touch what is in
    /// front.
    private mutating func findCrumbs(
        among pieces: [RegionPiece], of behind: ScanlineRegion, below front: ScanlineRegion, _ isFollower: Bool
    ) {
        let thinnest = width * Self.thinnest / 2
        let (wholes, thick) = (RegionPiece.pieces(of: behind), behind.opened(radius: thinnest))
        let runs = RegionPiece.runs(of: wholes)
        func isCut(_ piece: RegionPiece) -> Bool { piece.touches(runs, from: piece.area / (1 - Self.leastLoss)) }
        let details = wholes.filter { max($0.bounds.width, $0.bounds.height) < detail }
        doubtful = pieces.filter { !$0.touches(front) }
            .map { piece in
                guard isCut(piece) else { return Remnant(piece, width: width) }
                guard piece.area(within: thick) >= piece.area / 2 else {
                    return Remnant(thin: piece, least: Self.shortestLine * regular)
                }
                return Remnant(piece, width: width, of: details.first { piece.touches($0.region) })
            }
            .filter { $0.length < Self.short.speck || $0.detail != nil }
        if isFollower { return }
        // Something must remain of each whole shape.
        func isThin(_ piece: RegionPiece) -> Bool {
            !piece.region.containsDisc(radius: thinnest)
                && wholes.contains { whole in
                    piece.touches(whole.region)
                        && pieces.contains { $0.touches(whole.region) && $0.region.containsDisc(radius: thinnest) }
                }
        }
        drop { isCut($0.piece) && ($0.length < $0.least || !$0.wasThin && isThin($0.piece)) }
    }

    /// The crumbs, without their sizes.
    var crumbs: [RegionPiece] { dropped.map(\.piece) }

    /// The crumbs, each with its length relative to the one that would be kept, 0…1; 0 for longer pieces.
    var sizedCrumbs: [(piece: RegionPiece, size: Double)] {
        dropped.map { ($0.piece, $0.length < $0.least ? $0.length / $0.least : 0) }
    }

    /// Turns pieces that may be kept into crumbs where they meet a crumb of another weight.
    ///
    /// - Parameters:
    ///   - crumb: The crumb of the other weight.
    ///   - size: The relative size of that crumb, 0…1.
    /// - Returns: The new crumbs.
    mutating func drop(meeting crumb: RegionPiece, of size: Double) -> [RegionPiece] {
        let count = dropped.count
        let shortest = Self.short.speck + (Self.short.crumb - Self.short.speck) * size
        drop { $0.detail?.meets(crumb) ?? ($0.length < shortest && $0.piece.meets(crumb)) }
        return dropped.dropFirst(count).map(\.piece)
    }

    /// Turns short pieces into crumbs where the gap leaves nothing of them at another weight.
    mutating func drop(absentFrom other: GapRemains) {
        let pieces = RegionPiece.pieces(of: other.kept) + other.crumbs
        drop { remnant in remnant.length < Self.short.crumb && !pieces.contains(where: remnant.piece.meets) }
    }

    private mutating func drop(_ isCrumb: (Remnant) -> Bool) {
        for remnant in doubtful where isCrumb(remnant) {
            dropped.append(remnant)
            kept.subtract(remnant.piece.region)
        }
        doubtful.removeAll(where: isCrumb)
    }
}
