internal import SymbolImaging
internal import SymbolText

/// A page laid out at every display scale in one layout, whose units are points.
struct SpriteSheetAssembly {
    private(set) var images: [SheetImage] = []
    /// For each scale, in the order of the pieces.
    private(set) var entries: [[SpriteSheetEntry]] = []

    /// Puts sprites on as many pages as they need, in their order; all frames of one are on one page.
    ///
    /// - Throws: `SheetError` for a sprite that does not fit on a page.
    static func pages(_ sprites: [[SheetPiece]], _ layout: SheetLayout) throws(SheetError) -> [SpriteSheetAssembly] {
        var (pages, rest): ([SpriteSheetAssembly], ArraySlice<[SheetPiece]>) = ([], sprites[...])
        repeat {
            let (count, pieces) = firstPage(of: rest, layout)
            guard count > 0 || rest.isEmpty, let packing = layout.pack(pieces.boxes) else {
                throw SheetError(
                    name: rest.first?.first.map { $0.animation ?? $0.name } ?? "", side: layout.options.largestSide)
            }
            pages.append(SpriteSheetAssembly(pieces, packing, layout))
            rest = rest.dropFirst(count)
        } while !rest.isEmpty
        return pages
    }

    /// How many of the first sprites fit on a page, and their pieces: all, or as many as halving finds.
    private static func firstPage(
        of sprites: ArraySlice<[SheetPiece]>, _ layout: SheetLayout
    ) -> (count: Int, pieces: SharedPieces) {
        let all = SharedPieces(sprites.joined())
        if layout.holds(all.boxes) { return (sprites.count, all) }
        var (some, tooMany) = ((count: 0, pieces: SharedPieces([])), sprites.count)
        while tooMany - some.count > 1 {
            let middle = (some.count + tooMany) / 2
            let pieces = SharedPieces(sprites.prefix(middle).joined())
            if layout.holds(pieces.boxes) { some = (middle, pieces) } else { tooMany = middle }
        }
        return some
    }

    private init(_ pieces: SharedPieces, _ packing: RectanglePacking, _ layout: SheetLayout) {
        for (number, scale) in layout.scales.enumerated() {
            let scaled = packing.scaled(by: scale)
            images.append(
                SheetImage(
                    width: layout.side(scaled.width), height: layout.side(scaled.height), number: number,
                    edge: Int(clamping: Double(layout.options.extrusion) * scale),
                    zip(pieces.unique, scaled.rectangles)))
            entries.append(zip(pieces.all, pieces.owners).map { $0.entry(number, scaled.rectangles[$1]) })
        }
    }
}

/// Pieces of a page, of which those that look alike share a place.
private struct SharedPieces {
    let all: [SheetPiece]
    /// The first of each look.
    private(set) var unique: [SheetPiece] = []
    /// Which of these has the place of each piece.
    private(set) var owners: [Int] = []

    init(_ pieces: some Sequence<SheetPiece>) {
        all = Array(pieces)
        var known: [[FrameOutline]: Int] = [:]
        for piece in all {
            let owner = known[piece.looks] ?? unique.count
            if owner == unique.count {
                known[piece.looks] = owner
                unique.append(piece)
            }
            owners.append(owner)
        }
    }

    var boxes: [PixelRectangle] { unique.map(\.box) }
}

/// A sprite that does not fit on a page.
struct SheetError: Error, CustomStringConvertible {
    let name: String
    let side: Int
    var description: String { "\(name) does not fit on a page of \(side) pixels a side" }
}
