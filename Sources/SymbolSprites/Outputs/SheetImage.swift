internal import SymbolImaging
internal import SymbolText

/// The picture of a page at one display scale, which is drawn band by band.
struct SheetImage {
    let width: Int
    let height: Int
    /// The rows of each band.
    let bands: [Range<Int>]
    /// Which of the scales.
    private let number: Int
    /// Pixels by which edges are repeated outwards.
    private let edge: Int
    /// From the top.
    private let pieces: [SheetPiece]
    /// With their edges.
    private let places: [PixelRectangle]

    init(
        width: Int, height: Int, number: Int, edge: Int, _ placed: some Sequence<(SheetPiece, PixelRectangle)>
    ) {
        (self.width, self.height, self.number, self.edge) = (width, height, number, edge)
        let placed = placed.sorted { ($0.1.y, $0.1.x) < ($1.1.y, $1.1.x) }
        pieces = placed.map(\.0)
        places = placed.map { piece, place in
            let look = piece.looks[number]
            return PixelRectangle(
                x: place.x - edge, y: place.y - edge, width: look.width + 2 * edge, height: look.height + 2 * edge)
        }
        bands = Self.bands(of: places.map(\.rows), height: height)
    }

    /// Bands end where they cut nothing in two, as far as they can.
    private static func bands(of places: [Range<Int>], height: Int) -> [Range<Int>] {
        var (gaps, bottom): ([Int], Int) = ([], 0)
        for rows in places {
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

    /// Rows: enough for what is compressed by itself to be as small as with the rest, and few enough for little else to
    /// be drawn again with an icon.
    private static let tallestBand = 128

    private func pieces(in band: Range<Int>) -> [Int] { places.indices.filter { places[$0].rows.overlaps(band) } }

    /// Tells apart bands that look different.
    func digest(of band: Range<Int>) -> ContentDigest {
        var writer = ByteWriter()
        for number in [width, band.count, edge] { writer.write(number) }
        for index in pieces(in: band) {
            let (place, look) = (places[index], pieces[index].looks[number])
            let ink = look.ink ?? PixelRectangle(x: 0, y: 0, width: 0, height: 0)
            let sides = [look.width, look.height, ink.x, ink.y, ink.width, ink.height]
            for number in [place.x, place.y - band.lowerBound] + sides { writer.write(number) }
            writer.write(look.digest)
        }
        return ContentDigest(wordsOf: writer.bytes)
    }

    /// Draws a band.
    ///
    /// `cuts` holds what reaches into the band from those above, and afterwards what does into those below.
    func draw(_ band: Range<Int>, _ cuts: inout [Int: Pixmap]) throws -> Pixmap {
        var picture = Pixmap(width: width, height: band.count)
        for index in pieces(in: band) {
            let place = places[index]
            let cut = try cuts[index] ?? pieces[index].cut(number).bleeding(by: edge)
            picture.place(cut, x: place.x, y: place.y - band.lowerBound)
            cuts[index] = place.rows.upperBound > band.upperBound ? cut : nil
        }
        return picture
    }
}
