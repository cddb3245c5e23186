internal import SymbolFiles

/// What another build file in the same folder has made.
private struct OtherBuild {
    /// The name of the build file.
    let name: String
    let state: BuildState
}

extension SpriteBuild {
    /// Refuses to write over what another build file has made: each would undo what the other does.
    func refuseOthersOutputs(_ plan: BuildPlan) throws(FileError) {
        let writes = plan.writes.filter(Files.exists)
        guard !writes.isEmpty else { return }
        for other in others {
            let claim = writes.first { other.state.outputs[$0].map { !$0.isPending } ?? false }
            guard let claim else { continue }
            throw FileError(
                .format, path: file.path,
                message: "the output \(claim) is one of \(other.name), too; expected another place for one of them",
                at: file.position(ofOutput: claim))
        }
    }

    /// What a build file has made that is gone by now is anyone's.
    private var others: [OtherBuild] {
        let names = ((try? Files.names(in: folder)) ?? []).sorted()
        return names.filter { isState($0) && $0 != stateName(nil) && shard(ofState: $0) == nil }.compactMap { name in
            let named = home + name.dropLast(Self.stateEnding.count)
            let places = [BuildLock.buildFile(of: folder + name) ?? named, named]
            guard let path = places.first(where: Files.exists) else { return nil }
            let isBeside = Self.place(of: path) == Self.place(of: file.path)
            let state = BuildState(
                readingFrom: folder + name, self.places.ofBuild(in: isBeside ? home : Files.folder(of: path)))
            return OtherBuild(name: Files.name(of: path), state: state)
        }
    }

    private func isState(_ name: String) -> Bool { name.hasSuffix(Self.stateEnding) }

    /// The folder that a path leads into, from the root.
    private static func place(of path: String) -> String { Files.folder(of: Files.canonicalPath(path)) }

    /// Whether a path is that of what some build knows from one run to the next.
    package func keeps(_ path: String) -> Bool {
        Self.ownEndings.contains { path.utf8.suffix($0.count).elementsEqual($0) }
            && Self.place(of: path) == Self.place(of: statePath)
    }

    private static let ownEndings = [stateEnding, BuildLock.path(of: stateEnding), BuildJournal.path(of: stateEnding)]
        .map { Array($0.utf8) }
}
