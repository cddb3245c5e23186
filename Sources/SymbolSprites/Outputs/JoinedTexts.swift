internal import SymbolFiles
internal import SymbolImaging
internal import SymbolText

/// What a file that holds something of every sprite says of each: kept from one run to the next, so that only those
/// sprites are read and drawn again that have changed.
struct JoinedTexts {
    private let last: [ContentDigest: [String]]
    private var now: [(recipe: ContentDigest, texts: [String])] = []

    /// Begins the file; another version's or renderer's is not read.
    private static let header = "insignia texts 1 \(SpriteSteps.identity)"
    /// Of a file's name; another version has another.
    static let ending = "texts1"

    /// What is in a file, and nothing where there is none or it is damaged: then all is drawn.
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

    /// What the file of the next run holds.
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

    /// The texts of a sprite that are made by a recipe.
    mutating func texts(_ recipe: ContentDigest, _ make: () throws -> [String]) rethrows -> [String] {
        let texts = try last[recipe] ?? make()
        now.append((recipe, texts))
        return texts
    }
}
