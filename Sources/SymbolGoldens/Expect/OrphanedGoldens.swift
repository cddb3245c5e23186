internal import SymbolFiles

/// The goldens in a folder and below that no test of the run has asked for.
package struct OrphanedGoldens: Sendable {
    /// The paths of their files without extensions, sorted.
    package let paths: [String]

    /// - Parameters:
    ///   - folder: The folder to search, with a slash at its end.
    ///   - claims: The names that tests have used.
    package init(in folder: String, claims: GoldenClaims = .ofRun) {
        paths = Self.goldens(in: folder).filter { !claims.contains($0.imagePath) }.map(\.path)
    }

    private static func goldens(in folder: String) -> [(path: String, imagePath: String)] {
        let store = GoldenStore(folder: folder)
        let here = store.names.sorted().map { (folder + $0, store.imagePath($0)) }
        let names = (try? Files.names(in: folder)) ?? []
        let folders = names.filter { $0 != ReceivedFolder.name && Files.isFolder(folder + $0) }
        return here + folders.flatMap { goldens(in: "\(folder)\($0)/") }
    }
}
