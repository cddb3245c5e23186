internal import Insignia
internal import SymbolText

/// A symbol of the exported site, with its files.
struct SiteSymbol: Sendable {
    let entry: LibraryEntry
    let facts: SymbolFacts
    /// The digest of the file and, if any, the `Contents.json` of its symbol set; it does not depend on the path.
    let digest: String
    /// The stem of file names: the name of the symbol, with a digest of its id where several have that name.
    let stem: String
    /// The size of the picture in the grid, in CSS pixels.
    let width, height: Int

    /// Returns nil for a symbol that cannot be read or measured.
    init?(_ entry: LibraryEntry, _ site: PreviewSite) {
        guard let facts = entry.facts, facts.error == nil, let bytes = try? Files.read(entry.path) else { return nil }
        var digest = ContentDigest(of: bytes)
        if let contents = SymbolSet.contentsPath(of: entry.path) { digest.add((try? Files.read(contents)) ?? []) }
        (self.entry, self.facts, self.digest) = (entry, facts, digest.text)
        let name = String(entry.name.unicodeScalars.map { Self.isPlain($0) ? Character($0) : "_" })
        let isOwn = name == entry.id
        stem = isOwn ? name : "\(name)-\(ContentDigest(of: entry.id).text.prefix(8))"
        guard let request = Request(.get, "/metrics?symbol=\(entry.id.queryEscaped)&\(Self.tile)"),
            case .object(let members)? = try? site.metrics(request.query)
        else { return nil }
        func number(_ key: String) -> Int {
            if case .number(let value)? = members.first(where: { $0.0 == key })?.1 { Int(clamping: value) } else { 0 }
        }
        (width, height) = (number("width"), number("height"))
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
            || "._-".unicodeScalars.contains(scalar)
    }

    /// The symbol of which this one is a variant; nil for none.
    var base: String? { entry.catalog?.variantOf }

    private static let tile = "point-size=28"

    private func file(_ path: String, _ address: String) -> SiteFile {
        let parts = address[...].parts(separatedBy: "?")
        return SiteFile(path, parts.joined(separator: "?symbol=\(entry.id.queryEscaped)&"), of: digest)
    }

    var tile: SiteFile { file("picture/\(stem)@2x.png", "/picture?\(Self.tile)&display-scale=2&compression=small") }
    var large: SiteFile { file("picture/\(stem).large.png", "/picture?point-size=160&compression=small") }
    /// The contact sheets, each with a heading.
    var sheets: [(title: String, file: SiteFile)] {
        guard facts.isTemplate else { return [] }
        return [("weights", "Weights and scales"), ("modes", "Modes")].map { kind, title in
            (title, file("sheet/\(stem).\(kind).png", "/picture?grid=\(kind)&point-size=18&compression=small"))
        }
    }

    /// The effects shown: those common to all symbols, and those for which the symbol has features.
    ///
    /// A variant has no common effects: there are many variants, and they move like their base symbols.
    var effects: [(title: String, file: SiteFile)] {
        let special: [(SymbolFacts.Feature, String, String)] = [
            (.draws, "drawOn", "Draw on"), (.variable, "variableColor", "Variable colour"),
            (.rotates, "rotate", "Rotate"), (.breathes, "breathe", "Breathe")
        ]
        let own = special.filter { facts.features.contains($0.0) }.map { ($0.1, $0.2) }
        let general = base == nil ? [("bounce", "Bounce"), ("wiggle", "Wiggle"), ("pulse", "Pulse")] : []
        return (general + own).map { effect, title in
            (
                title,
                file(
                    "effect/\(stem).\(effect).webp",
                    "/animation?effect=\(effect)&point-size=40&fps=25&format=webp")
            )
        }
    }

    var pictures: [SiteFile] { [tile, large] + sheets.map(\.file) + effects.map(\.file) }
}

extension String {
    /// The string percent-encoded as a value in an address.
    fileprivate var queryEscaped: String {
        let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-/".utf8)
        return utf8.map { byte in
            if plain.contains(byte) { return String(UnicodeScalar(byte)) }
            return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }
}
