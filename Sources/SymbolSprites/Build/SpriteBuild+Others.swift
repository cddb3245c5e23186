internal import SymbolFiles

extension SpriteBuild {
    /// Throws where an output was made by another build file, or is about to be: each build would undo what the other
    /// has done.
    func refuseOutputsOfOtherBuilds(_ plan: BuildPlan) throws(FileError) {
        guard let (path, other) = outputsOfOthers(among: plan.writes).first else { return }
        guard other.path != Files.canonicalPath(file.path) else { throw self.otherState(other, path) }
        let isBeside = Files.folder(of: other.path) == Self.canonicalFolder(of: file.path)
        let name = isBeside ? Files.name(of: other.path) : other.path
        throw FileError(
            .format, path: file.path,
            message: "the output \(path) is also an output of \(name); expected another path for one of them",
            at: file.position(ofOutput: path))
    }

    /// Leaves the former outputs in place that another build file has made, as that of a project of which this one is a
    /// copy, with its state.
    func keepOutputsOfOtherBuilds(_ plan: inout BuildPlan) {
        let kept = Set(outputsOfOthers(among: plan.stale).map { PathKey($0.path) })
        plan.stale.removeAll { kept.contains(PathKey($0)) }
    }

    /// Returns those of some paths at which other builds have made files or are about to, with the builds.
    ///
    /// What is written where there is a link replaces its target.
    private func outputsOfOthers(among paths: [String]) -> [(path: String, other: OtherBuild)] {
        let others = otherBuilds(around: Self.canonicalFolders(of: paths))
        guard !others.isEmpty else { return [] }
        var folders = CanonicalFolders()
        let keys = paths.map { PathKey(folders.target($0)) }
        return others.flatMap { other in
            let planned = Set(other.state.planned.map { PathKey(folders.target($0.text)) })
            let outputs = other.state.outputs.filter { !$0.value.isPending }.keys
            let made = Set(outputs.map { PathKey(folders.target($0.text)) })
            return zip(paths, keys).filter { path, key in
                planned.contains(key) || made.contains(key) && Files.exists(path)
            }.map { (path: $0.0, other: other) }
        }
    }

    /// The builds that make files in some folders, given by their canonical paths; none where there are no folders.
    private func otherBuilds(around places: Set<PathKey>) -> [OtherBuild] {
        guard !places.isEmpty else { return [] }
        return (buildsInStateFolder + OtherBuild.all(around: places)).filter { !isOwn($0) }
    }

    /// Returns the error for an output that this build file has made with its state in another folder.
    private func otherState(_ other: OtherBuild, _ output: String) -> FileError {
        let state = Files.folder(of: other.statePath)
        return error(
            output,
            "the output \(output) was built with its state in \(state); expected that as the state folder, "
                + "or the folder removed")
    }

    /// The builds whose states lie in the same folder, where it was set explicitly; their outputs are assumed to be
    /// where those of this build are.
    private var buildsInStateFolder: [OtherBuild] {
        guard settings.stateFolder != nil else { return [] }
        let outputs = settings.outputFolder.map { Self.canonicalFolder(of: $0 + "/x") } ?? ""
        return OtherBuild.states(in: Self.canonicalFolder(of: place.statePath)).sorted().compactMap {
            OtherBuild(statePath: $0.text, outputs: outputs)
        }
    }

    private func isOwn(_ other: OtherBuild) -> Bool {
        let name = Files.name(of: other.statePath)
        guard name == place.stateName(nil) || place.shard(ofState: name) != nil else { return false }
        return Files.folder(of: other.statePath) == Self.canonicalFolder(of: place.statePath)
    }

    /// The canonical paths of the folders that some files, or the targets of links in their places, lie in.
    static func canonicalFolders(of paths: [String]) -> Set<PathKey> {
        var folders = CanonicalFolders()
        return Set(paths.map { PathKey(Files.folder(of: folders.target($0))) })
    }

    /// The canonical path of the folder that a file lies in.
    static func canonicalFolder(of path: String) -> String { Files.folder(of: Files.canonicalPath(path)) }

    /// Returns whether a path is that of a state, lock or journal of this build or of another one in the same folder.
    package func isStateFile(_ path: String) -> Bool {
        Self.stateFileEndings.contains { path.utf8.suffix($0.count).elementsEqual($0) }
            && Self.canonicalFolder(of: path) == Self.canonicalFolder(of: place.statePath)
    }

    private static let stateFileEndings = [{ $0 }, BuildLock.path(of:), BuildJournal.path(of:)].map {
        Array($0(BuildPlace.stateEnding).utf8)
    }
}
