internal import SymbolFiles
internal import SymbolSVG
internal import SymbolText

/// A request for symbols by their entries in a catalog, as in `{catalog: Symbols/catalog.json, category: weather}`.
struct CatalogQuery {
    private(set) var path = ""
    private var category: (text: String, node: YAMLNode)?
    private var words: [String] = []
    private var variants = false

    static let keys = ["catalog", "category", "search", "variants"]

    /// Reads the members of an entry that concern catalogs.
    init(_ node: YAMLNode, _ members: [(String, YAMLNode, YAMLNode)], _ file: YAMLFile) throws(FileError) {
        for (word, _, value) in members {
            switch word {
            case "catalog": path = try file.existing(value, of: "a catalog")
            case "category": category = (try file.text(value, of: "a category"), value)
            case "search": words = try file.text(value, of: "words").split(separator: " ").map(String.init)
            default: variants = try file.value(value, of: "true or false", ValueSyntax.flag)
            }
        }
        guard !path.isEmpty else { throw file.error(node, "expected \"files: PATH\" or \"catalog: FILE\"") }
    }

    /// The files beside the catalog that the query finds in it, in the catalog's order.
    func inputs(
        of catalog: Catalog, _ node: YAMLNode, _ file: YAMLFile
    ) throws(FileError) -> [SpriteInput] {
        if let category, !catalog.categories.contains(category.text) {
            let hint = catalog.nearestCategory(to: category.text).map { "; did you mean \($0)?" } ?? ""
            throw file.error(category.node, "there is no category \"\(category.text)\" in \(path)\(hint)")
        }
        let chosen = catalog.list(category: category?.text, variants: variants, words: words)
        guard !chosen.isEmpty else { throw file.error(node, "the query finds nothing in \(path)") }
        let position = node.position
        return chosen.map {
            SpriteInput(
                path: Catalog.file(of: $0.name, besideCatalog: path), folders: [], name: $0.name, position: position)
        }
    }
}
