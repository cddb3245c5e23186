internal import SymbolText
internal import Synchronization

/// What there was to say while pictures were drawn, on any thread, and by file.
final class DiagnosticLog: Sendable {
    private struct Entry {
        var read: Set<Diagnostic> = []
        var drawn: [Diagnostic: Int] = [:]
        var drawings = 0
    }

    private let entries = Mutex<[String: Entry]>([:])

    /// Adds what was found in reading a file, however often it is read.
    func addReading(of file: String, _ diagnostics: [Diagnostic]) {
        entries.withLock { $0[file, default: Entry()].read.formUnion(diagnostics) }
    }

    /// Adds what was found in drawing one picture of a file.
    func addDrawing(of file: String, _ diagnostics: [Diagnostic]) {
        entries.withLock { entries in
            entries[file, default: Entry()].drawings += 1
            for one in diagnostics { entries[file, default: Entry()].drawn[one, default: 0] += 1 }
        }
    }

    /// The diagnostics of each file that has any, in the order of their places.
    ///
    /// An option that has an effect in one picture of a file is not told of for another.
    var diagnostics: [String: [Diagnostic]] {
        entries.withLock { entries in
            entries.mapValues { entry in
                let drawn = entry.drawn.filter { $0.key.code != .ineffective || $0.value == entry.drawings }.keys
                return entry.read.union(drawn).sorted { $0.order < $1.order }.map {
                    $0.naming(BuildFile.parameterNames)
                }
            }.filter { !$0.value.isEmpty }
        }
    }
}

extension Diagnostic {
    fileprivate var order: (Int, Int, String) { (position?.line ?? .max, position?.column ?? .max, message) }
}
