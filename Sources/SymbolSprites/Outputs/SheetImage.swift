internal import SymbolImaging
internal import SymbolText

/// The image of a page at one display scale, which is drawn band by band.
struct SheetImage {
    let width: Int
    let height: Int
    /// The rows of each band.
    let bands: [Range<Int>]
    /// The index of its display scale.
    private let scale: Int
    /// The number of pixels by which edges are repeated outwards.
    private let edge: Int
    /// The pieces, ordered from top to bottom.
    private let pieces: [SheetPiece]
    /// The rectangles of the pieces, including the repeated edges.
    private let frames: [PixelRectangle]

    init(
        width: Int, height: Int, scale: Int, edge: Int, _ placed: some Sequence<(SheetPiece, PixelRectangle)>
    ) {
        (self.width, self.height, self.scale, self.edge) = (width, height, scale, edge)
        let placed = placed.sorted { ($0.1.y, $0.1.x) < ($1.1.y, $1.1.x) }
        pieces = placed.map(\.0)
        frames = placed.map { piece, frame in
            let crop = piece.crops[scale]
            return PixelRectangle(
                x: frame.x - edge, y: frame.y - edge, width: crop.width + 2 * edge, height: crop.height + 2 * edge)
        }
        bands = Self.bands(of: frames.map(\.rows), height: height)
    }

    /// Divides the rows into bands that end between pieces as far as possible.
    private static func bands(of pieces: [Range<Int>], height: Int) -> [Range<Int>] {
        var (gaps, bottom): ([Int], Int) = ([], 0)
        for rows in pieces {
            if rows.lowerBound >= bottom { gaps.append(rows.lowerBound) }
            bottom = max(bottom, rows.upperBound)
        }
        var (bands, start): ([Range<Int>], Int) = ([], 0)
        while start < height {
            let limit = min(start + tallestBand, height)
            let end = limit == height ? height : gaps.last { $0 > start && $0 <= limit } ?? limit
            bands.append(start..<end)
            start = end
        }
        return bands
    }

    /// The maximum height of a band, in pixels: high enough for bands to compress almost as well on their own as
    /// together, and low enough that a changed icon causes little else to be drawn again.
    private static let tallestBand = 128

    private func pieces(in band: Range<Int>) -> [Int] { frames.indices.filter { frames[$0].rows.overlaps(band) } }

    /// A digest that differs where bands look different.
    func digest(of band: Range<Int>) -> ContentDigest {
        var writer = ByteWriter()
        for number in [width, band.count, edge] { writer.write(number) }
        for index in pieces(in: band) {
            let (frame, crop) = (frames[index], pieces[index].crops[scale])
            let ink = crop.inkBounds ?? PixelRectangle(x: 0, y: 0, width: 0, height: 0)
            let sides = [crop.width, crop.height, ink.x, ink.y, ink.width, ink.height]
            for number in [frame.x, frame.y - band.lowerBound] + sides { writer.write(number) }
            writer.write(crop.digest)
        }
        return ContentDigest(wordsOf: writer.bytes)
    }

    /// Draws a band.
    ///
    /// `overlaps` are the pieces that reach into the band from those above; afterwards, those that reach into the bands
    /// below.
    func draw(_ band: Range<Int>, _ overlaps: inout [Int: Pixmap]) throws -> Pixmap {
        var picture = Pixmap(width: width, height: band.count)
        for index in pieces(in: band) {
            let frame = frames[index]
            let piece = try overlaps[index] ?? pieces[index].pixmap(atScale: scale).bleeding(by: edge)
            picture.place(piece, x: frame.x, y: frame.y - band.lowerBound)
            overlaps[index] = frame.rows.upperBound > band.upperBound ? piece : nil
        }
        return picture
    }
}
