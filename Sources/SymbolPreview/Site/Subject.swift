internal import Insignia

/// A symbol that is asked about: one of the library, or one dropped onto the page.
struct Subject: Sendable {
    enum Source: Sendable {
        case file(String)
        case dropped([UInt8])
    }

    let id: String
    let name: String
    let source: Source
    /// Changes when the symbol does.
    let mark: String

    /// As messages and command lines name it.
    var path: String {
        switch source {
        case .file(let path): path
        case .dropped: "\(name).svg"
        }
    }

    init(_ entry: LibraryEntry) {
        (id, name, source) = (entry.id, entry.name, .file(entry.path))
        // As it is now, whether the library has seen it or not.
        mark = "\(entry.path) " + Self.mark(of: entry.path)
    }

    init(id: String, name: String, dropped bytes: [UInt8]) {
        (self.id, self.name, source, mark) = (id, name, .dropped(bytes), id)
    }

    func document(_ options: RenderOptions) throws(FileError) -> SymbolDocument {
        switch source {
        case .file(let path):
            return try SymbolDocument(contentsOf: path, for: options)
        case .dropped(let bytes):
            do throws(ReadError) { return try SymbolDocument(parsing: bytes, name: name) } catch {
                throw FileError(.format, path: path, message: error.message, at: error.position)
            }
        }
    }

    /// What all that may be read of a file's symbol looks like: the file, its drawings for languages, its description.
    func mark(_ options: RenderOptions) -> String {
        guard case .file(let path) = source else { return mark }
        let sibling = LocalizedFile.sibling(of: path, options.locale, options.effectiveDirection)
        let others = [sibling, SymbolSet.contentsPath(of: path)].compactMap { $0 }
        return ([mark] + others.map { "\($0) \(Self.mark(of: $0))" }).joined(separator: " ")
    }

    private static func mark(of path: String) -> String {
        Files.stamp(of: path).map { "\($0.size) \($0.time) \($0.changeTime) \($0.inode)" } ?? "none"
    }

    /// The file itself.
    func bytes() throws(FileError) -> [UInt8] {
        switch source {
        case .file(let path): return try Files.read(path)
        case .dropped(let bytes): return bytes
        }
    }

    /// The file that is drawn with some options: that of a language, where there is one.
    func bytes(_ options: RenderOptions) throws(FileError) -> [UInt8] {
        guard case .file(let path) = source,
            let sibling = LocalizedFile.sibling(of: path, options.locale, options.effectiveDirection)
        else { return try bytes() }
        return try Files.read(sibling)
    }
}
