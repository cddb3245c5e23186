internal import SymbolImaging
internal import SymbolText

/// A page of a sheet at every display scale, in one layout whose unit is the point.
struct SpriteSheetAssembly {
    private(set) var images: [SheetImage] = []
    /// The entries of the manifest for each scale, in the order of the pieces.
    private(set) var entries: [[SpriteSheetEntry]] = []

    /// Distributes sprites over as many pages as they need, in their order; all frames of a sprite are on one page.
    ///
    /// - Throws: `SheetError` for a sprite that does not fit on a page.
    static func pages(_ sprites: [[SheetPiece]], _ layout: SheetLayout) throws(SheetError) -> [SpriteSheetAssembly] {
        var (pages, rest): ([SpriteSheetAssembly], ArraySlice<[SheetPiece]>) = ([], sprites[...])
        repeat {
            let (count, pieces) = firstPage(of: rest, layout)
            guard count > 0 || rest.isEmpty, let packing = layout.pack(pieces.rooms(layout)) else {
                throw SheetError(
                    name: rest.first?.first.map { $0.animation ?? $0.name } ?? "", side: layout.options.largestSide)
            }
            pages.append(SpriteSheetAssembly(pieces, packing, layout))
            rest = rest.dropFirst(count)
        } while !rest.isEmpty
        return pages
    }

    /// The number of sprites that fit on a page, counted from the first, and their pieces: all, or as many as bisection
    /// finds.
    private static func firstPage(
        of sprites: ArraySlice<[SheetPiece]>, _ layout: SheetLayout
    ) -> (count: Int, pieces: SharedPieces) {
        let all = SharedPieces(sprites.joined())
        if layout.fits(all.rooms(layout)) { return (sprites.count, all) }
        var (some, tooMany) = ((count: 0, pieces: SharedPieces([])), sprites.count)
        while tooMany - some.count > 1 {
            let middle = (some.count + tooMany) / 2
            let pieces = SharedPieces(sprites.prefix(middle).joined())
            if layout.fits(pieces.rooms(layout)) { some = (middle, pieces) } else { tooMany = middle }
        }
        return some
    }

    private init(_ pieces: SharedPieces, _ packing: RectanglePacking, _ layout: SheetLayout) {
        for (index, scale) in layout.scales.enumerated() {
            let scaled = packing.scaled(by: scale)
            images.append(
                SheetImage(
                    width: layout.side(scaled.width), height: layout.side(scaled.height), scale: index,
                    edge: Int(clamping: Double(layout.options.extrusion) * scale),
                    zip(pieces.unique, scaled.rectangles)))
            entries.append(zip(pieces.all, pieces.owners).map { $0.entry(atScale: index, scaled.rectangles[$1]) })
        }
    }
}

/// The pieces of a page, of which those that look alike share a position.
private struct SharedPieces {
    let all: [SheetPiece]
    /// The first piece of each appearance.
    private(set) var unique: [SheetPiece] = []
    /// The index in `unique` of the piece whose position each piece shares.
    private(set) var owners: [Int] = []

    init(_ pieces: some Sequence<SheetPiece>) {
        all = Array(pieces)
        var known: [[FrameOutline]: Int] = [:]
        for piece in all {
            let owner = known[piece.crops] ?? unique.count
            if owner == unique.count {
                known[piece.crops] = owner
                unique.append(piece)
            }
            owners.append(owner)
        }
    }

    func rooms(_ layout: SheetLayout) -> [PixelRectangle] { unique.map(layout.room) }
}

/// The error for a sprite that does not fit on a page.
struct SheetError: Error, CustomStringConvertible {
    let name: String
    let side: Int
    var description: String { "\(name) does not fit on a page of \(side) pixels a side" }
}
