import ArgumentParser
import CLibrary
import Insignia

/// Where the set of symbols is looked for when no catalog is given: the folders that may hold its `catalog.json`.
package struct SymbolSetPlaces {
    /// In the order in which they are looked at.
    let folders: [String]

    /// The folder that the environment names and no other; else `Symbols` here or in a folder above, then what is
    /// installed with the program: `share/insignia` beside its folder, or the set of the checkout it was built in.
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

    /// The catalog's path.
    ///
    /// - Throws: `CommandFailure` with every place where there is none.
    package func catalog() throws -> String {
        let paths = folders.map { $0 + "catalog.json" }
        if let found = paths.first(where: Files.exists) { return found }
        let message =
            "there is no catalog of symbols; expected one of \(paths.joined(separator: ", ")), "
            + "or its folder in INSIGNIA_SYMBOLS, or its path with --catalog"
        throw CommandFailure([ErrorReport(message)], .noInput)
    }

    /// A folder and those above it, each with a slash at its end.
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
