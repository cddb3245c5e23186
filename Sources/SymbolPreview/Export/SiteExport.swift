package import Insignia

/// Writes a library as static files for any web host, and only those that have changed.
package struct SiteExport: Sendable {
    /// The outcome of an export.
    package struct Report: Sendable {
        package var written = 0
        package var upToDate = 0
        package var removed = 0
        /// The size of all files in bytes.
        package var size = 0
        package var failures: [String] = []
    }

    private let site: PreviewSite
    /// The path of the folder, with a slash at its end.
    private let folder: String
    private var statePath: String { folder + ".insignia-site" }

    package init(_ site: PreviewSite, to folder: String) {
        (self.site, self.folder) = (site, folder.hasSuffix("/") ? folder : folder + "/")
    }

    /// Writes the files that are missing or out of date, and removes those from an earlier run that are obsolete.
    ///
    /// Files of symbols that fail stay as they are.
    ///
    /// - Parameter progress: Receives the number of pictures done and the total number.
    /// - Returns: The outcome of the export.
    /// - Throws: `FileError` where the folder or the state of the export cannot be written.
    package func run(progress: @escaping @Sendable (Int, Int) -> Void) throws(FileError) -> Report {
        site.library.read()
        let (read, unread) = symbols(of: site.library.entries)
        try Files.createFolder(folder)
        let known = SiteState(readingFrom: statePath)
        if known.files.isEmpty { try known.write(to: statePath) }
        var (report, state) = (Report(), SiteState())
        // Pictures come first, so that no page lacks its pictures.
        let pictures = try write(read.flatMap(\.pictures), known, progress)
        let (drawn, undrawn) = divided(read, by: pictures)
        let failed = unread + undrawn
        report.failures = failed.map(\.message) + site.library.failures.map { "\($0)" }
        let pages = SitePages(title: site.library.title, symbols: drawn, failures: report.failures)
        for (path, result) in pictures + (try write(pages.files, known)) {
            record(result, of: path, known, &state, &report)
        }
        // Where the list of symbols is not whole, nothing is known to be obsolete.
        let kept = Set(site.library.failures.isEmpty ? failed.flatMap(\.paths.all) : Array(known.files.keys))
        remove(known.files.filter { state.files[$0.key] == nil }, except: kept, &state, &report)
        try state.write(to: statePath)
        return report
    }

    private typealias FailedSymbol = (paths: SitePaths, message: String)

    private func symbols(of entries: [LibraryEntry]) -> (found: [SiteSymbol], failed: [FailedSymbol]) {
        let results = mapInParallel(entries) { entry in
            Result { () throws(SiteError) in try SiteSymbol(entry, site) }
        }
        let failed = zip(entries, results).compactMap { entry, result -> FailedSymbol? in
            guard case .failure(let error) = result else { return nil }
            return (SitePaths(entry), error.message)
        }
        return (results.compactMap { try? $0.get() }, failed)
    }

    /// Divides symbols into those that can be shown and those of which a picture cannot be drawn.
    private func divided(
        _ symbols: [SiteSymbol], by pictures: [Written]
    ) -> (drawn: [SiteSymbol], undrawn: [FailedSymbol]) {
        let faults = Dictionary(
            pictures.compactMap { path, result -> (String, String)? in
                guard case .failure(.unmade(let message)) = result else { return nil }
                return (path, message)
            }, uniquingKeysWith: { first, _ in first })
        var (drawn, undrawn): ([SiteSymbol], [FailedSymbol]) = ([], [])
        for symbol in symbols {
            if let fault = symbol.pictures.lazy.compactMap({ faults[$0.path] }).first {
                undrawn.append((symbol.paths, fault))
            } else {
                drawn.append(symbol)
            }
        }
        return (drawn, undrawn)
    }

    /// Records what became of a file; one that could not be made is still what an earlier run wrote.
    private func record(
        _ result: Result<Outcome, SiteError>, of path: String, _ known: SiteState, _ state: inout SiteState,
        _ report: inout Report
    ) {
        switch result {
        case .success(let done):
            report.size += done.file.size
            if done.isWritten { report.written += 1 } else { report.upToDate += 1 }
            state.files[path] = done.file
        case .failure(let error):
            // A picture that cannot be drawn is told with its symbol.
            if case .unwritten = error { report.failures.append(error.message) }
            state.files[path] = known.files[path]
        }
    }

    /// Removes files of an earlier run, except some; if that fails, keeps the record, so that the next run tries again.
    ///
    /// A file whose content is not what was written belongs to someone else by now, and stays.
    private func remove(
        _ files: [String: SiteState.File], except kept: Set<String>, _ state: inout SiteState, _ report: inout Report
    ) {
        for (path, file) in files.sorted(by: { $0.key < $1.key }) {
            if kept.contains(path) {
                state.files[path] = file
            } else if holds(file, at: path) {
                if Files.remove(folder + path, below: folder) {
                    report.removed += 1
                } else {
                    report.failures.append("\(folder)\(path): cannot be removed: \(lastErrorMessage())")
                    state.files[path] = file
                }
            }
        }
    }

    /// Whether a file is as it was written.
    private func holds(_ file: SiteState.File, at path: String) -> Bool {
        (try? Files.read(folder + path)).map { ContentDigest(of: $0).text == file.digest } ?? false
    }

    private typealias Outcome = (file: SiteState.File, isWritten: Bool)
    private typealias Written = (path: String, result: Result<Outcome, SiteError>)

    /// Writes files into their folders, which are created.
    private func write(
        _ files: [SiteFile], _ known: SiteState, _ progress: @Sendable (Int, Int) -> Void = { _, _ in }
    ) throws(FileError) -> [Written] {
        for path in Set(files.map { Files.folder(of: folder + $0.path) }).sorted() { try Files.createFolder(path) }
        return mapInParallel(files, progress: { progress($0, files.count) }) { file in
            (file.path, Result { () throws(SiteError) in try write(file, known) })
        }
    }

    private func write(_ file: SiteFile, _ known: SiteState) throws(SiteError) -> Outcome {
        if let old = known.files[file.path], old.recipe == file.recipe, holds(old, at: file.path) {
            return (old, false)
        }
        let bytes = try file.bytes(site)
        let written = SiteState.File(recipe: file.recipe, digest: ContentDigest(of: bytes).text, size: bytes.count)
        do throws(FileError) {
            try Files.write(bytes, to: folder + file.path)
            try SiteState.add((file.path, written), to: statePath)
        } catch {
            throw .unwritten(error)
        }
        return (written, true)
    }
}
