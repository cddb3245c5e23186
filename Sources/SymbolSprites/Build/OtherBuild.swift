internal import SymbolFiles

/// What another build file has made, as what is known of it from one run to the next tells.
struct OtherBuild {
    /// The build file, from the root.
    let path: String
    /// From the root.
    let statePath: String
    let state: BuildState

    /// Those that make files in any of some folders, which are given from the root.
    ///
    /// What a build knows lies in a folder above its outputs, or a claim that leads there does.
    static func all(around folders: Set<String>) -> [OtherBuild] {
        var (seen, states): (Set<String>, Set<String>) = ([], [])
        for var folder in folders {
            while !folder.isEmpty, seen.insert(folder).inserted {
                states.formUnion(self.states(in: folder + SpriteBuild.ownFolder))
                folder = Files.folder(of: String(folder.dropLast()))
            }
        }
        return states.sorted().compactMap { path in
            // What is known lies beside the build file, or beside the outputs where these are elsewhere.
            OtherBuild(statePath: path, outputs: Files.folder(of: String(Files.folder(of: path).dropLast())))
        }
    }

    /// Those that a folder holds or leads to.
    static func states(in folder: String) -> [String] {
        ((try? Files.names(in: folder)) ?? []).compactMap { name in
            if name.hasSuffix(SpriteBuild.stateEnding) { return folder + name }
            return name.hasSuffix(FolderClaim.ending) ? FolderClaim.statePath(in: folder, name) : nil
        }
    }

    /// Nil where the build file is gone: what it has made is anyone's.
    init?(statePath: String, outputs: String) {
        let folder = Files.folder(of: statePath)
        let named = outputs + Files.name(of: statePath).dropLast(SpriteBuild.stateEnding.count)
        let paths = [BuildLock.buildFile(of: statePath) ?? named, named]
        guard let path = paths.first(where: Files.exists) else { return nil }
        (self.path, self.statePath) = (Files.canonicalPath(path), statePath)
        let places = BuildPlaces(build: Files.folder(of: self.path), outputs: outputs, state: folder)
        state = BuildState(readingFrom: statePath, places)
    }
}
