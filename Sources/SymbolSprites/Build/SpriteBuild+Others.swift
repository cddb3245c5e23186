internal import SymbolFiles

extension SpriteBuild {
    /// Refuses to write over what another build file has made: each would undo what the other does.
    func refuseOthersOutputs(_ plan: BuildPlan) throws(FileError) {
        let writes = plan.writes.filter(Files.exists)
        guard !writes.isEmpty else { return }
        var folders = CanonicalFolders()
        let places = writes.map { folders.path($0) }
        let others = ofNamedFolder + OtherBuild.all(around: Set(places.map { Files.folder(of: $0) }))
        for other in others where !isOwn(other) {
            let made = Set(other.state.outputs.filter { !$0.value.isPending }.keys.map { folders.path($0) })
            guard let index = places.firstIndex(where: made.contains) else { continue }
            let isBeside = Files.folder(of: other.path) == Self.place(of: file.path)
            let name = isBeside ? Files.name(of: other.path) : other.path
            throw FileError(
                .format, path: file.path,
                message: "the output \(writes[index]) is one of \(name), too; expected another place for one of them",
                at: file.position(ofOutput: writes[index]))
        }
    }

    /// Those that keep what they know in the same folder, where it was named; their outputs are taken to be where this
    /// build's are.
    private var ofNamedFolder: [OtherBuild] {
        guard settings.stateFolder != nil else { return [] }
        let outputs = settings.outputFolder.map { Self.place(of: $0 + "/x") } ?? ""
        return OtherBuild.states(in: Self.place(of: statePath)).sorted().compactMap {
            OtherBuild(statePath: $0, outputs: outputs)
        }
    }

    private func isOwn(_ other: OtherBuild) -> Bool {
        let name = Files.name(of: other.statePath)
        guard name == stateName(nil) || shard(ofState: name) != nil else { return false }
        return Files.folder(of: other.statePath) == Self.place(of: statePath)
    }

    /// The folder that a path leads into, from the root.
    static func place(of path: String) -> String { Files.folder(of: Files.canonicalPath(path)) }

    /// Whether a path is that of what some build knows from one run to the next.
    package func keeps(_ path: String) -> Bool {
        Self.ownEndings.contains { path.utf8.suffix($0.count).elementsEqual($0) }
            && Self.place(of: path) == Self.place(of: statePath)
    }

    private static let ownEndings = [stateEnding, BuildLock.path(of: stateEnding), BuildJournal.path(of: stateEnding)]
        .map { Array($0.utf8) }
}
