extension Catalog {
    /// The limits of a catalog, which suffice for some fifty thousand symbols.
    package static let limits = YAMLLimits(size: 16 << 20, nodes: 16 << 20)

    /// Reads a catalog that `insignia convert --catalog` has written.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: `FileError` where the file cannot be read or is not a catalog, with the line and column of the fault.
    public init(contentsOf path: String) throws(FileError) {
        try self.init(parsing: try YAMLFile.read(path, Self.limits), path: path)
    }

    /// Reads a catalog from the bytes of a file.
    ///
    /// - Parameters:
    ///   - bytes: The bytes, in UTF-8.
    ///   - path: The path that errors name.
    /// - Throws: `FileError` where the bytes are not a catalog, with the line and column of the fault.
    public init(parsing bytes: [UInt8], path: String = "catalog") throws(FileError) {
        let file = YAMLFile(path: path, bytes: bytes, limits: Self.limits)
        let root = try file.root()
        for (key, node) in try file.mapping(root, of: "a catalog")
        where try file.text(key, of: "a key") == "symbols" {
            var names: Set<String> = []
            self.init(
                symbols: try file.list(node).map { item throws(FileError) in
                    let entry = try Self.entry(item, file)
                    guard names.insert(entry.name).inserted else {
                        throw file.error(item, "a symbol named \"\(entry.name)\" comes before; names are unique")
                    }
                    return entry
                })
            return
        }
        throw file.error(root, "is not a catalog; expected \"symbols\" with a name for each")
    }

    /// Returns the path of a symbol's file beside a catalog: a template, or that in a symbol set.
    package static func file(of name: String, besideCatalog path: String) -> String {
        let folder = Files.folder(of: path)
        return SymbolSet.drawing(of: name, in: folder) ?? "\(folder)\(name).svg"
    }

    private static func entry(_ node: YAMLNode, _ file: YAMLFile) throws(FileError) -> Entry {
        var entry = Entry(name: "", label: "")
        for (key, value) in try file.mapping(node, of: "a symbol") where !value.isNull {
            switch try file.text(key, of: "a key") {
            case "name": entry.name = try name(value, file)
            case "label": entry.label = try file.text(value, of: "a label")
            case "categories": entry.categories = try file.texts(value, of: "a category")
            case "keywords": entry.keywords = try file.texts(value, of: "a keyword")
            case "variantOf": entry.variantOf = try file.text(value, of: "a name")
            case "renderingMode": entry.renderingMode = try file.text(value, of: "a rendering mode")
            default: continue
            }
        }
        guard !entry.name.isEmpty else { throw file.error(node, "a symbol has no name") }
        return entry
    }

    /// Reads the name of a symbol, from which the paths of its file and of its pictures are made.
    private static func name(_ node: YAMLNode, _ file: YAMLFile) throws(FileError) -> String {
        let name = try file.text(node, of: "a name")
        guard name.isEmpty || Files.isName(name) else {
            throw file.error(node, "\"\(name)\" is a path; expected the name of a symbol beside the catalog")
        }
        return name
    }
}

extension YAMLFile {
    fileprivate func texts(_ node: YAMLNode, of what: String) throws(FileError) -> [String] {
        try list(node).map { item throws(FileError) in try text(item, of: what) }
    }
}
