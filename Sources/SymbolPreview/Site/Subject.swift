internal import Insignia

/// The symbol of a request: one of the library, or one dropped onto the page.
struct Subject: Sendable {
    enum Source: Sendable {
        case file(String)
        case dropped([UInt8])
    }

    let id: String
    let name: String
    let source: Source
    /// A text that changes when the file of the symbol does.
    let fingerprint: String

    /// The path that messages and command lines show.
    var path: String {
        switch source {
        case .file(let path): path
        case .dropped: "\(name).svg"
        }
    }

    init(_ entry: LibraryEntry) {
        (id, name, source) = (entry.id, entry.name, .file(entry.path))
        // From the current file, even if the library has not noticed a change yet.
        fingerprint = "\(entry.path) " + Self.fingerprint(ofFile: entry.path)
    }

    init(id: String, name: String, dropped bytes: [UInt8]) {
        (self.id, self.name, source, fingerprint) = (id, name, .dropped(bytes), id)
    }

    func document(_ options: RenderOptions) throws(FileError) -> SymbolDocument {
        switch source {
        case .file(let path):
            return try SymbolDocument(contentsOf: path, for: options)
        case .dropped(let bytes):
            do throws(ReadError) {
                return try SymbolDocument(
                    parsing: bytes, name: name, languages: options.locale?.tags ?? [], limits: ReadLimits())
            } catch {
                throw FileError(.format, path: path, message: error.message, at: error.position)
            }
        }
    }

    /// Returns a text that changes with the languages of the symbol's label, and with any of the files read for it: its
    /// own, that of its localized drawing, and the `Contents.json` of its symbol set.
    func fingerprint(_ options: RenderOptions) -> String {
        let fingerprint = ([fingerprint] + (options.locale?.tags ?? [])).joined(separator: " ")
        guard case .file(let path) = source else { return fingerprint }
        let sibling = LocalizedFile.sibling(of: path, options.locale, options.effectiveDirection)
        let others = [sibling, SymbolSet.contentsPath(of: path)].compactMap { $0 }
        return ([fingerprint] + others.map { "\($0) \(Self.fingerprint(ofFile: $0))" }).joined(separator: " ")
    }

    private static func fingerprint(ofFile path: String) -> String {
        Files.stamp(of: path).map { "\($0.size) \($0.time) \($0.changeTime) \($0.inode)" } ?? "none"
    }

    /// Returns the content of the file.
    func bytes() throws(FileError) -> [UInt8] {
        switch source {
        case .file(let path): return try Files.read(path)
        case .dropped(let bytes): return bytes
        }
    }

    /// Returns the content of the file that is drawn with some options: that of the localized drawing, if any.
    func bytes(_ options: RenderOptions) throws(FileError) -> [UInt8] {
        guard case .file(let path) = source,
            let sibling = LocalizedFile.sibling(of: path, options.locale, options.effectiveDirection)
        else { return try bytes() }
        return try Files.read(sibling)
    }
}
