package import Insignia
internal import Synchronization

/// The symbols that are shown, as they are on the disk now.
package final class Library: Sendable {
    private struct State {
        var entries: [LibraryEntry] = []
        var places: [String: Int] = [:]
        var failures: [FileError] = []
        var revision = 0
    }

    private let sources: [LibrarySource]
    private let state = Mutex(State())
    private let catalogs = Mutex<[String: LibrarySource.KeptCatalog]>([:])

    package init(_ sources: [LibrarySource]) {
        self.sources = sources
        refresh()
    }

    package var title: String { sources.map(\.title).joined(separator: ", ") }
    /// Grows with every change.
    package var revision: Int { state.withLock { $0.revision } }
    package var entries: [LibraryEntry] { state.withLock { $0.entries } }
    package var failures: [FileError] { state.withLock { $0.failures } }

    package subscript(id: String) -> LibraryEntry? {
        state.withLock { state in state.places[id].map { state.entries[$0] } }
    }

    /// Takes over what has changed on the disk.
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
        take(entries, failures)
    }

    /// Reads what has not been read yet of what lists tell.
    package func read() { while readSome(jobs: nil) {} }

    /// Reads some of that, and tells whether more is left.
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
                guard let place = state.places[entry.id], state.entries[place].stamp == entry.stamp else { continue }
                state.entries[place].facts = facts
            }
            // Told once, not bit by bit.
            if unread.count == all.count { state.revision += 1 }
        }
        return unread.count < all.count
    }

    /// Few enough to stop between two.
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

    private func take(_ entries: [LibraryEntry], _ failures: [FileError]) {
        state.withLock { state in
            let isSame =
                state.failures == failures
                && state.entries.elementsEqual(entries) {
                    ($0.id, $0.path, $0.stamp, $0.isLocalized, $0.catalog)
                        == ($1.id, $1.path, $1.stamp, $1.isLocalized, $1.catalog)
                }
            guard !isSame || state.revision == 0 else { return }
            (state.entries, state.failures) = (entries, failures)
            state.places = Dictionary(entries.enumerated().map { ($1.id, $0) }) { first, _ in first }
            state.revision += 1
        }
    }

    /// The files that have others beside them for languages.
    private static func localized(_ paths: [String]) -> Set<String> {
        let folders = Set(paths.map(Files.folder(of:)))
        return folders.reduce(into: []) { found, folder in
            let names = (try? Files.names(in: folder)) ?? []
            found.formUnion(LocalizedFile.originals(names).map { folder + $0 })
        }
    }
}
