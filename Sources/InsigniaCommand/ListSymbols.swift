import ArgumentParser
import Insignia

/// The options that select a catalog and the form of the output.
struct CatalogOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A catalog written by insignia convert --catalog; by default, that of the symbol set in INSIGNIA_SYMBOLS, "
                + "in a folder Symbols here or above, or beside the program.",
            valueName: "file"), completion: .file(extensions: ["json"]))
    var catalog: String?

    @Flag(help: "Print a JSON report to standard output.")
    var json = false

    func load() throws -> (catalog: Catalog, path: String) {
        let path = try catalog ?? SymbolSetLocations().catalog()
        return (try failing { try Catalog(contentsOf: path) }, path)
    }

    /// Prints entries of the catalog at a path.
    func print(_ entries: [Catalog.Entry], of path: String) throws {
        if json { return try Console.printJSON(entries.map { ListedSymbol($0, besideCatalog: path) }) }
        for entry in entries { try Console.print(entry.name, entry.label) }
    }
}

/// The JSON report on one symbol: its entry in the catalog, and the path of its file.
private struct ListedSymbol: Encodable {
    private let entry: Catalog.Entry
    private let file: String

    private enum CodingKeys: String, CodingKey { case file }

    init(_ entry: Catalog.Entry, besideCatalog path: String) {
        (self.entry, file) = (entry, Catalog.file(of: entry.name, besideCatalog: path))
    }

    func encode(to encoder: any Encoder) throws {
        try entry.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(file, forKey: .file)
    }
}

struct ListSymbols: ListReporting {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the symbols of a symbol set.",
        usage: "insignia list [<options>]",
        discussion: """
            EXAMPLES
              insignia list
              insignia list --category weather --variants
            """)

    @Option(
        help: ArgumentHelp("List only the symbols of this category.", valueName: "category"),
        completion: .custom { _, _, _ in (try? Catalog(contentsOf: SymbolSetLocations().catalog()))?.categories ?? [] })
    var category: String?

    @Flag(help: "Include variants of other symbols.")
    var variants = false

    @OptionGroup var options: CatalogOptions

    func run() throws {
        let (catalog, path) = try options.load()
        if let category, !catalog.categories.contains(category) {
            let hint =
                catalog.nearestCategory(to: category).map { "did you mean \($0)?" }
                ?? "expected \(catalog.categories.joined(separator: ", "))"
            throw usageError("there is no category \"\(category)\"; \(hint)")
        }
        try options.print(catalog.list(category: category, variants: variants), of: path)
    }
}

struct SearchSymbols: ListReporting, CheckedArguments {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Find symbols by words in their names, labels, keywords and categories.",
        discussion: """
            EXAMPLES
              insignia search rain
              insignia search person plus
            """)

    @Argument(help: ArgumentHelp("Words to look for; symbols match if they have all of them.", valueName: "word"))
    var words: [String]

    @OptionGroup var options: CatalogOptions

    func checkCombination() throws {
        // A variable of a script that is not set would match every symbol.
        if words.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
            throw ValidationError("a word is empty; expected a word to look for, or insignia list for all symbols")
        }
    }

    func run() throws {
        let (catalog, path) = try options.load()
        let found = catalog.search(words)
        try options.print(found, of: path)
        if found.isEmpty {
            Console.say("nothing in \(path) matches \(words.joined(separator: " "))")
            throw ExitCode(1)
        }
    }
}
