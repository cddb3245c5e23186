internal import SymbolFiles
internal import SymbolImaging
internal import SymbolText

/// The parts of a sheet that are kept from one run to the next: the outlines of its sprites, of which only those that
/// have changed are read again, and the bands of its images, of which only those that look different are drawn and
/// compressed.
struct SheetCache {
    private var last = Content()
    private var now = Content()

    private struct Content {
        var outlines: [ContentDigest: SpriteOutline] = [:]
        var bands: [ContentDigest: PNGBand] = [:]
        /// The digests of the outlines and bands in the order of their first use.
        var outlineOrder: [ContentDigest] = []
        var bandOrder: [ContentDigest] = []
    }

    /// The first text of the file; files of another version or renderer are ignored.
    private static let header = "insignia sheet 2 \(SpriteSteps.identity)"
    /// The extension of the file, which changes with the version.
    static let ending = "sheet2"

    /// Reads the parts from a file; none where it is missing or damaged, so that everything is read and drawn.
    init(readingFrom path: String?) { last = path.flatMap { try? Self.content(of: $0) } ?? Content() }

    private static func content(of path: String) throws -> Content {
        var reader = try ByteReader(sealed: try Files.read(path, limit: .max))
        guard try reader.text() == header else { throw ByteReader.Damage() }
        var content = Content()
        for _ in 0..<(try reader.number(UInt32.self)) {
            content.outlines[try reader.digest()] = try SpriteOutline(reading: &reader)
        }
        while !reader.isAtEnd { content.bands[try reader.digest()] = try PNGBand(reading: &reader) }
        return content
    }

    /// The content of the file for the next run.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(Self.header)
        writer.write(UInt32(clamping: now.outlineOrder.count))
        for digest in now.outlineOrder {
            writer.write(digest)
            now.outlines[digest]?.write(to: &writer)
        }
        for digest in now.bandOrder {
            writer.write(digest)
            now.bands[digest]?.write(to: &writer)
        }
        return writer.sealed()
    }

    /// Returns the outline of a sprite with a recipe, and reads it where the cache has none.
    mutating func outline(_ recipe: ContentDigest, _ read: () throws -> SpriteOutline) rethrows -> SpriteOutline {
        let outline = try last.outlines[recipe] ?? read()
        if now.outlines.updateValue(outline, forKey: recipe) == nil { now.outlineOrder.append(recipe) }
        return outline
    }

    /// Encodes an image, and draws only the bands that the cache does not have.
    mutating func encode(_ image: SheetImage, _ encoder: PNGEncoder) throws -> [UInt8] {
        let digests = image.bands.map(image.digest)
        var overlaps: [Int: Pixmap] = [:]
        var bands = try zip(digests, image.bands).map { digest, rows in
            try last.bands[digest] ?? PNGBand(image.draw(rows, &overlaps))
        }
        let bytes = try encoder.encode(width: image.width, &bands) { try image.draw(image.bands[$0], &overlaps) }
        for (digest, band) in zip(digests, bands)
        where band.isPacked && now.bands.updateValue(band, forKey: digest) == nil {
            now.bandOrder.append(digest)
        }
        return bytes
    }
}
