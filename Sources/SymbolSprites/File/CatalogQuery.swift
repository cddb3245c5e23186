internal import SymbolFiles
internal import SymbolSVG
internal import SymbolText
internal import Yams

/// Symbols asked for by what a catalog says of them: `{catalog: Symbols/catalog.json, category: weather, variants: true}`.
struct CatalogQuery {
    private var path = ""
    private var category: (text: String, node: Node)?
    private var words: [String] = []
    private var variants = false

    init(_ node: Node, _ file: YAMLFile) throws(FileError) {
        for (key, value) in try file.mapping(node, of: "a catalog query") {
            switch try file.key(key, among: ["catalog", "category", "search", "variants"]) {
            case "catalog": path = file.relative(try file.text(value, of: "a catalog"))
            case "category": category = (try file.text(value, of: "a category"), value)
            case "search": words = try file.text(value, of: "words").split(separator: " ").map(String.init)
            default: variants = try file.value(value, of: "true or false", ValueSyntax.flag)
            }
        }
        guard !path.isEmpty else { throw file.error(node, "expected \"catalog: FILE\"") }
    }

    /// The files beside the catalog, in its order.
    func inputs(_ node: Node, _ file: YAMLFile) throws(FileError) -> [SpriteInput] {
        let catalog = try Catalog(contentsOf: path)
        if let category, !catalog.categories.contains(category.text) {
            let hint = catalog.nearestCategory(to: category.text).map { "; did you mean \($0)?" } ?? ""
            throw file.error(category.node, "there is no category \"\(category.text)\" in \(path)\(hint)")
        }
        let found = words.isEmpty ? catalog.symbols : catalog.search(words).sorted { $0.name < $1.name }
        let chosen = found.filter { entry in
            (variants || entry.variantOf == nil) && (category.map { entry.categories.contains($0.text) } ?? true)
        }
        guard !chosen.isEmpty else { throw file.error(node, "the query finds nothing in \(path)") }
        let folder = Files.folder(of: path)
        let position = node.mark.map { SourcePosition(line: $0.line, column: $0.column) }
        return chosen.map { SpriteInput(path: "\(folder)\($0.name).svg", name: $0.name, position: position) }
    }
}

extension Catalog {
    /// Reads what `insignia convert --catalog` writes; JSON is YAML too.
    ///
    /// - Throws: `FileError` that names line and column of what is wrong.
    init(contentsOf path: String) throws(FileError) {
        let file = YAMLFile(path: path, bytes: try Files.read(path))
        var entries: [Entry] = []
        for (key, node) in try file.mapping(try file.root(), of: "a catalog")
        where try file.text(key, of: "a key") == "symbols" {
            for item in file.list(node) { entries.append(try Self.entry(item, file)) }
        }
        self.init(symbols: entries)
    }

    private static func entry(_ node: Node, _ file: YAMLFile) throws(FileError) -> Entry {
        var entry = Entry(name: "", label: "")
        for (key, value) in try file.mapping(node, of: "a symbol") {
            switch try file.text(key, of: "a key") {
            case "name": entry.name = try file.text(value, of: "a name")
            case "label": entry.label = try file.text(value, of: "a label")
            case "categories":
                for item in file.list(value) { entry.categories.append(try file.text(item, of: "a category")) }
            case "keywords":
                for item in file.list(value) { entry.keywords.append(try file.text(item, of: "a keyword")) }
            case "variantOf": entry.variantOf = try file.text(value, of: "a name")
            default: continue
            }
        }
        return entry
    }
}
