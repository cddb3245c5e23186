package import SymbolFiles
internal import SymbolGeometry
internal import SymbolSprites

extension GoldenSuite {
    /// Turns received drawings that a person has looked at into goldens, and removes goldens that no case uses.
    ///
    /// - Parameters:
    ///   - selection: The drawings to accept.
    ///   - asAlternates: Whether existing goldens are kept beside the received drawings.
    ///   - isDryRun: Whether nothing is written.
    ///   - jobs: The number of cases that are drawn at once; nil for one on each core.
    ///   - progress: A closure that receives the number of cases drawn so far, and that of all to draw.
    /// - Returns: The result for each name, and the errors of those whose files could not be written or removed.
    /// - Throws: `FileError` before anything is written, where nothing was received, or a received drawing is not what
    ///   would be drawn now.
    package func accept(
        _ selection: GoldenSelection, asAlternates: Bool = false, isDryRun: Bool = false, jobs: Int? = nil,
        progress: (@Sendable (Int, Int) -> Void)? = nil
    ) throws(FileError) -> GoldenAcceptances {
        let names = try names()
        let chosen = try choice(by: selection, names)
        try refuseShared(chosen.received)
        try refuseOutdated(chosen.received, jobs, progress)
        var acceptances = GoldenAcceptances()
        for one in chosen.received {
            let isAlternate = asAlternates && store.contains(one.name)
            let target = isAlternate ? names.freeAlternate(of: one.name) : one.name
            acceptances.add(isAlternate ? .alternate(target, of: one.name) : .accepted(one.name)) {
                () throws(FileError) in if !isDryRun { try moveReceived(one.name, to: target) }
            }
        }
        for name in chosen.removals {
            let base = names.alternates.first { $1.contains(name) }?.key
            acceptances.add(base.map { .removedAlternate(name, of: $0) } ?? .removed(name)) {
                () throws(FileError) in if !isDryRun { try store.remove(name) }
            }
        }
        return acceptances
    }

    private func refuseShared(_ chosen: [GoldenCase]) throws(FileError) {
        for one in chosen where store.hasRecord(one.name) {
            if let record = try? store.record(one.name) { try refuseShared(one.name, record) }
        }
    }

    private func moveReceived(_ name: String, to target: String) throws(FileError) {
        let (image, record) = (
            try Files.readStored(received.imagePath(name)), try Files.readStored(received.recordPath(name))
        )
        try Files.createFolder(of: store.imagePath(target))
        try Files.write(image, to: store.imagePath(target))
        try Files.write(record, to: store.recordPath(target))
        forget(name)
    }

    private typealias Choice = (received: [GoldenCase], removals: [String])

    private func choice(by selection: GoldenSelection, _ names: GoldenNames) throws(FileError) -> Choice {
        let there = try received.names()
        let received = cases.filter { there.contains($0.name) }
        let choice: Choice
        switch selection {
        case .named(let words): return try chosen(words, received, names)
        case .failed: choice = (received.filter { isSound($0.name) }, [])
        case .rewritten: choice = (try rewritten(received), [])
        case .all: choice = (received, names.removable)
        }
        guard choice.received.isEmpty, choice.removals.isEmpty else { return choice }
        let advice =
            switch selection {
            case .all where !names.orphans.isEmpty:
                "goldens that are not known to be those of \(file.path) are removed only when they are named"
            case .failed where !received.isEmpty:
                "a drawing without a golden, or with a damaged one, is accepted only when it is named or with --all"
            default: "run golden verify first"
            }
        throw FileError(.input, path: self.received.folder, message: "nothing of that kind was received; \(advice)")
    }

    /// Whether a golden exists and is not damaged.
    private func isSound(_ name: String) -> Bool { (try? store.golden(name)) != nil }

    private func rewritten(_ received: [GoldenCase]) throws(FileError) -> [GoldenCase] {
        var found: [GoldenCase] = []
        for one in received {
            guard let old = try? store.golden(one.name), let new = try self.received.golden(one.name) else { continue }
            if old.frames == new.frames, old.record.lists != new.record.lists, old.record.rate == new.record.rate {
                found.append(one)
            }
        }
        return found
    }

    private func chosen(
        _ words: [String], _ received: [GoldenCase], _ names: GoldenNames
    ) throws(FileError) -> Choice {
        let known = Set(cases.map(\.name))
        var (wanted, unasked): (Set<String>, Set<String>) = ([], [])
        for word in words {
            let pattern = CasePattern(word)
            if known.contains(word) {
                guard received.contains(where: { $0.name == word }) else { throw nothingReceived(word) }
                wanted.insert(word)
            } else if let other = names.others[word] {
                throw FileError(.input, path: word, message: "is a golden of \(other)")
            } else if names.unasked.contains(word) {
                unasked.insert(word)
            } else if pattern.hasWildcards {
                let (new, old) = (
                    received.map(\.name).filter(pattern.matches), names.removable.filter(pattern.matches)
                )
                if new.isEmpty, old.isEmpty { throw nothingReceived(word) }
                wanted.formUnion(new)
                unasked.formUnion(old)
            } else {
                let hint = CaseHint(for: word, among: known.union(names.unasked).sorted())
                throw FileError(.input, path: word, message: "there is no such case and no such golden\(hint)")
            }
        }
        return (received.filter { wanted.contains($0.name) }, unasked.sorted())
    }

    private func nothingReceived(_ word: String) -> FileError {
        FileError(
            .input, path: received.imagePath(word),
            message: "nothing was received under this name; run golden verify first")
    }

    /// Throws where a received drawing, which a person has looked at, is not what is drawn now.
    private func refuseOutdated(
        _ chosen: [GoldenCase], _ jobs: Int?, _ progress: (@Sendable (Int, Int) -> Void)?
    ) throws(FileError) {
        let errors = mapInParallel(chosen, jobs: jobs, progress: { progress?($0, chosen.count) }) { one -> FileError? in
            let path = received.imagePath(one.name)
            do throws(FileError) {
                guard let seen = try received.golden(one.name) else { return nothingReceived(one.name) }
                let outcome = draw(one)
                if case .success(let drawing) = outcome,
                    let reason = drawing.emptiness(ignoring: settings.criteria(of: one).ignoredAreas)
                {
                    return FileError(.format, path: path, message: reason)
                }
                guard case .success(let drawing) = outcome, seen.record.isSameDrawing(as: drawing.record) else {
                    return FileError(
                        .input, path: path,
                        message: "is not what is drawn now; run golden verify again, and look at what it receives")
                }
                return nil
            } catch {
                return error
            }
        }
        if let error = errors.compactMap({ $0 }).first { throw error }
    }
}
