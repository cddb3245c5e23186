internal import SymbolFiles
internal import SymbolImaging
internal import SymbolText

/// The texts that each sprite contributes to a joined file, kept from one run to the next, so that only sprites that
/// have changed are read and drawn again.
struct JoinedTexts {
    private let last: [ContentDigest: [String]]
    private var now: [(recipe: ContentDigest, texts: [String])] = []

    /// The first text of the file; files of another version or renderer are ignored.
    private static let header = "insignia texts 1 \(SpriteSteps.identity)"
    /// The extension of the file, which changes with the version.
    static let ending = "texts1"

    /// Reads the texts from a file; none where it is missing or damaged, so that everything is drawn.
    init(readingFrom path: String?) { last = path.flatMap { try? Self.content(of: $0) } ?? [:] }

    private static func content(of path: String) throws -> [ContentDigest: [String]] {
        var reader = try ByteReader(sealed: try Files.read(path, limit: .max))
        guard try reader.text() == header else { throw ByteReader.Damage() }
        var content: [ContentDigest: [String]] = [:]
        while !reader.isAtEnd {
            let (recipe, count) = (try reader.digest(), try reader.number(UInt32.self))
            content[recipe] = try (0..<count).map { _ in try reader.text() }
        }
        return content
    }

    /// The content of the file for the next run.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(Self.header)
        for (recipe, texts) in now {
            writer.write(recipe)
            writer.write(UInt32(clamping: texts.count))
            for text in texts { writer.write(text) }
        }
        return writer.sealed()
    }

    /// Returns the texts of a sprite with a recipe, and makes them where the file has none.
    mutating func texts(_ recipe: ContentDigest, _ make: () throws -> [String]) rethrows -> [String] {
        let texts = try last[recipe] ?? make()
        now.append((recipe, texts))
        return texts
    }
}
