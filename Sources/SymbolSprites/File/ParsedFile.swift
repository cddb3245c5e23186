internal import SymbolFiles
internal import SymbolText

/// A file that is parsed with a build file: the build file itself, a catalog, a file of colours or a timeline.
struct ParsedFile: Hashable, Sendable {
    let path: String
    /// The digest of the bytes that were parsed, which the file may no longer have.
    let content: ContentDigest

    init(_ path: String, _ bytes: [UInt8]) { (self.path, content) = (path, ContentDigest(wordsOf: bytes)) }

    /// Whether the file still has the content that was parsed.
    var isCurrent: Bool { (try? Files.read(path)).map(ContentDigest.init(wordsOf:)) == content }
}

extension BuildFile {
    /// The paths of the files that have changed since they were parsed, and of those that would be found now and were
    /// not, or the other way round.
    var changes: [String] {
        parsedFiles.filter { !$0.isCurrent }.map(\.path) + searched.flatMap { $0.changes(since: readingStart) }
    }
}
