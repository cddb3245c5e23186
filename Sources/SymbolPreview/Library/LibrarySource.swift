internal import Insignia
internal import InsigniaCommand

/// A source of symbols of a library: a path that the command was given, by its kind.
package enum LibrarySource: Sendable {
    /// The path of a catalog, with its symbols beside it.
    case catalog(String)
    /// The path of a build file.
    case build(String)
    /// The path of a folder, with a slash at its end.
    case folder(String)
    /// The path of a symbol or icon.
    case file(String)

    /// Derives the kind of a source from the file or folder at its path.
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

    /// A catalog, with the stamp of its file when it was read.
    struct CachedCatalog: Sendable {
        var stamp: FileStamp?
        var catalog: Catalog
    }

    /// The path of a symbol, with its entry in the catalog, if any.
    struct Found {
        var path: String
        var entry: Catalog.Entry?
    }

    /// Returns the symbols; catalogs that have not changed are taken from `catalogs`.
    ///
    /// - Throws: `FileError` where the catalog or the build file cannot be read.
    func symbols(
        _ failures: inout [FileError], _ catalogs: inout [String: CachedCatalog]
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
            catalogs[path] = CachedCatalog(stamp: stamp, catalog: catalog)
            return catalog.symbols.map { entry in
                Found(path: Catalog.file(of: entry.name, besideCatalog: path), entry: entry)
            }
        }
    }

    /// The heading above the symbols on the page.
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
