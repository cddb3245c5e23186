internal import SymbolFiles

extension SpriteBuild {
    /// Throws where an output was made by another build file: each build would undo what the other has done.
    func refuseOutputsOfOtherBuilds(_ plan: BuildPlan) throws(FileError) {
        let writes = plan.writes.filter(Files.exists)
        guard !writes.isEmpty else { return }
        var folders = CanonicalFolders()
        let paths = writes.map { PathKey(folders.path($0)) }
        let places = Set(paths.map { PathKey(Files.folder(of: $0.text)) })
        let others = buildsInStateFolder + OtherBuild.all(around: places)
        for other in others where !isOwn(other) {
            let outputs = other.state.outputs.filter { !$0.value.isPending }.keys
            let made = Set(outputs.map { PathKey(folders.path($0.text)) })
            guard let index = paths.firstIndex(where: made.contains) else { continue }
            guard other.path != Files.canonicalPath(file.path) else { throw self.otherState(other, writes[index]) }
            let isBeside = Files.folder(of: other.path) == Self.canonicalFolder(of: file.path)
            let name = isBeside ? Files.name(of: other.path) : other.path
            throw FileError(
                .format, path: file.path,
                message:
                    "the output \(writes[index]) is also an output of \(name); expected another path for one of them",
                at: file.position(ofOutput: writes[index]))
        }
    }

    /// Returns the error for an output that this build file has made with its state in another folder.
    private func otherState(_ other: OtherBuild, _ output: String) -> FileError {
        let state = Files.folder(of: other.statePath)
        return error(
            output,
            "the output \(output) was built with its state in \(state); expected that folder, or none of its state")
    }

    /// The builds whose states lie in the same folder, where it was set explicitly; their outputs are assumed to be
    /// where those of this build are.
    private var buildsInStateFolder: [OtherBuild] {
        guard settings.stateFolder != nil else { return [] }
        let outputs = settings.outputFolder.map { Self.canonicalFolder(of: $0 + "/x") } ?? ""
        return OtherBuild.states(in: Self.canonicalFolder(of: place.statePath)).sorted().compactMap {
            OtherBuild(statePath: $0, outputs: outputs)
        }
    }

    private func isOwn(_ other: OtherBuild) -> Bool {
        let name = Files.name(of: other.statePath)
        guard name == place.stateName(nil) || place.shard(ofState: name) != nil else { return false }
        return Files.folder(of: other.statePath) == Self.canonicalFolder(of: place.statePath)
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
