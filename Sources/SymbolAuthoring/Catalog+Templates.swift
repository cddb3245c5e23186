package import SymbolFiles
internal import SymbolModel

extension Catalog {
    /// Creates the catalog of a set that was just converted.
    package init(_ templates: [Conversion.Template]) {
        self.init(symbols: templates.map(Entry.init).sorted { $0.name < $1.name })
    }
}

extension Catalog.Entry {
    fileprivate init(_ template: Conversion.Template) {
        self.init(
            name: template.name, label: template.label ?? template.name, categories: template.categories,
            keywords: template.keywords, variantOf: template.variantOf, renderingMode: template.renderingMode?.rawValue)
    }
}
