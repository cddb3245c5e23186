/// A summary of the diagnostics of many files, each kind once and in the order in which they were first found.
package struct DiagnosticSummary: Sendable {
    /// All diagnostics with the same content except for their position.
    private struct Kind: Sendable {
        var first: Diagnostic
        var file: String
        var files: Set<String>
        var count = 1
    }

    private var kinds: [Kind] = []
    /// The indices of the kinds, by diagnostics without a position.
    private var indices: [Diagnostic: Int] = [:]

    /// Creates an empty summary.
    package init() {}

    /// Creates a summary of the diagnostics of files, in the order of the files' names.
    package init(_ files: [String: [Diagnostic]]) {
        for (file, diagnostics) in files.sorted(by: { $0.key.precedesInBytes($1.key) }) {
            add(diagnostics, of: file)
        }
    }

    /// Adds the diagnostics of a file, some of which may name another.
    package mutating func add(_ diagnostics: [Diagnostic], of picture: String) {
        for one in diagnostics {
            let file = one.file ?? picture
            var kind = one
            (kind.file, kind.position) = (nil, nil)
            guard let index = indices[kind] else {
                indices[kind] = kinds.count
                kinds.append(Kind(first: one, file: file, files: [file]))
                continue
            }
            kinds[index].files.insert(file)
            kinds[index].count += 1
        }
    }

    /// A line for each kind: the number of files, the number of occurrences, and the first position.
    package var lines: [(severity: Diagnostic.Severity, text: String)] {
        kinds.map { kind in
            guard kind.count > 1 else { return (kind.first.severity, kind.first.description(in: kind.file)) }
            let (one, help) = (kind.first, kind.first.help.map { " (\($0))" } ?? "")
            let subject = kind.files.count > 1 ? "\(kind.files.count) files" : kind.file
            let times = kind.count > kind.files.count ? " (\(kind.count) times)" : ""
            let location = one.position.map { "at \(kind.file):\($0)" } ?? "in \(kind.file)"
            return (one.severity, "\(subject): \(one.message)\(times), first \(location)\(help)".printedLine)
        }
    }
}
