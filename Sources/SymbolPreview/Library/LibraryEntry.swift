package import Insignia

/// A symbol of a library.
package struct LibraryEntry: Sendable {
    /// Its name, or its path where several have that name.
    package let id: String
    package let name: String
    package let path: String
    /// Nil where there is no file.
    let stamp: FileStamp?
    let catalog: Catalog.Entry?
    /// Whether there are drawings of it for languages.
    let isLocalized: Bool
    /// Nil until the file has been read.
    var facts: SymbolFacts?

    /// Changes when the file does.
    var digest: String {
        var digest = ContentDigest(of: path)
        if let stamp { digest.add("\(stamp.size) \(stamp.time) \(stamp.changeTime) \(stamp.inode)") }
        return String(digest.text.prefix(16))
    }

    /// What it is found by.
    var searched: Catalog.Entry {
        catalog ?? Catalog.Entry(name: name, label: facts?.label ?? name.split(separator: ".").joined(separator: " "))
    }

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
