internal import SymbolFiles

/// Another build file, and what its recorded state says it has made and is about to make.
struct OtherBuild {
    /// The canonical path of the build file.
    let path: String
    /// The canonical path of its state.
    let statePath: String
    let state: BuildState

    /// Finds the builds that make files in some folders, given by their canonical paths.
    static func all(around folders: Set<PathKey>) -> [OtherBuild] {
        let states = ownFolders(around: folders).flatMap(states(in:))
        return Set(states).sorted().map(\.text).compactMap { path in
            // The state lies beside the build file, or beside the outputs where these go to another folder.
            OtherBuild(statePath: path, outputs: Files.folder(of: String(Files.folder(of: path).dropLast())))
        }
    }

    /// The folders in which builds that make files in some folders may have a state or a claim that leads to it, given
    /// by canonical paths: one in each of these folders and of those above them.
    static func ownFolders(around folders: Set<PathKey>) -> [String] {
        var seen: Set<PathKey> = []
        for var folder in folders.map(\.text) {
            while !folder.isEmpty, seen.insert(PathKey(folder)).inserted {
                folder = Files.folder(of: String(folder.dropLast()))
            }
        }
        return seen.map { $0.text + BuildPlace.ownFolder }
    }

    /// The paths of the states in a folder, of those that its claims lead to, and of those that are not saved yet but
    /// have a journal.
    static func states(in folder: String) -> Set<PathKey> {
        let names = (try? Files.names(in: folder)) ?? []
        return Set(
            names.compactMap { name in
                if name.hasSuffix(FolderClaim.ending) { return FolderClaim.statePath(in: folder, name) }
                let state = BuildJournal.state(ofJournal: name) ?? name
                return state.hasSuffix(BuildPlace.stateEnding) ? folder + state : nil
            }.map(PathKey.init))
    }

    /// Reads the state of a build; nil where the build file no longer exists, and anyone may replace what it has made.
    init?(statePath: String, outputs: String) {
        let folder = Files.folder(of: statePath)
        let named = outputs + Files.name(of: statePath).dropLast(BuildPlace.stateEnding.count)
        let paths = [BuildLock.buildFile(of: statePath) ?? named, named]
        guard let path = paths.first(where: Files.exists) else { return nil }
        (self.path, self.statePath) = (Files.canonicalPath(path), statePath)
        let bases = PathBases(build: Files.folder(of: self.path), outputs: outputs, state: folder)
        state = BuildState(ofOtherBuild: statePath, bases)
    }
}
