internal import Insignia
internal import InsigniaCommand

/// Where the symbols of a library are: what the command was given, each as the kind that it is.
package enum LibrarySource: Sendable {
    /// A catalog, with its symbols beside it.
    case catalog(String)
    case build(String)
    /// With a slash at its end.
    case folder(String)
    case file(String)

    package init(_ path: String) {
        let name = path.lowercased()
        if Files.isFolder(path) {
            let folder = path.hasSuffix("/") ? path : path + "/"
            self = Files.exists(folder + "catalog.json") ? .catalog(folder + "catalog.json") : .folder(folder)
        } else if name.hasSuffix(".json") {
            self = .catalog(path)
        } else {
            self = name.hasSuffix(".yml") || name.hasSuffix(".yaml") ? .build(path) : .file(path)
        }
    }

    /// A catalog that was read, and what the system said of its file then.
    struct KeptCatalog: Sendable {
        var stamp: FileStamp?
        var catalog: Catalog
    }

    /// A symbol's file, and what a catalog says of it.
    struct Found {
        var path: String
        var entry: Catalog.Entry?
    }

    /// The symbols, as `catalogs` keeps them where they have not changed.
    ///
    /// - Throws: `FileError` where the catalog or the build file cannot be read.
    func symbols(
        _ failures: inout [FileError], _ catalogs: inout [String: KeptCatalog]
    ) throws(FileError) -> [Found] {
        switch self {
        case .file(let path): return [Found(path: path)]
        case .folder(let folder):
            let list = InputList([folder], skipsLocalized: true)
            failures += list.failures
            return list.inputs.map { Found(path: $0.path) }
        case .build(let path):
            let file = try BuildFile(contentsOf: path)
            failures += file.failures
            return file.symbolPaths.map { Found(path: $0) }
        case .catalog(let path):
            let stamp = Files.stamp(of: path)
            let known = catalogs[path].flatMap { $0.stamp == stamp && stamp != nil ? $0.catalog : nil }
            let catalog = if let known { known } else { try Catalog(contentsOf: path) }
            catalogs[path] = KeptCatalog(stamp: stamp, catalog: catalog)
            return catalog.symbols.map { entry in
                Found(path: Catalog.file(of: entry.name, besideCatalog: path), entry: entry)
            }
        }
    }

    /// What stands above the symbols on the page.
    var title: String {
        switch self {
        case .catalog(let path), .build(let path):
            let folder = Files.folder(of: Files.canonicalPath(path))
            return Files.name(of: String(folder.dropLast()))
        case .folder(let folder): return Files.name(of: String(Files.canonicalPath(folder).drop { $0 == "/" }))
        case .file(let path): return Files.name(of: path)
        }
    }
}
