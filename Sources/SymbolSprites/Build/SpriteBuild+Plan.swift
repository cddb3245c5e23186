public import SymbolFiles
internal import SymbolText

extension SpriteBuild {
    /// Determines the work that the build has to do.
    ///
    /// - Returns: The plan, for `run(_:progress:)`.
    /// - Throws: `FileError` where two outputs have the same path, an output is an input or a golden or was made by
    ///   another build file, or inputs or the shards to be merged are missing.
    public func plan() throws(FileError) -> BuildPlan { try plan(cacheFolder: place.cacheFolder) }

    /// Makes the plan with intermediate files in a folder; where that is nil, everything is drawn anew.
    func plan(cacheFolder: String?) throws(FileError) -> BuildPlan {
        var last = try lastState()
        var plan = BuildPlan(cacheFolder: place.cacheFolder)
        plan.failures = file.failures
        let sprites = try requestedSprites()
        let files = Self.distinct(sprites.flatMap { $0.flatMap(\.files) })
        readInputs(files, last, &plan)
        plan.inputs = Self.distinct([file.path] + file.dependencies + files)
        addSteps(drawing: sprites, cacheFolder, &plan)
        plan.outputs = plan.writes
        let stamps = Dictionary(
            plan.files.compactMap { path in Files.stamp(of: path).map { (PathKey(path), $0) } }
        ) { $1 }
        last.respellOutputs(as: plan)
        (plan.former, plan.state.folders) = (last.outputs, last.folders)
        try refuseClashes(plan, stamps)
        trackFormerOutputs(&plan, last, stamps, cacheFolder)
        keepOutputsOfOtherBuilds(&plan)
        removeUpToDateSteps(&plan, last, stamps)
        try refuseGoldens(plan.writes)
        try refuseOutputsOfOtherBuilds(plan)
        plan.state.completion = completion(of: plan)
        plan.isStateNew = plan.isStateNew || plan.state != last || Files.exists(BuildJournal.path(of: place.statePath))
        return plan
    }

    /// The proof for later runs that there is nothing to do; nil where there is, and for a part of a build.
    private func completion(of plan: BuildPlan) -> BuildCompletion? {
        guard plan.isUpToDate, settings.shard == nil, !settings.mergesShards,
            plan.state.outputs.allSatisfy({ !$0.value.isPending })
        else { return nil }
        return BuildCompletion([file.path] + file.dependencies + claims.map(\.path), readSince: file.readingStart)
    }

    /// Returns the sprites for each of the build file's settings.
    private func requestedSprites() throws(FileError) -> [[Sprite]] {
        let sprites = try file.settings.indices.map { number throws(FileError) in
            try file.sprites(with: number)
        }
        guard !file.outputs.isEmpty else {
            throw FileError(
                .format, path: file.path, message: "no outputs; expected \"outputs: [{png: FOLDER}]\"")
        }
        for output in file.outputs { try file.checkResourceNames(sprites[output.settings], output) }
        return sprites
    }

    /// Adds the steps of all outputs, without the sprites whose files cannot be read.
    private func addSteps(drawing sprites: [[Sprite]], _ cacheFolder: String?, _ plan: inout BuildPlan) {
        let digests = plan.state.inputs.mapValues(\.content)
        let readable =
            plan.failures.isEmpty
            ? sprites : sprites.map { $0.filter { $0.files.allSatisfy { digests[$0] != nil } } }
        let painter = SpritePainter()
        plan.painter = painter
        let steps = file.outputs.map { output in
            SpriteSteps(
                output: output, buildFile: file.path, scales: file.displayScales(of: output), painter: painter,
                digests: digests, cacheFolder: cacheFolder, bases: place.bases
            ).steps(readable[output.settings])
        }
        let drawing = distinct(steps.flatMap(\.drawing))
        plan.phases = [
            drawing.enumerated().filter { settings.shard?.contains($0.offset) ?? true }.map(\.element),
            settings.shard == nil ? steps.flatMap(\.joining) : []
        ]
    }

    /// Returns each path once, sorted by bytes; sorting costs little, since most paths are in order already.
    private static func distinct(_ paths: [String]) -> [String] {
        paths.sorted { $0.precedesInBytes($1) }.reduce(into: []) { found, path in
            if found.last?.precedesInBytes(path) ?? true { found.append(path) }
        }
    }

    /// Reads every input that has changed since the last run.
    private func readInputs(_ files: [String], _ last: BuildState, _ plan: inout BuildPlan) {
        plan.state.inputs.reserveCapacity(files.count)
        for path in files {
            do throws(FileError) {
                guard let stamp = Files.stamp(of: path) else { throw FileError.reading(path) }
                let known = last.inputs[path].flatMap { isSame($0.stamp, stamp, last) ? $0.content : nil }
                if known == nil, !settings.comparesContents { plan.isStateNew = true }
                let digest = if let known { known } else { ContentDigest(of: try Files.read(path, file.limits)) }
                plan.state.inputs[path] = .init(content: digest, stamp: stamp)
            } catch {
                plan.failures.append(error)
            }
        }
    }

