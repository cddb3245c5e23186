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
        let looks = Looks(sprites.joined(), layout.scales)
        var (pages, rest): ([SpriteSheetAssembly], ArraySlice<[SheetPiece]>) = ([], sprites[...])
        repeat {
            let count = looks.count(of: rest, onOnePage: layout)
            let pieces = Array(rest.prefix(count).joined())
            guard count > 0 || rest.isEmpty, let packing = layout.pack(looks.boxes(of: pieces)) else {
                throw SheetError(
                    name: rest.first?.first.map { $0.animation ?? $0.name } ?? "", side: layout.options.largestSide)
            }
            pages.append(SpriteSheetAssembly(pieces, looks, packing, layout))
            rest = rest.dropFirst(count)
        } while !rest.isEmpty
        return pages
    }

    private init(_ pieces: [SheetPiece], _ looks: Looks, _ packing: RectanglePacking, _ layout: SheetLayout) {
        let unique = looks.unique(of: pieces)
        let places = Dictionary(uniqueKeysWithValues: unique.enumerated().map { (looks.number(of: $1), $0) })
        for (number, scale) in layout.scales.enumerated() {
            let scaled = packing.scaled(by: scale)
            images.append(
                SheetImage(
                    width: layout.side(scaled.width), height: layout.side(scaled.height), number: number, scale: scale,
                    edge: Int(clamping: Double(layout.options.extrusion) * scale), zip(unique, scaled.places)))
            entries.append(
                pieces.map { $0.entry(number, scale, scaled.places[places[looks.number(of: $0)] ?? 0]) })
        }
    }
}

/// What pieces look like: those that look alike share a place on a page.
private struct Looks {
    private let numbers: [String: Int]

    init(_ pieces: some Sequence<SheetPiece>, _ scales: [Double]) {
        var (known, numbers): ([[FrameOutline]: Int], [String: Int]) = ([:], [:])
        for piece in pieces {
            let look = scales.indices.map { piece.look($0, scales[$0]) }
            let number = known[look] ?? known.count
            known[look] = number
            numbers[piece.name] = number
        }
        self.numbers = numbers
    }

    func number(of piece: SheetPiece) -> Int { numbers[piece.name] ?? 0 }

    /// The first piece of each look.
    func unique(of pieces: some Sequence<SheetPiece>) -> [SheetPiece] {
        var seen: Set<Int> = []
        return pieces.filter { seen.insert(number(of: $0)).inserted }
    }

    func boxes(of pieces: some Sequence<SheetPiece>) -> [PixelRectangle] { unique(of: pieces).map(\.box) }

    /// How many of the first sprites fit on a page: all, or as many as halving finds.
    func count(of sprites: ArraySlice<[SheetPiece]>, onOnePage layout: SheetLayout) -> Int {
        func fits(_ count: Int) -> Bool { layout.holds(boxes(of: sprites.prefix(count).joined())) }
        if fits(sprites.count) { return sprites.count }
        var (some, tooMany) = (0, sprites.count)
        while tooMany - some > 1 {
            let middle = (some + tooMany) / 2
            if fits(middle) { some = middle } else { tooMany = middle }
        }
        return some
    }
}

/// A sprite that does not fit on a page.
struct SheetError: Error, CustomStringConvertible {
    let name: String
    let side: Int
    var description: String { "\(name) does not fit on a page of \(side) pixels a side" }
}
