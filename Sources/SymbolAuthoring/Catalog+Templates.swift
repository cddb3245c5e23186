package import SymbolFiles
internal import SymbolModel

extension Catalog {
    /// The catalog of a set that was just converted.
    package init(_ templates: [Conversion.Template]) {
        self.init(symbols: templates.map(Entry.init).sorted { $0.name < $1.name })
    }
}

extension Catalog.Entry {
    fileprivate init(_ template: Conversion.Template) {
        let skeleton = template.skeleton
        self.init(
            name: skeleton.name, label: skeleton.title ?? skeleton.name, categories: skeleton.categories,
            keywords: skeleton.keywords, variantOf: skeleton.isVariant ? skeleton.stem : nil,
            renderingMode: skeleton.renderingMode?.rawValue)
    }
}
