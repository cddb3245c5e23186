internal import SymbolFiles
internal import SymbolText

extension SpriteBuild {
    /// Returns how many outputs a build has made, if it certainly has nothing to do.
    ///
    /// The build file is not read: the build has found nothing to do before, and since then no file that it reads or
    /// makes has changed, and nothing has been added to or removed from the folders that it searches. Each of these is
    /// asked for its size and times once.
    ///
    /// - Parameters:
    ///   - buildFile: The path of the build file.
    ///   - settings: The settings of the build; the answer is `nil` for a shard, for a merge, and where contents are to
    ///     be compared or outputs to be touched.
    /// - Returns: The number of outputs; `nil` where only `plan()` can tell.
    public static func completedOutputs(of buildFile: String, settings: Settings = Settings()) -> Int? {
        guard settings.shard == nil, !settings.mergesShards, !settings.comparesContents, !settings.touchesOutputs else {
            return nil
        }
        let place = BuildPlace(of: buildFile, settings)
        let path = place.statePath
        guard !Files.exists(BuildJournal.path(of: path)), let time = Files.stamp(of: path)?.time,
            let bytes = try? Files.readStored(path, limit: .max)
        else { return nil }
        return bytes.withUnsafeBufferPointer { completedOutputs(TextFields(rest: $0[...]), writtenAt: time, place) }
    }

    /// Counts the outputs in a state, except for intermediate files; nil where anything has changed.
    private static func completedOutputs(_ state: TextFields, writtenAt time: Int, _ place: BuildPlace) -> Int? {
        var lines = state
        guard lines.next(to: "\n").elementsEqual(BuildState.header.utf8), BuildCompletion(&lines) != nil else {
            return nil
        }
        var (count, cacheFolder) = (0, place.cacheFolder)
        while !lines.rest.isEmpty {
            guard let line = BuildStateLine(lines.next(to: "\n")) else { return nil }
            if line.kind == .folder { continue }
            guard let path = line.path(place.bases), Files.stamp(of: path) == line.stamp,
                line.kind == .dependency || BuildState.trusts(line.stamp, writtenAt: time)
            else { return nil }
            if line.kind == .output, !path.hasBytePrefix(cacheFolder) { count += 1 }
        }
        return count
    }
}
