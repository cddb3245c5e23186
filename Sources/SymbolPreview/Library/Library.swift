package import Insignia
internal import Synchronization

/// The symbols of a preview, kept in step with the files on the disk.
package final class Library: Sendable {
    private struct State {
        var entries: [LibraryEntry] = []
        /// The indices of the entries by their ids.
        var indices: [String: Int] = [:]
        var failures: [FileError] = []
        var revision = 0
    }

    private let sources: [LibrarySource]
    private let state = Mutex(State())
    private let catalogs = Mutex<[String: LibrarySource.CachedCatalog]>([:])

    /// Finds the symbols of the sources; their files are not read yet.
    package init(_ sources: [LibrarySource]) {
        self.sources = sources
        refresh()
    }

    /// The heading above the symbols on the page.
    package var title: String { sources.map(\.title).joined(separator: ", ") }
    /// A number that grows with every change.
    package var revision: Int { state.withLock { $0.revision } }
    package var entries: [LibraryEntry] { state.withLock { $0.entries } }
    package var failures: [FileError] { state.withLock { $0.failures } }

    package subscript(id: String) -> LibraryEntry? {
        state.withLock { state in state.indices[id].map { state.entries[$0] } }
    }

    /// Returns the entries whose paths end with a path, apart from steps to folders above.
    func entries(ofFile path: String) -> [LibraryEntry] {
        let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
        return entries.filter { $0.path.split(separator: "/").suffix(parts.count) == parts[...] }
    }

    /// Updates the entries to the files on the disk.
    package func refresh() {
        let (found, failures) = found()
        let old = Dictionary(entries.map { ($0.path, $0) }) { first, _ in first }
        let localized = Self.localized(found.map(\.path))
        let names = Dictionary(grouping: found) { InputList.stem(of: $0.path) }
        let entries = found.map { symbol in
            let (name, stamp) = (InputList.stem(of: symbol.path), Files.stamp(of: symbol.path))
            let known = old[symbol.path].flatMap { $0.stamp == stamp ? $0 : nil }
            return LibraryEntry(
                id: names[name]?.count == 1 ? name : symbol.path, name: name, path: symbol.path, stamp: stamp,
                catalog: symbol.entry, isLocalized: localized.contains(symbol.path), facts: known?.facts)
        }
        update(entries, failures)
    }

    /// Reads the files that have not been read yet, for the facts that lists show.
    package func read() { while readSome(jobs: nil) {} }

    /// Reads a batch of these files; returns whether more are left.
    func readSome(jobs: Int?) -> Bool {
        let all = entries.filter { $0.facts == nil }
        let unread = Array(all.prefix(Self.batch))
        guard !unread.isEmpty else { return false }
        let facts = mapInParallel(unread, jobs: jobs) { entry in
            do throws(FileError) { return SymbolFacts(try SymbolDocument(contentsOf: entry.path).symbol) } catch {
                return SymbolFacts(error)
            }
        }
        state.withLock { state in
            for (entry, facts) in zip(unread, facts) {
                guard let index = state.indices[entry.id], state.entries[index].stamp == entry.stamp else { continue }
                state.entries[index].facts = facts
            }
            // The page is notified once at the end, not after each batch.
            if unread.count == all.count { state.revision += 1 }
        }
        return unread.count < all.count
    }

    /// The number of files in a batch: few enough to stop between batches without delay.
    private static let batch = 64

    private func found() -> ([LibrarySource.Found], [FileError]) {
        var (found, failures): ([LibrarySource.Found], [FileError]) = ([], [])
        catalogs.withLock { catalogs in
            for source in sources {
                do throws(FileError) { found += try source.symbols(&failures, &catalogs) } catch {
                    failures.append(error)
                }
            }
        }
        var seen: Set<String> = []
        return (found.filter { seen.insert($0.path).inserted }, failures)
    }

    private func update(_ entries: [LibraryEntry], _ failures: [FileError]) {
        state.withLock { state in
            let isSame =
                state.failures == failures
                && state.entries.elementsEqual(entries) {
                    ($0.id, $0.path, $0.stamp, $0.isLocalized, $0.catalog)
                        == ($1.id, $1.path, $1.stamp, $1.isLocalized, $1.catalog)
                }
            guard !isSame || state.revision == 0 else { return }
            (state.entries, state.failures) = (entries, failures)
            state.indices = Dictionary(entries.enumerated().map { ($1.id, $0) }) { first, _ in first }
            state.revision += 1
        }
    }

    /// Returns the paths with localized drawings beside them.
    private static func localized(_ paths: [String]) -> Set<String> {
        let folders = Set(paths.map(Files.folder(of:)))
        return folders.reduce(into: []) { found, folder in
            let names = (try? Files.names(in: folder)) ?? []
            found.formUnion(LocalizedFile.originals(names).map { folder + $0 })
        }
    }
}
