internal import SymbolText
internal import Synchronization

/// The diagnostics that are found while pictures are drawn, on any thread, by file.
final class DiagnosticLog: Sendable {
    private struct Entry {
        var once: Set<Diagnostic> = []
        var drawn: [Diagnostic: Int] = [:]
        var drawings = 0
    }

    private let entries = Mutex<[String: Entry]>([:])

    /// Adds diagnostics that count once however often they are found, as those of reading a file do.
    func addOnce(of file: String, _ diagnostics: [Diagnostic]) {
        entries.withLock { $0[file, default: Entry()].once.formUnion(diagnostics) }
    }

    /// Adds the diagnostics of drawing one picture of a file.
    func addDrawing(of file: String, _ diagnostics: [Diagnostic]) {
        entries.withLock { entries in
            entries[file, default: Entry()].drawings += 1
            for one in diagnostics { entries[file, default: Entry()].drawn[one, default: 0] += 1 }
        }
    }

    /// The diagnostics of each file that has any, in the order of their positions.
    ///
    /// An ineffective option is reported only where it has no effect in any picture of the file.
    var diagnostics: [String: [Diagnostic]] {
        entries.withLock { entries in
            entries.mapValues { entry in
                let drawn = entry.drawn.filter { $0.key.code != .ineffective || $0.value == entry.drawings }.keys
                return entry.once.union(drawn).sorted { $0.order < $1.order }.map {
                    $0.naming(BuildFile.parameterNames)
                }
            }.filter { !$0.value.isEmpty }
        }
    }
}

extension Diagnostic {
    fileprivate var order: (Int, Int, String) { (position?.line ?? .max, position?.column ?? .max, message) }
}
