internal import Insignia
internal import SymbolText

/// A symbol of the exported site, with its files.
struct SiteSymbol: Sendable {
    let entry: LibraryEntry
    let facts: SymbolFacts
    /// The digest of the file and, if any, the `Contents.json` of its symbol set; it does not depend on the path.
    let digest: String
    let paths: SitePaths
    /// The size of the picture in the grid, in CSS pixels.
    let width, height: Int

    /// Reads the file, and measures the picture.
    ///
    /// - Throws: `SiteError` with the reason why the symbol cannot be shown.
    init(_ entry: LibraryEntry, _ site: PreviewSite) throws(SiteError) {
        guard let facts = entry.facts, facts.error == nil else {
            throw .unmade(entry.facts?.error ?? "\(entry.path) has not been read")
        }
        (self.entry, self.facts, paths) = (entry, facts, SitePaths(entry))
        do {
            digest = try Self.digest(entry)
            (width, height) = try Self.size(entry, site)
        } catch let error as Refusal {
            throw .unmade(error.message)
        } catch {
            throw .unmade("\(error)")
        }
    }

    private static func digest(_ entry: LibraryEntry) throws(FileError) -> String {
        var digest = ContentDigest(of: try Files.read(entry.path))
        if let contents = SymbolSet.contentsPath(of: entry.path) { digest.add((try? Files.read(contents)) ?? []) }
        return digest.text
    }

    private static func size(_ entry: LibraryEntry, _ site: PreviewSite) throws -> (Int, Int) {
        guard let query = Query("symbol=\(CSSText.percentEncoded(entry.id))&\(tile)"),
            case .object(let members) = try site.metrics(query)
        else { return (0, 0) }
        func number(_ key: String) -> Int {
            if case .number(let value)? = members.first(where: { $0.0 == key })?.1 { Int(clamping: value) } else { 0 }
        }
        return (number("width"), number("height"))
    }

    /// The symbol of which this one is a variant; nil for none.
    var base: String? { entry.catalog?.variantOf }

    private static let tile = "point-size=28"

    private func file(_ path: String, _ address: String) -> SiteFile {
        let parts = address[...].parts(separatedBy: "?")
        return SiteFile(path, parts.joined(separator: "?symbol=\(CSSText.percentEncoded(entry.id))&"), of: digest)
    }

    var tile: SiteFile { file(paths.tile, "/picture?\(Self.tile)&display-scale=2&compression=small") }
    var large: SiteFile { file(paths.large, "/picture?point-size=160&compression=small") }
    /// The contact sheets, each with a heading.
    var sheets: [(title: String, file: SiteFile)] {
        guard facts.isTemplate else { return [] }
        return SitePaths.sheets.map { kind, title in
            (title, file(paths.sheet(kind), "/picture?grid=\(kind)&point-size=18&compression=small"))
        }
    }

    /// The effects shown: those common to all symbols, and those for which the symbol has features.
    ///
    /// A variant has no common effects: there are many variants, and they move like their base symbols.
    var effects: [(title: String, file: SiteFile)] {
        let own = SitePaths.specialEffects.filter { facts.features.contains($0.feature) }
        let general = base == nil ? SitePaths.commonEffects : []
        return (general + own.map { (effect: $0.effect, title: $0.title) }).map { effect, title in
            (title, file(paths.effect(effect), "/animation?effect=\(effect)&point-size=40&fps=25&format=webp"))
        }
    }

    var pictures: [SiteFile] { [tile, large] + sheets.map(\.file) + effects.map(\.file) }
}