    /// Returns whether the stamps prove that the content of a file is unchanged.
    private func isSame(_ known: FileStamp, _ stamp: FileStamp, _ last: BuildState) -> Bool {
        !settings.comparesContents && known == stamp && last.trusts(stamp)
    }

    /// Returns the steps without repetitions: equal sprites share one intermediate file.
    private func distinct(_ steps: [BuildStep]) -> [BuildStep] {
        var seen: Set<String> = []
        let cacheFolder = place.cacheFolder
        return steps.filter {
            let path = $0.outputs[0]
            return !path.hasBytePrefix(cacheFolder) || seen.insert(path).inserted
        }
    }

    /// Decides what becomes of outputs of previous runs that this one does not make.
    private func trackFormerOutputs(
        _ plan: inout BuildPlan, _ last: BuildState, _ stamps: [PathKey: FileStamp], _ cacheFolder: String?
    ) {
        let missing = Set(plan.files.map(PathKey.init).filter { stamps[$0] == nil })
        let dynamic = plan.phases.joined().compactMap(\.isDynamicOutput)
        var others = last.outputs.keys.filter {
            stamps[$0] == nil && !missing.contains($0) && (cacheFolder != nil || !plan.isOwn($0.text))
        }.map(\.text)
        // Whether these are still requested is known once the step that makes them has run.
        for path in others where dynamic.contains(where: { $0(path) }) {
            plan.state.outputs[path] = last.outputs[path]
        }
        others.removeAll { plan.state.outputs[$0] != nil }
        if settings.shard != nil {
            // Another shard may make them, or none: the merge decides that.
            for path in others { plan.state.outputs[path] = last.outputs[path]?.pending }
        } else if plan.failures.isEmpty {
            // A file that has become an input no longer belongs to the build.
            let inodes = others.isEmpty ? [] : inputInodes(plan)
            plan.stale = others.filter { !isInput($0, Files.stamp(of: $0), inodes, plan) }.sorted()
        } else {
            // Outputs of inputs that fail stay as they are.
            for path in others { plan.state.outputs[path] = last.outputs[path] }
            plan.kept = others.filter { !plan.isOwn($0) && Files.exists($0) }.sorted()
        }
    }

    /// Removes the steps whose outputs all exist and are what the steps would make now.
    private func removeUpToDateSteps(
        _ plan: inout BuildPlan, _ last: BuildState, _ stamps: [PathKey: FileStamp]
    ) {
        plan.state.outputs.reserveCapacity(last.outputs.count)
        for phase in plan.phases.indices {
            let steps = plan.phases[phase]
            plan.phases[phase] = steps.filter { step in
                let paths = step.outputs + plan.dynamicOutputs(of: step)
                let outputs = paths.compactMap { path in
                    present(path, stamps[path] ?? Files.stamp(of: path), step.recipe, last)
                }
                guard outputs.count == paths.count else { return true }
                for (path, output) in zip(paths, outputs) {
                    plan.state.outputs[path] = output
                    if !last.trusts(output.stamp) { plan.isStateNew = true }
                }
                plan.upToDate += paths.count { !plan.isOwn($0) }
                return false
            }
        }
    }

    /// The record of an output that is what the step would write now; nil where it differs or does not exist.
    private func present(
        _ path: String, _ stamp: FileStamp?, _ recipe: ContentDigest, _ last: BuildState
    ) -> BuildState.Output? {
        guard var output = last.outputs[path], output.recipe == recipe, let stamp else {
            return nil
        }
        if isSame(output.stamp, stamp, last) { return output }
        guard stamp.size == output.stamp.size, let bytes = try? Files.readStored(path, limit: .max),
            ContentDigest(wordsOf: bytes) == output.content
        else { return nil }
        output.stamp = stamp
        return output
    }
}

extension BuildState {
    /// Records outputs by the paths that a plan has for them: a folder can be written in several ways, or be reached
    /// through a link.
    fileprivate mutating func respellOutputs(as plan: BuildPlan) {
        let paths = plan.files
        let named = Set(paths.map(PathKey.init))
        let others = outputs.keys.filter { !named.contains($0) }
        guard !others.isEmpty else { return }
        var folders = CanonicalFolders()
        let spellings = Dictionary(paths.map { (PathKey(folders.path($0)), $0) }) { $1 }
        let folderSpellings = Dictionary(
            grouping: Set(paths.map { PathKey(Files.folder(of: $0)) }).sorted(),
            by: { PathKey(folders.folder($0.text)) })
        let dynamic = plan.phases.joined().compactMap(\.isDynamicOutput)
        for other in others {
            let real = folders.path(other.text)
            let siblings = folderSpellings[PathKey(Files.folder(of: real))] ?? []
            let pages = siblings.map { $0.text + Files.name(of: real) }
            let spelling = spellings[PathKey(real)] ?? pages.first { page in dynamic.contains { $0(page) } }
            guard let spelling, spelling != other.text, let output = outputs.removeValue(forKey: other),
                outputs[PathKey(spelling)] == nil
            else { continue }
            outputs[PathKey(spelling)] = output
        }
    }
}
