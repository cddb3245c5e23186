package import SymbolFiles

/// The goldens in and below a folder that no test of the run has used.
package struct OrphanedGoldens: Sendable {
    /// The paths of their files without extensions, sorted.
    package let paths: [String]

    /// Searches a folder for goldens that no test has used.
    ///
    /// - Parameters:
    ///   - folder: The folder to search, with a slash at its end.
    ///   - claims: The names that tests have used.
    /// - Throws: `FileError` for a folder below that cannot be read.
    package init(in folder: String, claims: GoldenClaims = .ofRun) throws(FileError) {
        let store = GoldenStore(folder: folder)
        let received = ReceivedFolder.name + "/"
        paths = try store.names().sorted().filter { !$0.hasPrefix(received) && !claims.contains(store.imagePath($0)) }
            .map { folder + $0 }
    }
}
