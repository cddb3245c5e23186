import ArgumentParser
import CLibrary
import Insignia

/// The folders in which the `catalog.json` of the symbol set is looked for when no catalog is given.
package struct SymbolSetLocations {
    /// The folders, each with a slash at its end, in the order of the search.
    let folders: [String]

    /// Lists the folders: only the one that the environment names, if any; otherwise `Symbols` here or in a folder
    /// above, then the set installed with the program in `share/insignia` beside its folder, then the set of the
    /// checkout in which it was built.
    package init() {
        if let folder = Environment.symbols {
            folders = [folder.hasSuffix("/") ? folder : folder + "/"]
            return
        }
        let here = Self.realPath(of: ".").map { Self.ancestors(of: $0 == "/" ? "/" : $0 + "/") } ?? [""]
        let program = Environment.program.map { Self.ancestors(of: Files.folder(of: $0)) } ?? []
        let installed = program.dropFirst().prefix(1).map { "\($0)share/insignia/" }
        let built = program.map { "\($0)Symbols/" }
        folders = (here.map { "\($0)Symbols/" } + installed + built).reduce(into: []) {
            if !$0.contains($1) { $0.append($1) }
        }
    }

    /// Returns the path of the first catalog found.
    ///
    /// - Throws: `CommandFailure` with all paths tried where there is none.
    package func catalog() throws -> String {
        let paths = folders.map { $0 + "catalog.json" }
        if let found = paths.first(where: Files.exists) { return found }
        let message =
            "no symbol catalog found; expected one of \(paths.joined(separator: ", ")), "
            + "or its folder in INSIGNIA_SYMBOLS, or its path with --catalog"
        throw CommandFailure([ErrorReport(message)], .noInput)
    }

    /// Returns the path of the symbol in the set that was meant by the name of a missing file; nil where there is none.
    func file(ofSymbol name: String) -> String? {
        guard Files.isName(name), name != "-", !Files.exists(name),
            let catalog = folders.lazy.map({ $0 + "catalog.json" }).first(where: Files.exists)
        else { return nil }
        let symbol = name.hasSuffix(".svg") ? InputList.stem(of: name) : name
        let path = Catalog.file(of: symbol, besideCatalog: catalog)
        return Files.exists(path) ? path : nil
    }

    /// Returns a folder and the folders above it, each with a slash at its end.
    private static func ancestors(of folder: String) -> [String] {
        var (folders, rest) = ([folder], folder)
        while rest.count > 1 {
            rest = Files.folder(of: String(rest.dropLast()))
            folders.append(rest)
        }
        return folders
    }

    static func realPath(of path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
