internal import Insignia

/// What was dropped onto the page: kept for as long as there is room, and never written.
struct Drops: Sendable {
    private let symbols = BoundedCache<Subject>(limit: 64 << 20)
    private let timelines = BoundedCache<Script>(limit: 256)

    struct Script: Sendable {
        var id: String
        var file: TimelineFile
    }

    subscript(id: String) -> Subject? { symbols[id] }

    func timeline(_ id: String) -> Script? { timelines[id] }

    /// Keeps a symbol's file; the same gets the same id.
    func keep(_ bytes: [UInt8], name: String) -> Subject {
        var digest = ContentDigest(of: bytes)
        digest.add(name)
        let subject = Subject(id: "drop-\(digest.text.prefix(16))", name: name, dropped: bytes)
        symbols.keep(subject, for: subject.id, size: bytes.count + 1024)
        return subject
    }

    func keep(_ bytes: [UInt8]) throws(FileError) -> Script {
        let id = "timeline-\(ContentDigest(of: bytes).text.prefix(16))"
        let script = Script(id: id, file: try TimelineFile(parsing: bytes, path: "timeline.yml"))
        timelines.keep(script, for: id)
        return script
    }
}
