package import Insignia

/// A symbol of a library.
package struct LibraryEntry: Sendable {
    /// The name of the symbol, or its path where several symbols have that name.
    package let id: String
    package let name: String
    package let path: String
    /// The stamp of the file; nil where it does not exist.
    let stamp: FileStamp?
    /// The entry in the catalog; nil where the symbol comes from none.
    let catalog: Catalog.Entry?
    /// Whether there are localized drawings of the symbol.
    let isLocalized: Bool
    /// The facts from the file; nil until it has been read.
    var facts: SymbolFacts?

    /// A digest that changes when the file does.
    var digest: String {
        var digest = ContentDigest(of: path)
        if let stamp { digest.add("\(stamp.size) \(stamp.time) \(stamp.changeTime) \(stamp.inode)") }
        return String(digest.text.prefix(16))
    }

    /// The names, label, keywords and categories by which the symbol is found.
    var searched: Catalog.Entry {
        catalog ?? Catalog.Entry(name: name, label: facts?.label ?? name.split(separator: ".").joined(separator: " "))
    }

    /// The entry as the page receives it.
    package var json: JSONValue {
        let entry = searched
        var members: [(String, JSONValue)] = [
            ("id", .string(id)), ("name", .string(name)), ("label", .string(facts?.label ?? entry.label)),
            ("file", .string(path)), ("folder", .string(Files.folder(of: path))), ("digest", .string(digest)),
            ("categories", .strings(entry.categories)), ("keywords", .strings(entry.keywords))
        ]
        if let variantOf = entry.variantOf { members.append(("variantOf", .string(variantOf))) }
        guard let facts else { return .object(members) }
        if let error = facts.error {
            members.append(("error", .string(error)))
        } else {
            members.append(("kind", .string(facts.isTemplate ? "template" : "icon")))
            let features = facts.features + (isLocalized ? [.localized] : [])
            members.append(("features", .object(features.map { ($0.rawValue, .bool(true)) })))
            if let mode = facts.preferredMode { members.append(("preferredMode", .string(mode))) }
        }
        return .object(members)
    }
}
