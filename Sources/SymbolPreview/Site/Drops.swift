internal import Insignia

/// Files dropped onto the page: kept in memory up to a limit, and never written to the disk.
struct Drops: Sendable {
    private let symbols = BoundedCache<Subject>(limit: 64 << 20)
    private let timelines = BoundedCache<Script>(limit: 256)

    struct Script: Sendable {
        var id: String
        var file: TimelineFile
        /// The content of the file, for controls that change it.
        var json: JSONValue
    }

    subscript(id: String) -> Subject? { symbols[id] }

    func timeline(_ id: String) -> Script? { timelines[id] }

    /// Stores a symbol or icon; equal files with equal names have the same id.
    func keep(_ bytes: [UInt8], name: String) -> Subject {
        var digest = ContentDigest(of: bytes)
        digest.add(name)
        let subject = Subject(id: "drop-\(digest.text.prefix(16))-\(name)", name: name, dropped: bytes)
        symbols.keep(subject, for: subject.id, size: bytes.count + 1024)
        return subject
    }

    func keep(_ bytes: [UInt8]) throws(FileError) -> Script {
        let id = "timeline-\(ContentDigest(of: bytes).text.prefix(16))"
        let path = "timeline.yml"
        let script = Script(
            id: id, file: try TimelineFile(parsing: bytes, path: path),
            json: try YAMLFile(path: path, bytes: bytes).root().json)
        timelines.keep(script, for: id)
        return script
    }
}

extension YAMLNode {
    /// The node as JSON, in which every scalar is a string.
    fileprivate var json: JSONValue {
        switch content {
        case .scalar(let text, _): .string(text)
        case .sequence(let items): .array(items.map(\.json))
        case .mapping(let members):
            .object(
                members.compactMap { member in
                    guard case .scalar(let key, _) = member.key.content else { return nil }
                    return (key, member.value.json)
                })
        }
    }
}
