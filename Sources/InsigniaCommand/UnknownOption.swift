internal import ArgumentParser
internal import SymbolText

/// An option that a command does not have, with those that may have been meant.
///
/// The parser suggests the option with the fewest other letters, such as `--size` for `--mode`. More often one of the
/// words of a longer name was given, as of `--rendering-mode`.
struct UnknownOption {
    /// The name without its dashes.
    private let name: String
    /// The names of the options of the command, without dashes.
    private let known: [String]

    /// Creates the option of which a message of the parser says that a command does not have it; nil for another
    /// message.
    init?(_ message: String, of command: any ParsableCommand.Type) {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[0] == "Unknown option ", parts[1].hasPrefix("--") else { return nil }
        name = String(parts[1].dropFirst(2))
        known = Self.names(in: InsigniaCommand.helpMessage(for: command))
    }

    /// The error and a question, `Unknown option '--mode'. Did you mean '--rendering-mode' or '--variable-mode'?`.
    var message: String {
        let meant = suggestions.map { "'--\($0)'" }.joined(separator: " or ")
        return "Unknown option '--\(name)'" + (meant.isEmpty ? "" : ". Did you mean \(meant)?")
    }

    /// The options that have all words of this one, or none but such, or begin with it; without any, the one of which
    /// this is a misspelling.
    private var suggestions: [String] {
        let name = name.lowercased()
        let words = Set(name.split(separator: "-"))
        guard !words.isEmpty else { return [] }
        let related = known.filter { option in
            let others = Set(option.split(separator: "-"))
            return words.isSubset(of: others) || words.isSuperset(of: others) || option.hasPrefix(name)
        }
        // More than a few would not help.
        return (1...3).contains(related.count) ? related : name.nearest(in: known).map { [$0] } ?? []
    }

    /// Returns the names of the options that a help text lists, each of which begins a line.
    private static func names(in help: String) -> [String] {
        help.split(separator: "\n").flatMap { line in
            line.split(whereSeparator: { " ,/".contains($0) }).prefix { $0.hasPrefix("-") }
                .filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
        }
    }
}
