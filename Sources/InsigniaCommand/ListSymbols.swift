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

    func print(_ entries: [Catalog.Entry]) throws {
        if json { return try Console.printJSON(entries) }
        for entry in entries { try Console.print(entry.name, entry.label) }
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
        let catalog = try options.load().catalog
        if let category, !catalog.categories.contains(category) {
            let hint =
                catalog.nearestCategory(to: category).map { "did you mean \($0)?" }
                ?? "expected \(catalog.categories.joined(separator: ", "))"
            throw usageError("there is no category \"\(category)\"; \(hint)")
        }
        try options.print(catalog.list(category: category, variants: variants))
    }
}

struct SearchSymbols: ListReporting {
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

    func run() throws {
        let (catalog, path) = try options.load()
        let found = catalog.search(words)
        try options.print(found)
        if found.isEmpty {
            Console.say("nothing in \(path) matches \(words.joined(separator: " "))")
            throw ExitCode(1)
        }
    }
}
