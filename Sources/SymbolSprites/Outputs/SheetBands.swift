internal import SymbolFiles
internal import SymbolImaging
internal import SymbolText

/// Encodes the images of a sheet, of which bands that look as they did the last time are neither drawn nor compressed.
struct SheetBands {
    private let last: [ContentDigest: PNGBand]
    private var now: [ContentDigest: PNGBand] = [:]
    /// In their order on the sheet.
    private var order: [ContentDigest] = []

    /// Begins the file; another renderer's is not read.
    private static let header = "insignia bands 1 \(SpriteSteps.identity)"

    /// What is in a file, and nothing where there is none or it is damaged: then all is drawn.
    init(readingFrom path: String?) { last = path.flatMap { try? Self.bands(in: $0) } ?? [:] }

    private static func bands(in path: String) throws -> [ContentDigest: PNGBand] {
        var reader = try ByteReader(sealed: try Files.read(path))
        guard try reader.text() == header else { return [:] }
        var bands: [ContentDigest: PNGBand] = [:]
        while !reader.isAtEnd { bands[try reader.digest()] = try PNGBand(reading: &reader) }
        return bands
    }

    /// What the file of the next run holds.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(Self.header)
        for digest in order {
            writer.write(digest)
            now[digest]?.write(to: &writer)
        }
        return writer.sealed
    }

    mutating func encode(_ image: SheetImage, _ encoder: PNGEncoder) throws -> [UInt8] {
        let digests = image.bands.map(image.digest)
        var cuts: [Int: Pixmap] = [:]
        var bands = try zip(digests, image.bands).map { digest, rows in
            try last[digest] ?? PNGBand(image.draw(rows, &cuts))
        }
        let bytes = try encoder.encode(width: image.width, &bands) { try image.draw(image.bands[$0], &cuts) }
        for (digest, band) in zip(digests, bands) where band.isPacked && now.updateValue(band, forKey: digest) == nil {
            order.append(digest)
        }
        return bytes
    }
}
