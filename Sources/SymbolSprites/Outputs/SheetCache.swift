internal import SymbolFiles
internal import SymbolImaging
internal import SymbolText

/// What is kept of a sheet from one run to the next: the outlines of its sprites, of which only those are read that
/// have changed, and the bands of its images, of which only those are drawn and compressed that look otherwise.
struct SheetCache {
    private var last = Content()
    private var now = Content()

    private struct Content {
        var outlines: [ContentDigest: SpriteOutline] = [:]
        var bands: [ContentDigest: PNGBand] = [:]
        /// In which they came.
        var outlineOrder: [ContentDigest] = []
        var bandOrder: [ContentDigest] = []
    }

    /// Begins the file; another version's or renderer's is not read.
    private static let header = "insignia sheet 2 \(SpriteSteps.identity)"
    /// Of a file's name; another version has another.
    static let ending = "sheet2"

    /// What is in a file, and nothing where there is none or it is damaged: then all is read and drawn.
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

    /// What the file of the next run holds.
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

    /// The outline of a sprite that is made by a recipe.
    mutating func outline(_ recipe: ContentDigest, _ read: () throws -> SpriteOutline) rethrows -> SpriteOutline {
        let outline = try last.outlines[recipe] ?? read()
        if now.outlines.updateValue(outline, forKey: recipe) == nil { now.outlineOrder.append(recipe) }
        return outline
    }

    mutating func encode(_ image: SheetImage, _ encoder: PNGEncoder) throws -> [UInt8] {
        let digests = image.bands.map(image.digest)
        var cuts: [Int: Pixmap] = [:]
        var bands = try zip(digests, image.bands).map { digest, rows in
            try last.bands[digest] ?? PNGBand(image.draw(rows, &cuts))
        }
        let bytes = try encoder.encode(width: image.width, &bands) { try image.draw(image.bands[$0], &cuts) }
        for (digest, band) in zip(digests, bands)
        where band.isPacked && now.bands.updateValue(band, forKey: digest) == nil {
            now.bandOrder.append(digest)
        }
        return bytes
    }
}
