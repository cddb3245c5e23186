internal import SymbolFiles
internal import SymbolSprites
internal import Synchronization

/// The build files that ask for goldens, where several keep theirs in one folder.
///
/// Each file is read once, and only where a record names it.
final class GoldenOwners: Sendable {
    private let goldens = Mutex<[String: Set<String>]>([:])

    /// Returns whether a build file has a case with a golden at a path without extension; both paths are canonical.
    func asks(_ file: String, for golden: String) -> Bool {
        goldens.withLock { known in
            let paths = known[file] ?? Self.goldens(of: file)
            known[file] = paths
            return paths.contains(golden)
        }
    }

    /// The goldens of a build file; none where it cannot be read, since it will state the same conflict once it can.
    private static func goldens(of file: String) -> Set<String> {
        guard let (settings, cases) = try? BuildFile(contentsOf: file).goldenCases() else { return [] }
        var folders = CanonicalFolders()
        let folder = folders.folder(settings.folder)
        return Set(cases.map { folder + $0.name })
    }
}

extension GoldenSuite {
    /// Throws where the record of a case's golden names another build file that asks for the golden too.
    func refuseShared(_ name: String, _ record: GoldenRecord) throws(FileError) {
        guard record.buildFile != settings.buildFile, let other = store.buildFile(statedBy: record, of: name) else {
            return
        }
        var folders = CanonicalFolders()
        let golden = folders.folder(store.folder) + (GoldenNames.base(of: name) ?? name)
        guard other != Files.canonicalPath(file.path), owners.asks(other, for: golden) else { return }
        let path = CanonicalFolders.relativePath(from: folders.folder(""), to: other)
        throw FileError(
            .format, path: store.recordPath(name),
            message: "is the golden of \(path), which has a case of the same name; expected another folder or name")
    }
}
