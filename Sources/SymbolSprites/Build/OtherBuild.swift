internal import SymbolFiles

/// Another build file, and what its recorded state says it has made.
struct OtherBuild {
    /// The canonical path of the build file.
    let path: String
    /// The canonical path of its state.
    let statePath: String
    let state: BuildState

    /// Finds the builds that make files in some folders, given by their canonical paths.
    ///
    /// The state of a build lies in a folder above its outputs, or a claim there leads to it.
    static func all(around folders: Set<PathKey>) -> [OtherBuild] {
        var (seen, states): (Set<PathKey>, Set<PathKey>) = ([], [])
        for var folder in folders.map(\.text) {
            while !folder.isEmpty, seen.insert(PathKey(folder)).inserted {
                states.formUnion(self.states(in: folder + BuildPlace.ownFolder).map(PathKey.init))
                folder = Files.folder(of: String(folder.dropLast()))
            }
        }
        return states.sorted().map(\.text).compactMap { path in
            // The state lies beside the build file, or beside the outputs where these go to another folder.
            OtherBuild(statePath: path, outputs: Files.folder(of: String(Files.folder(of: path).dropLast())))
        }
    }

    /// The paths of the states in a folder and of those that its claims lead to.
    static func states(in folder: String) -> [String] {
        ((try? Files.names(in: folder)) ?? []).compactMap { name in
            if name.hasSuffix(BuildPlace.stateEnding) { return folder + name }
            return name.hasSuffix(FolderClaim.ending) ? FolderClaim.statePath(in: folder, name) : nil
        }
    }

    /// Reads the state of a build; nil where the build file no longer exists, and anyone may replace what it has made.
    init?(statePath: String, outputs: String) {
        let folder = Files.folder(of: statePath)
        let named = outputs + Files.name(of: statePath).dropLast(BuildPlace.stateEnding.count)
        let paths = [BuildLock.buildFile(of: statePath) ?? named, named]
        guard let path = paths.first(where: Files.exists) else { return nil }
        (self.path, self.statePath) = (Files.canonicalPath(path), statePath)
        let bases = PathBases(build: Files.folder(of: self.path), outputs: outputs, state: folder)
        state = BuildState(readingFrom: statePath, bases)
    }
}
