/// What there is to say about many files, each kind of it once and in the order in which it first came.
package struct DiagnosticSummary: Sendable {
    /// What was found where, of all that say the same.
    private struct Kind: Sendable {
        var first: Diagnostic
        var file: String
        var files: Set<String>
        var count = 1
    }

    private var kinds: [Kind] = []
    /// The places of the kinds, by what they say.
    private var places: [Diagnostic: Int] = [:]

    package init() {}

    /// Sums up what there is to say about files, in the order of their names.
    package init(_ files: [String: [Diagnostic]]) {
        for (file, diagnostics) in files.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            add(diagnostics, of: file)
        }
    }

    /// Adds what there is to say about a file.
    package mutating func add(_ diagnostics: [Diagnostic], of file: String) {
        for one in diagnostics {
            var saying = one
            saying.position = nil
            guard let place = places[saying] else {
                places[saying] = kinds.count
                kinds.append(Kind(first: one, file: file, files: [file]))
                continue
            }
            kinds[place].files.insert(file)
            kinds[place].count += 1
        }
    }

    /// A line for each kind: how many files it concerns, how often it was found, and where first.
    package var lines: [(severity: Diagnostic.Severity, text: String)] {
        kinds.map { kind in
            guard kind.count > 1 else { return (kind.first.severity, kind.first.description(in: kind.file)) }
            let (one, help) = (kind.first, kind.first.help.map { " (\($0))" } ?? "")
            let subject = kind.files.count > 1 ? "\(kind.files.count) files" : kind.file
            let times = kind.count > kind.files.count ? " (\(kind.count) times)" : ""
            let place = one.position.map { "at \(kind.file):\($0.line):\($0.column)" } ?? "in \(kind.file)"
            return (one.severity, "\(subject): \(one.message)\(times), first \(place)\(help)".printedLine)
        }
    }
}
